import { expect, test } from 'vitest'
import { towns } from '#subjects/county/rules/towns.ts'
import { addresses } from '#subjects/dealership/facts/addresses.ts'
import { driveAndGarageLinks } from '#subjects/dealership/facts/navigation.ts'
import { climbPage } from '#subjects/fit/facts/climb-page.ts'
import { findACartPage } from '#subjects/fit/facts/find-a-cart-page.ts'
import { garagePage } from '#subjects/fit/facts/garage-page.ts'
import { find, findAll, hrefsIn, mainOf, scriptsIn, textOf, textsOf } from '#tests/setup/page-html.ts'
import { app, htmlAt, ports } from '#tests/setup/shared-site.ts'
import { testApp } from '#tests/setup/test-app.ts'

const { willItClimb, willItFit } = addresses
const answers = [`${willItClimb}?slope=12&riders=4`, `${willItFit}?width=8'&height=7'&depth=14'`]
/** The same addresses as we write them. */
const written = [`${willItClimb}?slope=12&surface=paved&riders=4`, `${willItFit}?width=8+ft&height=7+ft&depth=14+ft`]

test.each([willItClimb, willItFit])('FIT-23, FIT-27: %s is one GET form and says what is wrong', async (path) => {
  const form = find(mainOf(await htmlAt(path)), 'form')
  expect([form.getAttribute('action'), form.getAttribute('method')]).toEqual([path, undefined])
  expect(scriptsIn(await htmlAt(path))).toEqual([])
  const typed = path === willItClimb ? 'slope' : 'width'
  const wrong = await app.request(`${path}?${typed}=%3Cb%3E`)
  expect(wrong.status).toBe(200)
  const field = find(await wrong.text(), `#${typed}`)
  expect([field.getAttribute('value'), field.getAttribute('aria-invalid')]).toEqual(['<b>', 'true'])
  const empty = await (await app.request(`${path}?${typed}=`)).text()
  const asked = path === willItClimb ? climbPage.problems.nothing : garagePage.problems.nothing
  expect(textsOf(empty, '.field-error')).toContain(asked)
})

test('FIT-24, FIT-25, FIT-26: every cart has its answer, with the drawing and all that we count with', async () => {
  const main = mainOf(await htmlAt(answers[0] ?? ''))
  const sold = (await ports.vehicles.list()).filter(({ isNew, inStock }) => isNew || inStock)
  for (const { id } of sold) expect(hrefsIn(main).filter((href) => href === `/vehicles/${id}`)).toHaveLength(1)
  expect(textOf(find(main, 'h1'))).toMatch(/^\d+ of \d+ carts climb it$/)
  for (const text of climbPage.notes.list) expect(textOf(main)).toContain(text)
  expect(hrefsIn(main)).toContain(`${addresses.findACart}?riders=4&ground=paved,steep`)
  const drawing = find(main, 'svg[role=img]')
  expect(findAll(drawing, 'circle')).toHaveLength(2)
  const told = textOf(find(main, 'h1 + .lead')).match(/[\d.,]+(?= ft|%)/g)
  const marks = textsOf(drawing, 'text').flatMap((text) => text.match(/[\d.,]+/g) ?? [])
  expect(marks.toSorted()).toEqual(told?.toSorted())
})

test('FIT-28, FIT-29: every cart is drawn once in the garage, where it does not fit with what is missing', async () => {
  const main = mainOf(await htmlAt(answers[1] ?? ''))
  const rows = findAll(main, 'li').filter((row) => findAll(row, 'svg').length > 0)
  expect(rows.length).toBeGreaterThan(30)
  expect(new Set(rows.map((row) => find(row, 'svg').getAttribute('viewbox') ?? '')).size).toBe(1)
  for (const row of rows) expect(findAll(row, 'rect').length > 0).toBe(/Needs \d/.test(textOf(row)))
})

test('FIT-30: carts, towns and "Which cart?" lead to both; the cart of the address is answered first and carried on', async () => {
  for (const { url } of driveAndGarageLinks) {
    for (const path of [addresses.findACart, ...towns.map((town) => town.url)])
      expect(hrefsIn(mainOf(await htmlAt(path))).join(' '), path).toMatch(new RegExp(`${url}\\b`))
    expect(hrefsIn(mainOf(await htmlAt('/vehicles/ev-city')))).toContain(`${url}?cart=ev-city`)
  }
  const asked = mainOf(await htmlAt(`${addresses.findACart}?riders=3&ground=gravel,steep`))
  expect(hrefsIn(asked)).toContain(`${willItClimb}?surface=gravel&riders=3`)
  for (const [index, answer] of answers.entries()) {
    const main = mainOf(await htmlAt(`${answer}&cart=ev-city`))
    expect(textOf(find(main, 'h1'))).toContain('Denago EV City')
    const asked = new URLSearchParams(
      hrefsIn(main).find((href) => href.startsWith('/contact?interest=sales&cart=ev-city')),
    )
    expect(asked.get('question')).toBe(`${written[index]}&cart=ev-city`)
    const mail = hrefsIn(main).find((href) => href.startsWith('mailto:')) ?? ''
    expect(decodeURIComponent(mail)).toContain(`${written[index]}&cart=ev-city`)
    expect(decodeURIComponent(mail)).toContain(textOf(find(main, 'h1')))
    expect(find(main, 'input[type=hidden]').getAttribute('value')).toBe('ev-city')
  }
  const question = `${addresses.findACart}?town=kline&riders=4`
  const three = mainOf(await htmlAt(question))
  const mail = decodeURIComponent(hrefsIn(three).find((href) => href.startsWith('mailto:')) ?? '')
  for (const said of ['Kline · 4 riders', ...textsOf(three, 'ol h2'), question]) expect(mail).toContain(said)
  const form = new URL(find(three, 'a[data-look=main]').getAttribute('href') ?? '', 'http://site')
  expect(form.searchParams.get('question')).toBe(question)
})

test('FIT-18: where the carts cannot be read both say so with 503', async () => {
  const list = () => Promise.reject(new Error('no'))
  const { app: broken } = await testApp(undefined, { ports: { ...ports, vehicles: { ...ports.vehicles, list } } })
  for (const answer of answers) {
    const failed = await broken.request(answer)
    expect(failed.status).toBe(503)
    expect(textOf(mainOf(await failed.text()))).toContain(findACartPage.failed)
  }
})
