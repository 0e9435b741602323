import { brotliCompressSync } from 'node:zlib'
import { describe, expect, test } from 'vitest'
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

describe('eco-impact', () => {
  test('ECO-26: the hero leads to the calculator', () => {
    const hero = heroOf(plain.html)
    expect(textOf(hero)).toContain(ecoImpact.hero.heading)
    expect(linksIn(hero).map(({ href }) => href)).toContain('#calculator')
  })

  test('ECO-27: the six cards of Why Choose Electric?', () => {
    expect(textsOf(sectionOf(plain.html, 'Why Choose Electric?'), 'h3')).toEqual([
      'Zero Emissions',
      'Energy Efficient',
      'Forest Protection',
      'Sustainable Materials',
      'Climate Action',
      'Clean Air',
    ])
  })

  test('ECO-28: 19.6 lbs per gallon, 90% vs 25%, $1,200+, 16.5 trees per ton', () => {
    expect(textsOf(sectionOf(plain.html, 'Environmental Facts'), 'dd')).toEqual([
      '19.6 lbs',
      '90% vs 25%',
      '$1,200+',
      '16.5',
    ])
  })

  test('ECO-26: closes with the way to the carts and to advice', () => {
    expect(linksIn(mainOf(plain.html))).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ href: '/inventory', text: 'Browse Electric Golf Carts' }),
        expect.objectContaining({ href: '/contact', text: 'Get Expert Advice' }),
      ]),
    )
  })
})

describe('the form', () => {
  test('ECO-10: miles is a number field with min 1 and max 500 that starts at 25, and nothing else is refused', () => {
    expect(find(plain.html, 'input[name=miles]').attributes).toMatchObject({
      type: 'number',
      min: '1',
      max: '500',
      step: 'any',
      value: '25',
    })
    expect(findAll(plain.html, 'form[novalidate][method=get] input[name=miles]')).toHaveLength(1)
  })

  test('ECO-10: use and timeframe are fixed choice lists', () => {
    const options = (name: string) =>
      findAll(plain.html, `select[name=${name}] option`).map((option) => option.getAttribute('value'))
    expect(options('use')).toEqual(['recreational', 'residential', 'commercial', 'golf_course'])
    expect(options('years')).toEqual(['1', '3', '5', '10'])
  })

  test('ECO-14: shows no result before one was asked for', () => {
    expect(findAll(plain.html, '#result')).toEqual([])
    expect(plain.text).not.toContain('Great Choice')
  })
})

describe('the result in the page', () => {
  test('ECO-8, ECO-10, ECO-15, ECO-22: the defaults', async () => {
    const { text } = await open('?miles=25&use=recreational&years=1')
    expect(text).toContain('25 miles a week, recreational, 1 year')
    expect(text).toContain('Great Choice for the Environment! Your switch to electric saves the planet and your wallet')
    expect(text).toContain('CO₂ not released 1,699 lbs 0.85 tons')
    expect(text).toContain('Gas not burned 87 gallons')
    expect(text).toContain('Trees that do the same work 14 trees')
    expect(text).toContain('Gas money saved $303')
    expect(text).toContain('Electricity cost $23')
    expect(text).toContain('Net savings $280')
  })

  test.each([
    ['0', '$0'],
    ['-25', '-$280'],
    ['501', '$5,610'],
    ['12.5', '$140'],
    ['1000000', '$11,197,333'],
    ['1e300', '$1.12E301'],
  ])('ECO-8, ECO-10: other values are not rejected: %s miles leave %s', async (miles, net) => {
    const { status, text, html } = await open(`?miles=${miles}&use=recreational&years=1`)
    expect(status).toBe(200)
    expect(text).toContain(`Net savings ${net} `)
    expect(await htmlFaults(html)).toEqual([])
  })

  test.each([
    ['?miles=', 'You left the miles empty, so we used 25 miles a week.'],
    ['?miles=%3Cimg+src=x%3E', '“<img src=x>” is not a number, so we used 25 miles a week.'],
    ['?miles=1e309', 'That number is too large to calculate with'],
    ['?use=racing', 'That type of use is not on the list'],
    ['?years=2', 'The choices are 1, 3, 5 or 10 years, so we used 1 year.'],
  ])('ECO-13: %s is answered with what was counted instead', async (query, note) => {
    const { status, text, html } = await open(query)
    expect(status).toBe(200)
    expect(text).toContain(note)
    expect(html).not.toContain('<img src=x')
  })

  test('ECO-17: says that its figures are rounded, where they may not add up', async () => {
    const { text } = await open('?miles=200&use=recreational&years=1')
    expect(text).toContain('Gas money saved $2,427 Electricity cost $187 Net savings $2,239')
    expect(text).toContain(ecoImpact.result.rounded)
  })

  test('ECO-23: is a link that can be shared', async () => {
    const { html } = await open('?miles=40&use=commercial&years=5&utm_source=x')
    expect(linksIn(html).map(({ href }) => href)).toContain('/eco-impact?miles=40&use=commercial&years=5')
    expect(find(html, 'select[name=use] option[selected]').getAttribute('value')).toBe('commercial')
    expect(find(html, 'input[name=miles]').getAttribute('value')).toBe('40')
  })
})

describe('the plot', () => {
  const plot = `svg[aria-label^="${ecoImpact.plot.heading}"]`

  test('ECO-24: draws gas against electric for ten years, marks the chosen one, and says it in words', async () => {
    const { html, text } = await open('?miles=25&use=recreational&years=3')
    const drawing = find(html, plot)
    expect(drawing.getAttribute('aria-label')).toContain('. After 3 years: gas cart $910')
    expect(findAll(drawing, 'text').map(({ text }) => text)).toContain('Year 3')
    expect(text).toContain('After 3 years: gas cart $910, electric cart $70.')
    expect(text).toContain('10 $3,033 $234')
  })

  test('ECO-24: stands empty before anything was asked, and says what will come', () => {
    const [drawn = ''] = textsOf(plain.html, '.cost-plot')
    expect(drawn).toContain(ecoImpact.plot.empty)
    expect(drawn).not.toMatch(/\$\d/)
    expect(findAll(plain.html, plot)).toEqual([])
    expect(textsOf(plain.html, '.cost-plot svg text').join(' ')).toBe('Gas cart Electric cart 1 3 5 10')
  })

  test.each(['0', '-25', '1e300', '0.001'])('ECO-24: stays a drawing with %s miles', async (miles) => {
    const { html } = await open(`?miles=${miles}`)
    expect(html).not.toMatch(/NaN|Infinity/)
    expect(findAll(html, `${plot} path`)).not.toEqual([])
  })
})

test('ECO-28, ECO-26: says how it counts, and what it leaves out', () => {
  for (const part of [
    'times 52 weeks',
    '15 miles on a gallon',
    '$3.50',
    '0.15 kWh a mile, at $0.12',
    'Power plants emit carbon too',
    'The price of the cart, tires, service and a replacement battery are not included',
    '$1,200 a year takes about 107 miles a week',
  ]) {
    expect(plain.text).toContain(part)
  }
})

test('ECO-32: the page with its result fits into the first 14 KB', async () => {
  const { html } = await open('?miles=123456&use=golf_course&years=10')
  expect(brotliCompressSync(html).length).toBeLessThanOrEqual(budgets.html.page)
})

test('ECO-26: what it counts by is folded below the calculator, each part under its heading', () => {
  const folds = findAll(find(plain.html, '#calculator'), 'details:has(summary h3)')
  expect(folds.map((fold) => textsOf(fold, 'summary h3')[0])).toEqual([
    ecoImpact.method.heading,
    ecoImpact.method.limitsHeading,
  ])
})
