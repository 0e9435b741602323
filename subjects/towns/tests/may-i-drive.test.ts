import { expect, test } from 'vitest'
import { towns } from '#subjects/county/rules/towns.ts'
import { business } from '#subjects/dealership/facts/business.ts'
import { telHref } from '#subjects/dealership/rules/reach.ts'
import { planOffice } from '#subjects/dealership/server/change-shop.ts'
import { answerWords, legalKinds, purposes } from '#subjects/towns/facts/may-i-drive-page.ts'
import { roadRules } from '#subjects/towns/facts/road-rules.ts'
import { find, findAll, hrefsIn, mainOf, textOf } from '#tests/setup/page-html.ts'
import { app, htmlAt, paths } from '#tests/setup/shared-site.ts'
import { shopSite } from '#tests/setup/shop-site.ts'

const page = '/may-i-drive-it-here'
const answerAt = async (href: string) => textOf(find(await htmlAt(href), '.planner-figure b'))

test('TOWN-80, TOWN-81: the table leads to every answer, and each says what the table says', async () => {
  const html = await htmlAt(`${page}?town=palmerton`)
  const cells = findAll(mainOf(html), 'td a')
  expect(cells).toHaveLength(Object.keys(legalKinds).length * Object.keys(purposes).length)
  for (const cell of cells) {
    const href = cell.getAttribute('href')?.replaceAll('&amp;', '&') ?? ''
    expect([href, await answerAt(href)]).toEqual([href, textOf(cell)])
  }
})

test.each([
  ['from a cabin to the lake in Towamensing', 'cart=golf-cart&town=towamensing&where=slowRoad', 'no'],
  ['a low-speed vehicle in Palmerton', 'cart=low-speed-vehicle&town=palmerton&where=slowRoad', 'yes'],
  ['a rental in Jim Thorpe', 'cart=rental&town=jim-thorpe&where=slowRoad', 'no'],
  ['a cart of ours by its papers', 'cart=d6-max-gt4&town=palmerton&where=slowRoad', 'yes'],
  ['a cart of ours without', 'cart=ev-nomad&town=palmerton&where=slowRoad', 'ask'],
] as const)('TOWN-80, TOWN-82: %s', async (_, query, answer) => {
  expect(await answerAt(`${page}?${query}`)).toBe(answerWords[answer])
})

test.each([
  ['a town', 'town=palmerton', 'no'],
  ['a cart of ours', 'cart=d6-max-gt4', 'yes'],
] as const)('TOWN-81: a link that names %s alone is answered at once', async (_, query, answer) => {
  expect(await answerAt(`${page}?${query}`)).toBe(answerWords[answer])
})

test('TOWN-82: where the papers decide, the answer has our number to call', async () => {
  const answer = async (query: string) => hrefsIn(find(await htmlAt(`${page}?${query}`), '.may-i-drive-answer'))
  expect(await answer('cart=ev-nomad&where=slowRoad')).toContain(telHref(business.phones.main))
  expect(await answer('cart=golf-cart&where=slowRoad')).not.toContain(telHref(business.phones.main))
})

test('TOWN-80: the form stands after the answer and before the table', async () => {
  const order = async (href: string) =>
    findAll(mainOf(await htmlAt(href)), '.planner-figure, form, table').map(({ rawTagName }) => rawTagName)
  expect(await order(page)).toEqual(['form', 'table'])
  expect(await order(`${page}?cart=rental&where=across`)).toEqual(['p', 'form', 'table'])
})

test('TOWN-81: what is no choice is told, and answers nothing', async () => {
  const answer = await app.request(`${page}?cart=tank&where=moon&license=maybe`)
  expect(answer.status).toBe(200)
  const main = mainOf(await answer.text())
  expect(findAll(main, '.planner-figure')).toEqual([])
  expect(find(main, '[role=alert]').text).not.toBe('')
})

test('TOWN-83: carts, the finder, towns and rental towns lead there with what they know', async () => {
  const leadsFrom = async (path: string) => hrefsIn(mainOf(await htmlAt(path))).filter((href) => href.startsWith(page))
  for (const { url, slug, rentalPath } of towns) {
    expect(await leadsFrom(url)).toContain(`${page}?town=${slug}`)
    expect(await leadsFrom(rentalPath)).toContain(`${page}?cart=rental&town=${slug}`)
  }
  expect(await leadsFrom('/vehicles/ev-city')).toContain(`${page}?cart=ev-city`)
  expect(await leadsFrom('/find-a-cart?town=palmerton&riders=4')).toContain(`${page}?town=palmerton`)
})

test('TOWN-83: no other page says which cart may use a street', async () => {
  const own = new Set([page, '/carbon-county-golf-carts'])
  const said: string[] = []
  for (const path of paths.filter((path) => !own.has(path))) {
    const text = textOf(mainOf(await htmlAt(path))).replace(roadRules.short, '')
    const ofStreets =
      /\bwith(?:out)? plates\b|\bunregistered\b|street.legal electric|\bregistered (?:neighborhood|low.speed)|\b(?:low.speed|neighborhood electric) vehicle (?:that|with|may|can)/i
    said.push(
      ...text
        .split(/(?<=[.?!])\s+/)
        .filter((sentence) => ofStreets.test(sentence))
        .map((sentence) => `${path}: ${sentence}`),
    )
  }
  expect(said).toEqual([])
})

test('SHOP-67: the office of a town is called by the number that the dealer has entered', async () => {
  const { db, make, page: html } = await shopSite()
  await make(planOffice(db, 'palmerton', '610-826-2505'))
  const asked = async (town: string) => hrefsIn(mainOf(await html(`${page}?cart=golf-cart&town=${town}&where=across`)))
  expect(await asked('palmerton')).toContain('tel:+16108262505')
  expect(await asked('lansford')).not.toContain('tel:+16108262505')
})
