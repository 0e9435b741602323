import { expect, test } from 'vitest'
import { towns } from '#subjects/county/rules/towns.ts'
import { addresses } from '#subjects/dealership/facts/addresses.ts'
import { fitQuestions } from '#subjects/dealership/facts/navigation.ts'
import { climbWords } from '#subjects/fit/facts/climb-words.ts'
import { readFitQuery } from '#subjects/fit/rules/answers.ts'
import { fitOf } from '#subjects/fit/rules/fit.ts'
import { nameWithoutBrand } from '#subjects/inventory/rules/cart-slug.ts'
import { usualAmounts } from '#subjects/policies/rules/prices-today.ts'
import { find, findAll, hrefsIn, mainOf, textOf, textsOf } from '#tests/setup/page-html.ts'
import { app, htmlAt, ports } from '#tests/setup/shared-site.ts'

const page = addresses.findACart
const driveway = `${page}?riders=4&slope=18&ground=gravel,steep`
const garage = `${page}?width=8'&height=6'&depth=14'`
const drawingIn = (html: string) => find(mainOf(html), 'figure')

test.each([
  [
    '/will-it-climb?slope=12&surface=gravel&riders=4&load=200&cart=ev-city',
    'riders=4&load=200&slope=12&ground=gravel&cart=ev-city',
  ],
  ["/will-it-fit?width=8'&height=84+in", 'width=8+ft&height=7+ft'],
  ['/will-it-fit', ''],
])('FIT-30: %s leads to the one page for good, with its question', async (former, query) => {
  const response = await app.request(former)
  expect(response.status).toBe(308)
  expect(response.headers.get('location')).toBe(query === '' ? page : `${page}?${query}`)
})

test('FIT-23, FIT-27: a driveway and a garage that make no sense get a sentence at their field, and stay', async () => {
  const wrong = await htmlAt(`${page}?slope=%3Cb%3E&width=wide&riders=4`)
  for (const [id, typed] of [
    ['fit-slope', '<b>'],
    ['fit-width', 'wide'],
  ] as const) {
    const field = find(wrong, `#${id}`)
    expect([field.getAttribute('value'), field.getAttribute('aria-invalid')]).toEqual([typed, 'true'])
    expect(field.closest('.fold')?.getAttribute('open')).toBeDefined()
  }
  expect(textsOf(wrong, '[role=alert] li')).toContain(climbWords.problems.slope)
  expect(findAll(find(wrong, 'main ol:has(h2)'), 'h2')).toHaveLength(3)
})

test('FIT-24, FIT-25, FIT-28: a card says how fast its cart climbs, what that takes, and what room the garage leaves', async () => {
  const cards = textOf(find(await htmlAt(`${driveway}&width=9+ft&height=8+ft`), 'main ol:has(h2)'))
  expect(cards).toMatch(/Climbs it .*at about \d+ to \d+ mph, .* of the battery per climb/)
  expect(cards).toMatch(/Fits the garage/)
  const loaded = textOf(find(await htmlAt(`${page}?riders=2&load=100`), 'main ol:has(h2)'))
  expect(loaded).toContain(climbWords.carries)
  expect(loaded).not.toContain('Climbs')
  const small = textOf(find(await htmlAt(garage), 'main ol:has(h2)'))
  expect(small).toMatch(/Needs \d+ in more height in the garage\./)
  for (const note of climbWords.notes) expect(textOf(mainOf(await htmlAt(driveway)))).toContain(note)
})

test('FIT-26: the drawing has the first that fits at the garage, and at the foot those that do not with the reason, by the numbers of their cards', async () => {
  const answers = `${page}?town=jim-thorpe&riders=4&ground=gravel,steep&budget=12000&slope=18`
  const html = await htmlAt(answers)
  const { picks } = fitOf(
    await ports.vehicles.list(),
    readFitQuery(new URLSearchParams(answers.split('?')[1])).answers,
    usualAmounts,
  )
  const drawing = drawingIn(html)
  const [best] = picks
  expect(drawing.getAttribute('aria-label')).toContain(`${best?.cart.name} at the garage`)
  const signs = textsOf(drawing, 'p').filter((_, index) => picks.filter(({ change }) => !change).length <= index)
  const refused = picks
    .map(({ cart, change }, index) => change && `${index + 1} ${nameWithoutBrand(cart)} ${change.sign}`)
    .filter(Boolean)
  expect(signs).toEqual(refused)
  expect(textOf(drawing)).toContain('18% at its steepest')
  expect(textsOf(html, '.cart-role .hill-number')).toEqual(['1', '2', '3'])
})

test('FIT-26: without an answer an example is drawn, and said to be one; it cannot be asked about', async () => {
  const html = await htmlAt(page)
  expect(textOf(mainOf(html))).toContain('For example: 4 riders · gravel')
  expect(findAll(drawingIn(html), '[data-place=door] img')).toHaveLength(1)
  expect(hrefsIn(mainOf(html)).filter((href) => /^mailto:|question=/.test(href))).toEqual([])
})

test('FIT-30: carts, towns and "Which cart?" lead to the questions; the cart of the address is answered first and carried on', async () => {
  for (const { field } of Object.values(fitQuestions)) {
    expect(findAll(await htmlAt(page), `#${field}`)).toHaveLength(1)
    for (const town of towns)
      expect(hrefsIn(mainOf(await htmlAt(town.url))).join(' '), town.slug).toMatch(
        new RegExp(`${page}\\?\\S*#${field}`),
      )
    expect(hrefsIn(mainOf(await htmlAt('/vehicles/ev-city')))).toContain(`${page}?cart=ev-city#${field}`)
  }
  const asked = `${page}?riders=4&slope=12&width=8+ft`
  const main = mainOf(await htmlAt(`${asked}&cart=ev-city`))
  expect(textOf(find(main, 'h1'))).toContain('Denago EV City')
  expect(textsOf(main, 'ol h2')[0]).toBe('Denago EV City')
  expect(find(main, 'input[name=cart]').getAttribute('value')).toBe('ev-city')
  const link = new URLSearchParams(
    hrefsIn(main).find((href) => href.startsWith('/contact?interest=sales&cart=ev-city')),
  )
  expect(link.get('question')).toBe(`${asked}&cart=ev-city`)
  const question = `${page}?town=kline&riders=4`
  const three = mainOf(await htmlAt(question))
  const mail = decodeURIComponent(hrefsIn(three).find((href) => href.startsWith('mailto:')) ?? '')
  for (const said of ['Kline · 4 riders', ...textsOf(three, 'ol h2'), question]) expect(mail).toContain(said)
})
