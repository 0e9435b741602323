import { describe, expect, it, test } from 'vitest'
import { addresses } from '#subjects/dealership/facts/addresses.ts'
import { policyRedirects } from '#subjects/policies/rules/policies.ts'
import { policies, wordsOf } from '#tests/setup/policy-text.ts'

const each = policies.map((policy) => [policy.name, policy] as const)

const expected = [
  ['privacy', '/privacy', 'Privacy Policy'],
  ['terms', '/terms', 'Terms of Service'],
  ['terms-conditions', '/policies/terms-conditions', 'Terms & Conditions'],
  ['return-policy', '/policies/return-policy', 'Return Policy'],
  ['delivery-policy', '/policies/delivery-policy', 'Delivery Policy'],
  ['rental-policy', '/policies/rental-policy', 'Golf Cart Rental Policy'],
  ['storage-policy', '/policies/storage-policy', 'Storage Policy'],
  ['publishing-policy', '/policies/publishing-policy', 'Publishing Policy'],
  ['feedback-policy', '/policies/feedback-policy', 'Feedback'],
  ['corrections-policy', '/policies/corrections-policy', 'Corrections'],
  ['diversity-policy', '/policies/diversity-policy', 'Diversity and Inclusion'],
  ['ethics-policy', '/policies/ethics-policy', 'Ethics and Conduct'],
  ['staffing-report', '/policies/staffing-report', 'Staffing Report 2024'],
]

/** Words that stand in both, as sequences of four, of those in the shorter. */
function overlap(one: string, other: string): number {
  const sequences = (text: string) => {
    const words = wordsOf(text)
    return new Set(words.slice(3).map((_, index) => words.slice(index, index + 4).join(' ')))
  }
  const [small, large] = [sequences(one), sequences(other)].toSorted((a, b) => a.size - b.size)
  return small && large ? [...small].filter((sequence) => large.has(sequence)).length / small.size : 0
}

function syllablesIn(word: string): number {
  const letters = word.toLowerCase().replaceAll(/[^a-z]/g, '')
  // A figure is read aloud as about two syllables.
  if (letters === '') return 2
  const groups = letters.replace(/(?:[^laeiouy]es|[^laeiouytd]ed|[^laeiouy]e)$/, '').match(/[aeiouy]+/g)
  return Math.max(1, groups?.length ?? 1)
}

/** The Flesch-Kincaid grade of the U.S. Navy's formula. */
function gradeOf(sentences: readonly string[]): number {
  const texts = sentences.flatMap((text) => text.split(/(?<=[.?:])\s+/)).filter(Boolean)
  const words = texts.flatMap((text) => wordsOf(text))
  const syllables = words.reduce((sum, word) => sum + syllablesIn(word), 0)
  return 0.39 * (words.length / texts.length) + 11.8 * (syllables / words.length) - 15.59
}

it('POL-1: the thirteen, under their titles and at their paths', () => {
  const found = policies.map(({ name, meta }) => [name, meta.path, meta.title])
  expect(found).toEqual(expect.arrayContaining(expected))
})

it('POL-2: leads other spellings of an address to the policy, and no other address', () => {
  expect(policyRedirects.get('/return-policy')).toBe('/policies/return-policy')
  expect(policyRedirects.get('/policies/returns')).toBe('/policies/return-policy')
  expect(policyRedirects.has('/returns')).toBe(false)
  expect(policyRedirects.has('/privacy')).toBe(false)
})

it('POL-54: puts each planner on the page where its question arises', () => {
  const planners = policies.flatMap(({ name, meta }) => (meta.planner ? [[meta.planner, name]] : []))
  expect(Object.fromEntries(planners)).toEqual({
    returns: 'return-policy',
    rental: 'rental-policy',
    storage: 'storage-policy',
  })
})

describe.each(each)('%s', (_, { meta, text, headings, links, source }) => {
  it('POL-52: has 500 to 1,300 words in real sections', () => {
    const count = wordsOf(text).length
    expect(count).toBeGreaterThanOrEqual(500)
    expect(count).toBeLessThanOrEqual(1300)
    expect(headings.length).toBeGreaterThanOrEqual(6)
    expect(new Set(headings).size).toBe(headings.length)
  })

  it('POL-4: fits a search result', () => {
    expect(meta.headTitle.length).toBeLessThanOrEqual(60)
    expect(meta.description.length).toBeGreaterThanOrEqual(70)
    expect(meta.description.length).toBeLessThanOrEqual(160)
    expect(meta.keywords.length).toBeGreaterThanOrEqual(3)
  })

  it('POL-8: sums itself up at about grade 9', () => {
    expect(meta.summary.length).toBeGreaterThanOrEqual(3)
    expect(meta.summary.length).toBeLessThanOrEqual(6)
    expect(gradeOf(meta.summary)).toBeLessThanOrEqual(10)
  })

  it('POL-9: types no figure of its own: every one comes from the facts', () => {
    const typed = source
      .replaceAll(/^import .*$/gm, '')
      .replaceAll(/^ {2}footerPlace: .*$/gm, '')
      .replaceAll(/^\d\. /gm, '')
      .split('\n')
      .filter((row) => /\d/.test(row))
    expect(typed).toEqual([])
  })

  it('POL-9: leaves no value unfilled', () => {
    expect(`${text}${meta.summary.join(' ')}${meta.description}`).not.toMatch(/undefined|NaN|\[object|\{|\}/)
  })

  it('POL-11: leads only to pages that exist', () => {
    const pages = [
      '/',
      '/inventory',
      '/rentals',
      '/services',
      '/showroom',
      '/about',
      '/contact',
      '/eco-impact',
      addresses.damagedOnDelivery,
    ]
    const paths: readonly string[] = [...pages, ...policies.map((policy) => policy.meta.path)]
    for (const link of links) expect(paths).toContain(link.split('#')[0])
    const names = policies.map(({ name }) => name)
    expect(meta.related.length).toBeGreaterThanOrEqual(2)
    for (const name of meta.related) expect(names).toContain(name)
  })

  it('POL-52: keeps the tone: no exclamation mark, no filler', () => {
    expect(text).not.toMatch(/!|welcome to our website|state-of-the-art|world-class|seamless|TODO|lorem/i)
    expect(text).not.toContain("'")
  })
})

describe('distinctness', () => {
  const pairs = policies.flatMap((one, index) => policies.slice(index + 1).map((other) => [one, other] as const))

  test.each(pairs.map(([one, other]) => [one.name, other.name, one, other] as const))(
    'POL-52: %s and %s share almost no wording',
    (_one, _other, one, other) => {
      expect(overlap(one.text, other.text)).toBeLessThan(0.06)
    },
  )

  it('POL-4: describes no two pages alike', () => {
    for (const field of ['headTitle', 'description', 'title'] as const) {
      expect(new Set(policies.map(({ meta }) => meta[field])).size).toBe(policies.length)
    }
  })
})
