import { readFileSync } from 'node:fs'
import { brotliCompressSync } from 'node:zlib'
import { describe, expect, test } from 'vitest'
import { htmlFaults } from '#tests/setup/html-faults.ts'
import { pageText } from '#tests/setup/page-text.ts'
import { testApp } from '#tests/setup/test-app.ts'

const { app } = await testApp()

async function open(query = '') {
  const response = await app.request(`/eco-impact${query}`)
  const html = await response.text()
  return { status: response.status, html, text: pageText(html) }
}

const plain = await open()

describe('eco-impact', () => {
  test('ECO-26: the hero leads to the calculator', () => {
    const hero = plain.html.slice(plain.html.indexOf('class="hero'), plain.html.indexOf('class="stop'))
    expect(hero).toContain('What does going electric change?')
    expect(hero).toContain('href="#calculator"')
  })

  test('ECO-27: the six cards of Why Choose Electric?', () => {
    const grid = plain.html.match(/Why Choose Electric\?.*?<\/section>/s)?.[0] ?? ''
    expect([...grid.matchAll(/<h3>(.*?)<\/h3>/g)].map(([, title]) => title)).toEqual([
      'Zero Emissions',
      'Energy Efficient',
      'Forest Protection',
      'Sustainable Materials',
      'Climate Action',
      'Clean Air',
    ])
  })

  test('ECO-28: 19.6 lbs per gallon, 90% vs 25%, $1,200+, 16.5 trees per ton', () => {
    const strip = plain.html.match(/Environmental Facts.*?<\/section>/s)?.[0] ?? ''
    expect([...strip.matchAll(/<dd[^>]*>(.*?)<\/dd>/g)].map(([, figure]) => figure)).toEqual([
      '19.6 lbs',
      '90% vs 25%',
      '$1,200+',
      '16.5',
    ])
  })

  test('ECO-30: closes with the way to the carts and to advice', () => {
    expect(plain.html).toMatch(/href="\/inventory"[^>]*>.*?Browse Electric Golf Carts<\/a>/)
    expect(plain.html).toMatch(/href="\/contact"[^>]*>Get Expert Advice<\/a>/)
  })
})

describe('the form', () => {
  test('ECO-10, ECO-11: miles is a number field with min 1 and max 500 that starts at 25, and nothing else is refused', () => {
    const field = plain.html.match(/<input[^>]*name="miles"[^>]*>/)?.[0] ?? ''
    for (const attribute of ['type="number"', 'min="1"', 'max="500"', 'step="any"', 'value="25"']) {
      expect(field).toContain(attribute)
    }
    expect(plain.html).toMatch(/<form[^>]*novalidate=""[^>]*method="get"/i)
  })

  test('ECO-12: use and timeframe are fixed choice lists', () => {
    const options = (name: string) => {
      const list = plain.html.match(new RegExp(`<select[^>]*name="${name}".*?</select>`, 's'))?.[0] ?? ''
      return [...list.matchAll(/<option value="([^"]+)"/g)].map(([, value]) => value)
    }
    expect(options('use')).toEqual(['recreational', 'residential', 'commercial', 'golf_course'])
    expect(options('years')).toEqual(['1', '3', '5', '10'])
  })

  test('ECO-14: shows no result before one was asked for', () => {
    expect(plain.html).not.toContain('id="result"')
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
    expect(text).toContain('Trees doing the same work 14 trees')
    expect(text).toContain('Gas not bought $303')
    expect(text).toContain('Power bought instead $23')
    expect(text).toContain('Left in your pocket $280')
  })

  test.each([
    ['0', '$0'],
    ['-25', '-$280'],
    ['501', '$5,610'],
    ['12.5', '$140'],
    ['1000000', '$11,197,333'],
    ['1e300', '$1.12E301'],
  ])('ECO-9, ECO-11: other values are not rejected: %s miles leave %s', async (miles, net) => {
    const { status, text, html } = await open(`?miles=${miles}&use=recreational&years=1`)
    expect(status).toBe(200)
    expect(text).toContain(`Left in your pocket ${net} `)
    expect(await htmlFaults(html)).toEqual([])
  })

  test.each([
    ['?miles=', 'You gave no miles, so this counts 25 miles a week.'],
    ['?miles=%3Cimg+src=x%3E', '“<img src=x>” is not a number, so this counts 25 miles a week.'],
    ['?miles=1e309', 'That number is too large to calculate with'],
    ['?use=racing', 'That kind of use is not on the list'],
    ['?years=2', 'The choices are 1, 3, 5 or 10 years, so this counts 1.'],
  ])('ECO-13: %s is answered with what was counted instead', async (query, note) => {
    const { status, text, html } = await open(query)
    expect(status).toBe(200)
    expect(text).toContain(note)
    expect(html).not.toContain('<img src=x')
  })

  test('ECO-23: is a link that can be shared', async () => {
    const { html } = await open('?miles=40&use=commercial&years=5&utm_source=x')
    expect(html).toContain('href="/eco-impact?miles=40&amp;use=commercial&amp;years=5"')
    expect(html).toMatch(/<option value="commercial" selected/)
    expect(html).toContain('value="40"')
  })
})

describe('the plot', () => {
  test('ECO-24: draws gas against electric for ten years, marks the chosen one, and says it in words', async () => {
    const { html, text } = await open('?miles=25&use=recreational&years=3')
    expect(html).toContain('role="img" aria-label="What the driving costs, year by year. After 3 years: gas cart $910')
    expect(html).toMatch(/class="cost-plot-year" data-chosen=""[^>]*>Year 3</)
    expect(text).toContain('After 3 years: gas cart $910, electric cart $70.')
    expect(text).toContain('10 $3,033 $234')
  })

  test('ECO-25: is drawn on the server before anything was asked', () => {
    expect(plain.html).toContain('<path class="cost-plot-electric"')
  })

  test.each(['0', '-25', '1e300', '0.001'])('ECO-25: stays a drawing with %s miles', async (miles) => {
    const { html } = await open(`?miles=${miles}`)
    expect(html).not.toMatch(/NaN|Infinity/)
    expect(html).toContain('<path class="cost-plot-electric"')
  })
})

test('ECO-29, ECO-31: says how it counts, and what it leaves out', () => {
  for (const part of [
    'times 52 weeks',
    '15 miles on a gallon',
    '$3.50',
    '0.15 kWh a mile, at $0.12',
    'Power plants give off carbon too',
    'The price of the cart is not in it',
    '$1,200 a year. With these formulas that takes about 107 miles a week',
  ]) {
    expect(plain.text).toContain(part)
  }
})

test('ECO-33: sends at most 75 KB of script before the first interaction', () => {
  const files = [...plain.html.matchAll(/(?:src|href)="(\/assets\/[^"]+\.js)"/g)].map(([, path]) => path)
  expect(files.length).toBeGreaterThan(1)
  const bytes = files.reduce((sum, path) => sum + brotliCompressSync(readFileSync(`dist/client${path}`)).length, 0)
  expect(bytes).toBeLessThanOrEqual(75 * 1024)
})

test('ECO-33: the page with its result fits into the first 14 KB', async () => {
  const { html } = await open('?miles=123456&use=golf_course&years=10')
  expect(brotliCompressSync(html).length).toBeLessThanOrEqual(14 * 1024)
})
