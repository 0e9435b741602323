import { expect, test } from 'vitest'
import { formatPrice } from '#kit/formats/format.ts'
import { townQuestion } from '#subjects/county/facts/town-page.ts'
import { towns } from '#subjects/county/rules/towns.ts'
import { addresses } from '#subjects/dealership/facts/addresses.ts'
import { findACartPageWords } from '#subjects/fit/facts/find-a-cart-page.ts'
import { fitForm } from '#subjects/fit/facts/questions.ts'
import { fitKeys, fitPath, readFitQuery, usualAnswers } from '#subjects/fit/rules/answers.ts'
import { groundRules } from '#subjects/fit/rules/answers-text.ts'
import { fitOf } from '#subjects/fit/rules/fit.ts'
import { brands } from '#subjects/inventory/facts/brands.ts'
import { priceTerms } from '#subjects/policies/facts/price-terms.ts'
import { usualAmounts } from '#subjects/policies/rules/prices-today.ts'
import { find, findAll, hrefsIn, linksIn, mainOf, scriptsIn, textOf, textsOf } from '#tests/setup/page-html.ts'
import { htmlAt, ports } from '#tests/setup/shared-site.ts'
import { testApp } from '#tests/setup/test-app.ts'

const html = (query = '') => htmlAt(`${addresses.findACart}${query}`)
const answered = '?town=towamensing&riders=4&ground=gravel&budget=12000'
const resultOf = async (query: string) =>
  fitOf(await ports.vehicles.list(), readFitQuery(new URLSearchParams(query)).answers, usualAmounts)

test('FIT-1: one GET form, open until something is answered, without script', async () => {
  const page = await html()
  const form = find(page, 'form#answers')
  expect([form.getAttribute('action'), form.getAttribute('method')]).toEqual([addresses.findACart, undefined])
  const names = findAll(form, 'input').map((input) => input.getAttribute('name'))
  expect(new Set(names)).toEqual(new Set(fitKeys.filter((key) => key !== 'cart')))
  expect(findAll(form, '[required]')).toEqual([])
  expect(scriptsIn(page)).toEqual([])
  expect(form.closest('details')).toBeNull()
})

test('FIT-9, FIT-10, FIT-17: three carts with price and reason, then every other with its sentence', async () => {
  const { count, picks, others } = await resultOf(answered)
  const page = await html(answered)
  expect(textsOf(page, 'h1')).toEqual([findACartPageWords.headings.more.replace('{count}', String(count))])
  expect(textsOf(picksIn(page), 'h2')).toEqual(picks.map(({ cart }) => cart.name))
  for (const { reason, price } of picks)
    for (const part of [reason, `${formatPrice(price)} delivered to Towamensing`])
      expect(textOf(picksIn(page))).toContain(part)
  const fold = findAll(page, 'details').find((part) => textOf(part).startsWith(`Why not the other ${others.length}?`))
  for (const { cart, sentence } of others) expect(textOf(fold ?? '')).toContain(`${cart.name} ${sentence}`)
  const summary = find(find(page, 'form#answers').closest('details') ?? '', 'summary')
  expect(textOf(summary)).toBe('Towamensing · 4 riders · gravel · up to $12,000 Change')
  for (const rule of groundRules) expect(textOf(mainOf(page))).toContain(rule)
})

test('FIT-13, FIT-14: every clause that a price leads to exists; what comes on top is named without a figure', async () => {
  const picks = picksIn(await html('?town=kline&extra=white-glove'))
  expect(textOf(picks)).toMatch(/\$[\d,]+ with white glove, delivered to Kline/)
  const clauses = hrefsIn(find(picks, 'details'))
  expect(clauses).toHaveLength(3)
  for (const clause of clauses) {
    const [path = '', id = ''] = clause.split('#')
    expect(findAll(await htmlAt(path), `[id="${id}"]`), clause).toHaveLength(1)
  }
  expect(textOf(find(picks, 'details'))).toContain(priceTerms.saleLine)
  expect(textOf(find(picks, 'dl'))).not.toMatch(/tax/i)
  expect(textOf(picksIn(await html('?riders=2')))).toContain('at the showroom')
})

test('FIT-4: the form says that the ground is the usual one of the town, until the visitor chooses another', async () => {
  const hint = fitForm.usualGround.replace('{town}', 'Jim Thorpe')
  const ground = async (query: string) => textsOf(await html(query), '.fit-choices small')
  expect(await ground('?town=jim-thorpe&riders=4')).toEqual([hint])
  for (const query of ['?town=jim-thorpe&ground=gravel', '?town=scranton&riders=4', '?riders=4'])
    expect(await ground(query), query).toEqual([])
})

test('FIT-11: the heading says that the only cart that fits has to be ordered', async () => {
  const query = '?town=jim-thorpe&riders=4&budget=12000&ground=gravel&ground=steep&slope=15'
  const { count, picks } = await resultOf(query)
  expect([count, picks[0]?.cart.inStock]).toEqual([1, false])
  expect(textsOf(await html(query), 'h1')).toEqual([findACartPageWords.headings.oneToOrder])
})

test('FIT-11: where nothing fits three that nearly do are shown, each with a link that changes the answers and lets it in', async () => {
  const query = '?town=towamensing&riders=4&ground=gravel&budget=6500'
  const page = await html(query)
  expect(textsOf(page, 'h1')).toEqual([findACartPageWords.headings.none])
  const { picks } = await resultOf(query)
  const links = linksIn(picksIn(page)).filter(({ href }) => href.startsWith(`${addresses.findACart}?`))
  expect(links.map(({ href }) => href)).toEqual(picks.map(({ change }) => change && fitPath(change.relaxed)))
  for (const [index, { href }] of links.entries())
    expect(textsOf(picksIn(await htmlAt(href)), 'h2')).toContain(picks[index]?.cart.name)
})

test('FIT-2, FIT-3: nonsense gets its sentence, stays as text, and the rest is answered', async () => {
  const page = await html('?town=%3Cb%3Enowhere&riders=many&budget=9000')
  const unknown = townQuestion.unknown.replace('{town}', '<b>nowhere')
  expect(textsOf(page, '[role=alert] li')).toEqual([unknown, fitForm.problems.riders])
  expect(find(page, '#fit-riders').getAttribute('value')).toBe('many')
  expect(findAll(picksIn(page), 'h2')).toHaveLength(3)
  const nonsense = await html('?town=philadelphia&riders=many')
  expect(textsOf(nonsense, 'h1')).toEqual([findACartPageWords.asking.heading])
  expect(findAll(nonsense, 'details form')).toEqual([])
  const which = hrefsIn(find(await html('?town=Albrightsville'), '[role=alert]'))
  expect(which).toEqual(['kidder', 'penn-forest'].map((town) => `${addresses.findACart}?town=${town}`))
})

test('FIT-2: a ZIP code of several towns asks which, and says of no cart that it fits', async () => {
  const page = await html('?town=18235&budget=5000')
  expect(textsOf(page, 'h1')).toEqual([findACartPageWords.asking.heading])
  const links = hrefsIn(find(page, '[role=alert]'))
  expect(links).toHaveLength(6)
  for (const href of links) expect(textsOf(await htmlAt(href), 'h1')).toEqual([findACartPageWords.headings.none])
})

test('FIT-3: a form sent without an answer is asked for one, and keeps open', async () => {
  const page = await html('?town=&riders=&budget=')
  expect(textsOf(page, '[role=alert]')).toEqual([fitForm.nothing])
  expect(find(page, 'form#answers').closest('details')).toBeNull()
  expect(textsOf(await html('?town='), '[role=alert]')).toEqual([])
})

test('FIT-18: a list that fails is a sentence and 503, an empty one a sentence', async () => {
  const over = async (list: typeof ports.vehicles.list) =>
    (await testApp(undefined, { ports: { ...ports, vehicles: { ...ports.vehicles, list } } })).app.request(
      `${addresses.findACart}?riders=4`,
    )
  const failed = await over(() => Promise.reject(new Error('no')))
  expect(failed.status).toBe(503)
  const text = textOf(mainOf(await failed.text()))
  expect(text).toContain(findACartPageWords.failed)
  expect(text).toMatch(/Call \(570\)/)
  const empty = await over(async () => [])
  expect(textOf(mainOf(await empty.text()))).toContain(findACartPageWords.empty)
})

test('FIT-19: home asks for a few answers; the inventory and brands lead to the questions, a town to its own', async () => {
  const form = findAll(mainOf(await htmlAt(addresses.home)), `form[action="${addresses.findACart}"] input`)
  expect(form.map((input) => input.getAttribute('name'))).toEqual(['town', 'riders', 'budget'])
  const hrefsAt = async (path: string) => hrefsIn(mainOf(await htmlAt(path)))
  for (const path of [addresses.inventory, ...brands.map((brand) => brand.path)])
    expect(await hrefsAt(path)).toContain(addresses.findACart)
  for (const town of towns) expect(await hrefsAt(town.url)).toContain(fitPath(usualAnswers(town)))
})

/** The list of the three. */
function picksIn(page: string) {
  const picks = findAll(mainOf(page), 'ol').find((list) => findAll(list, 'h2').length > 0)
  if (!picks) throw new Error('No cart is shown.')
  return picks
}
