import { brotliCompressSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { eco } from '#subjects/eco/facts/eco.ts'
import { ecoImpact } from '#subjects/eco/facts/eco-page.ts'
import { budgets } from '#tests/budgets.ts'
import { htmlFaults } from '#tests/setup/html-faults.ts'
import { find, findAll, heroOf, linksIn, mainOf, proseOf, sectionOf, textOf, textsOf } from '#tests/setup/page-html.ts'
import { app } from '#tests/setup/shared-site.ts'

async function open(query = '') {
  const response = await app.request(`/eco-impact${query}`)
  const html = await response.text()
  return { status: response.status, html, text: proseOf(mainOf(html)) }
}

const plain = await open()
const plot = `svg[aria-label^="${ecoImpact.plot.heading}"]`

test('ECO-26: the top leads to the calculator, below which it folds how it counts; the page closes with two ways on', () => {
  expect(linksIn(heroOf(plain.html)).map(({ href }) => href)).toContain('#calculator')
  const folds = findAll(find(plain.html, '#calculator'), 'details:has(summary h3)')
  expect(folds.map((fold) => textsOf(fold, 'summary h3')[0])).toEqual([
    ecoImpact.method.heading,
    ecoImpact.method.limitsHeading,
  ])
  expect(
    linksIn(mainOf(plain.html))
      .slice(-2)
      .map(({ href, text }) => `${text} ${href}`),
  ).toEqual(['Browse Electric Golf Carts /inventory', 'Get Expert Advice /contact'])
})

test('ECO-26, ECO-28: the folds have every formula and limit, and the page says on how many miles its claim rests', () => {
  const { formulas, limits } = ecoImpact.method
  const { milesPerWeek } = eco.claimedSavings
  const folds = textOf(find(plain.html, '#calculator'))
  for (const sentence of [...formulas, ...limits]) expect(folds).toContain(sentence)
  expect(textOf(sectionOf(plain.html, ecoImpact.facts.heading))).toContain(
    `about ${milesPerWeek} recreational miles a week`,
  )
})

test.each([
  [
    'ECO-27',
    'Why Choose Electric?',
    'h3',
    'Zero Emissions, Energy Efficient, Forest Protection, Sustainable Materials, Climate Action, Clean Air',
  ],
  ['ECO-28', 'Environmental Facts', 'dd', '19.6 lbs, 90% vs 25%, $1,200+, 16.5'],
])('ECO-27, ECO-28: %s, %s', (_, heading, selector, shown) => {
  expect(textsOf(sectionOf(plain.html, heading), selector).join(', ')).toBe(shown)
})

test('ECO-10: miles is a number field from 1 to 500 that starts at 25 and refuses nothing; use and years are lists', () => {
  const field = find(plain.html, 'form[novalidate][method=get] input[name=miles]')
  expect(field.attributes).toMatchObject({ type: 'number', min: '1', max: '500', step: 'any', value: '25' })
  const options = (name: string) =>
    findAll(plain.html, `select[name=${name}] option`).map((option) => option.getAttribute('value'))
  expect(options('use')).toEqual(['recreational', 'residential', 'commercial', 'golf_course'])
  expect(options('years')).toEqual(['1', '3', '5', '10'])
})

test('ECO-14, ECO-24: before one was asked for there is neither result nor plot', () => {
  expect(findAll(plain.html, '#result')).toEqual([])
  expect(plain.text).not.toContain('Great Choice')
  expect(plain.text).not.toContain(ecoImpact.plot.heading)
  expect(findAll(plain.html, plot)).toEqual([])
})

test.each([
  ['25', 'CO₂ not released 1,699 lbs 0.85 tons Gas not burned 87 gallons Trees that do the same work 14 trees'],
  ['25', 'Gas money saved $303 Electricity cost $23 Net savings $280 '],
  ['25', '25 miles a week, recreational, 1 year Figures are rounded, so totals can be off by one.'],
  ['25', 'Great Choice for the Environment! Your switch to electric saves the planet and your wallet'],
  ['200', 'Gas money saved $2,427 Electricity cost $187 Net savings $2,239'],
  ['25&years=3', 'After 3 years: gas cart $910, electric cart $70.'],
  ['25', '10 $3,033 $234'],
  ['1e300', 'Net savings $1.12E301 '],
  ['', 'You left the miles empty, so we used 25 miles a week.'],
  ['%3Cimg+src=x%3E', '“<img src=x>” is not a number, so we used 25 miles a week.'],
])('ECO-8, ECO-10, ECO-13, ECO-15, ECO-17, ECO-22, ECO-24: ?miles=%s is answered with: %s', async (query, shown) => {
  const { status, text, html } = await open(`?miles=${query}`)
  expect(status).toBe(200)
  expect(text).toContain(shown)
  expect(html).not.toMatch(/<img src=x|NaN|Infinity/)
  expect(findAll(html, `${plot} path`)).not.toEqual([])
  expect(await htmlFaults(html)).toEqual([])
})

test('ECO-23, ECO-32: a result has a link of its own, fills in the form, and fits into the first 14 KB', async () => {
  const { html } = await open('?miles=123456&use=golf_course&years=10&utm_source=x')
  expect(linksIn(html).map(({ href }) => href)).toContain('/eco-impact?miles=123456&use=golf_course&years=10')
  expect(find(html, 'select[name=use] option[selected]').getAttribute('value')).toBe('golf_course')
  expect(find(html, 'input[name=miles]').getAttribute('value')).toBe('123456')
  expect(findAll(find(html, plot), 'text').map(({ text }) => text)).toContain('Year 10')
  expect(brotliCompressSync(html).length).toBeLessThanOrEqual(budgets.html.page)
})
