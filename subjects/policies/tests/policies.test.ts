import { describe, expect, test } from 'vitest'
import { readSettings } from '#app/settings.ts'
import { fillText } from '#kit/formats/format.ts'
import { business } from '#subjects/dealership/facts/business.ts'
import { policyPageWords } from '#subjects/policies/facts/policy-page.ts'
import { messagesKeptYears, policyTerms } from '#subjects/policies/facts/policy-terms.ts'
import { rentalForbids } from '#subjects/policies/facts/rental-rules.ts'
import { policyRedirects } from '#subjects/policies/rules/policies.ts'
import { priceTexts, usualAmounts } from '#subjects/policies/rules/prices-today.ts'
import { canonicalOf, find, findAll, labelled, linksIn, mainOf, proseOf, textsOf } from '#tests/setup/page-html.ts'
import { policies } from '#tests/setup/policy-text.ts'
import { htmlAt } from '#tests/setup/shared-site.ts'
import { runsOf, sharedPart, wordsIn } from '#tests/setup/shown-words.ts'
import { testSiteUrl } from '#tests/setup/test-app.ts'

async function open(path: string) {
  const html = await htmlAt(path)
  return { html, text: proseOf(mainOf(html)) }
}

const pages = await Promise.all(policies.map(async (policy) => ({ ...policy, ...(await open(policy.meta.path)) })))
const pathOf = (name: string) => policies.find((policy) => policy.name === name)?.meta.path
const pageOf = (name: string) => pages.find((page) => page.name === name) ?? { html: '', text: '' }

test('POL-1: the thirteen, under their titles and at their paths', () => {
  expect(policies.map(({ name, meta }) => [name, meta.path, meta.title])).toEqual(
    expect.arrayContaining([
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
    ]),
  )
})

test.each([
  ['return-policy', 'New cart 7 days; under 10 miles; fee of 15%; within 3 days; fee of 20%; sold as is none'],
  ['return-policy', 'Parts and accessories 30 days; We keep 10%; within 48 hours; within 10 business days'],
  ['return-policy', '3-5 business days after we send it'],
  ['delivery-policy', 'the whole county; Pocono Pines 20-mile radius; Scranton 15-mile radius; $5,000 minimum'],
  ['delivery-policy', '$6 for each mile beyond; a rental by 2 PM; rush fee of $50; White glove delivery costs $150'],
  ['delivery-policy', 'on the day of delivery $75; nobody is there $100; 8 feet wide; 10 feet of clearance'],
  ['delivery-policy', '2-hour window'],
  ['rental-policy', 'at least 18 years; Four-seat $500; Six-seat $750; Utility $600; is 24 hours; longest is 30 days'],
  ['rental-policy', 'late $25 per hour; extra driver costs $25; maximum of 2; the repair, plus $75; $50-150'],
  ['rental-policy', 'uncharged $35; smelling of smoke $200; pet hair in the seats $75'],
  ['rental-policy', 'Until 24 hours before your pick-up time; we refund 50%; a no-show, and there is no refund'],
  ['storage-policy', 'Per month $125 $75; Winter, October 15 to April 15 $650 $400'],
  ['storage-policy', 'Summer, May 1 to September 30 $575 $350; Maintenance $50 per month; Pre-season prep $150'],
  ['storage-policy', '10 days after it was due; late fee of $25; we do 30 We; 60 The; 90 We; 120 We; 30 days’ notice'],
  ['feedback-policy', 'Urgent 4 hours in business hours; General 24 hours; Complex 48 hours; Follow-up 1 week'],
  ['feedback-policy', 'every 3 business days'],
  ['corrections-policy', 'Critical 2 hours; Important 24 hours; Minor 48 hours; Complex 72 hours; is immediate'],
  ['staffing-report', '24 full-time, 8 part-time and 6 seasonal; 38 at peak; Full-time: 24 people; retention of 87%'],
])('POL-9, POL-14, POL-20, POL-23, POL-27, POL-37, POL-44, POL-48: %s says: %s', (name, figures) => {
  for (const figure of figures.split('; ')) expect(pageOf(name).text).toContain(figure)
})

test('POL-27: the rental policy lists what the agreement forbids', () => {
  for (const { act } of rentalForbids) expect(pageOf('rental-policy').text).toContain(act)
})

describe.each(pages)('$meta.path', ({ name, meta, headings, lines, html, text }) => {
  test('POL-4, POL-6: its own heading and trail, its day, and the ways to reach us', () => {
    expect(textsOf(html, 'h1')).toEqual([meta.title])
    expect(textsOf(labelled(html, 'nav', 'Breadcrumb'), 'li').at(-1)).toBe(`/ ${meta.title}`)
    expect(text).toContain('Effective January 23, 2025 Last updated January 23, 2025')
    const contact = textsOf(html, 'main address').join(' ')
    for (const way of [business.phones.main, business.email, business.address.street]) expect(contact).toContain(way)
  })

  test('POL-8: first three to six plain sentences of what a customer needs to know', () => {
    expect(meta.summary.length).toBeGreaterThanOrEqual(3)
    expect(meta.summary.length).toBeLessThanOrEqual(6)
    for (const sentence of meta.summary.flatMap((line) => line.split(/(?<=[.?:])\s+/)))
      expect(wordsIn(sentence).length, sentence).toBeLessThanOrEqual(25)
    expect(textsOf(labelled(html, 'section', policyPageWords.summary), 'li')).toEqual(
      meta.summary.map((sentence) => fillText<string>(sentence, priceTexts(usualAmounts))),
    )
  })

  test('POL-9: leaves no figure unfilled', () => {
    expect(`${text}${meta.description}`).not.toMatch(/undefined|NaN|\[object|\{|\}/)
  })

  test('POL-11, POL-97: its sections are links to what their headings open, and it leads on to two others', () => {
    const links = linksIn(labelled(html, 'nav', policyPageWords.contents))
    expect(links.map((link) => link.text)).toEqual(headings)
    for (const link of links) {
      const fold = find(html, link.href).closest('details')
      expect(textsOf(fold?.outerHTML ?? '', 'summary h2')).toEqual([link.text])
    }
    const related = linksIn(labelled(html, 'nav', policyPageWords.related))
    expect(related.map(({ href }) => href)).toEqual(meta.related.map(pathOf))
    expect(related.length).toBeGreaterThanOrEqual(2)
  })

  test('POL-97: no word of it is lost, and what has a table of figures or our numbers stands open', () => {
    for (const fold of findAll(html, 'main details:not([open])')) expect(findAll(fold, 'table, address')).toEqual([])
    expect(lines.filter((line) => !text.includes(line))).toEqual([])
  })

  test('POL-52: has 500 to 1,300 words in six sections or more, and shares almost none with another', () => {
    const words = wordsIn(lines.join(' '))
    expect(words.length).toBeGreaterThanOrEqual(500)
    expect(words.length).toBeLessThanOrEqual(1300)
    expect(new Set(headings).size).toBeGreaterThanOrEqual(6)
    for (const other of policies.filter((policy) => policy.name !== name))
      expect(sharedPart(runsOf(words, 4), runsOf(wordsIn(other.lines.join(' ')), 4)), other.name).toBeLessThan(0.03)
  })
})

test.each([
  ['/privacy-policy', '/privacy'],
  ['/terms-of-service', '/terms'],
])('POL-2: %s shows the very page of %s, which is canonical', async (alias, path) => {
  const [one, other] = await Promise.all([open(alias), open(path)])
  expect(one.text).toBe(other.text)
  expect(canonicalOf(one.html)).toBe(testSiteUrl + path)
})

test('POL-2: other spellings of an address lead to the policy, and no other address does', () => {
  const addresses = ['/return-policy', '/policies/returns', '/returns', '/privacy']
  const policy = '/policies/return-policy'
  expect(addresses.map((path) => policyRedirects.get(path))).toEqual([policy, policy, undefined, undefined])
})

test('POL-54: each planner stands on the policy of its name; other policies are one page under every query', async () => {
  const planners = pages.filter(({ html }) => findAll(html, '#planner form').length === 1)
  expect(planners.map(({ name, meta }) => [name, meta.planner])).toEqual([
    ['rental-policy', 'rental'],
    ['return-policy', 'returns'],
    ['storage-policy', 'storage'],
  ])
  expect((await open('/privacy?from=2026-01-01&to=x')).html).toBe(pageOf('privacy').html)
})

test('POL-51: the staffing report draws its counts, one mark for each person', () => {
  const plots = findAll(pageOf('staffing-report').html, 'main figure')
  expect(plots).toHaveLength(6)
  const drawn = findAll(plots[0] ?? '', 'path').map((path) => path.getAttribute('d')?.match(/z/g)?.length)
  expect(drawn).toEqual([24, 8, 6])
})

test('POL-81: the privacy policy says for how long a message is kept, which is how long the site keeps it', () => {
  expect(readSettings({}).messagesKeptDays).toBe(messagesKeptYears * 365)
  expect(pageOf('privacy').text).toContain(`messages ${messagesKeptYears} years after`)
})

describe('POL-48: the figures of the staffing report that are ours', () => {
  const { staffing } = policyTerms
  const { fullTime, partTime, seasonal, peak, yearRound, movement, tenure, training, smallestGroup } = staffing
  const breakdowns = [staffing.departments, staffing.homeCounties, staffing.gender, staffing.ages]
  const people = (counts: readonly { readonly people: number }[]) => counts.map((count) => count.people)
  const sum = (counts: readonly number[]) => counts.reduce((total, count) => total + count, 0)

  test.each<[total: number, parts: readonly number[]]>([
    [peak, [fullTime, partTime, seasonal]],
    [yearRound, [fullTime, partTime]],
    [yearRound, people(tenure)],
    [yearRound, [movement.stayed, movement.hired]],
    [movement.startOfYear, [movement.stayed, movement.left]],
    ...breakdowns.map((counts): [number, readonly number[]] => [peak, people(counts)]),
  ])('add up to %d and count no group too small', (total, parts) => {
    expect(sum(parts)).toBe(total)
    expect(Math.min(...parts)).toBeGreaterThanOrEqual(smallestGroup)
  })

  test('agree with one another, rank their teams, and let no small group be worked out', () => {
    expect(Math.round((movement.stayed / movement.startOfYear) * 100)).toBe(staffing.retentionPercent)
    expect([tenure[0].people, training.batterySafetyPeople]).toEqual([movement.hired, peak])
    expect(training.hoursEach * yearRound).toBe(training.hoursTotal)
    for (const some of [staffing.veterans, staffing.spanishSpeakers])
      expect(Math.min(some, peak - some)).toBeGreaterThanOrEqual(smallestGroup)
    const teams = staffing.departments.toSorted((one, other) => other.people - one.people)
    expect(staffing.departments).toEqual(teams)
    const [first, second] = teams.map(({ label }) => label.toLowerCase())
    expect(pageOf('staffing-report').text.toLowerCase()).toContain(
      `${first} is our largest team, followed by ${second}`,
    )
  })
})
