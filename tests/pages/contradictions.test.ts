import { expect, test } from 'vitest'
import { towns } from '#subjects/county/rules/towns.ts'
import { allPolicies } from '#subjects/policies/rules/policies.ts'
import { htmlOf } from '#tests/setup/every-page.ts'
import { ledger } from '#tests/setup/ledger.ts'
import { find, jsonLdOf, textOf } from '#tests/setup/page-html.ts'
import { paths } from '#tests/setup/shared-site.ts'

const shown = new Map(paths.map((path) => [path, textOf(find(htmlOf(path), 'body'))]))
const marked = new Map(paths.map((path) => [path, JSON.stringify(jsonLdOf(htmlOf(path)))]))

const kinds: Readonly<Record<string, readonly string[]>> = {
  '*': paths,
  '{town}': towns.map(({ url }) => url),
  '{rental-town}': towns.map(({ rentalPath }) => rentalPath),
  '{vehicle}': paths.filter((path) => path.startsWith('/vehicles/')),
  '{policy}': allPolicies.map(({ url }) => url),
}

/** Readings that are the very text of a page, with the pages that must have it and those that may. */
const readings = ledger.flatMap(([id = '', reading = '', where = '']) => {
  const text = reading.match(/^`(.+)`$/)?.[1]
  if (!text) return []
  const listed = where.replace(/^markup of /, '').split(', ')
  const must = listed.flatMap((each) => kinds[each] ?? paths.filter((path) => path === each))
  const may = listed.flatMap((each) => kinds[each.replace(/^some /, '')] ?? [])
  return [{ id, text, must, may: [...must, ...may], listed, texts: where.startsWith('markup') ? marked : shown }]
})

/** `…` stands for a few words among which there is no other sum. */
function patternOf(text: string): RegExp {
  const literal = (part: string) => part.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&')
  return new RegExp(text.split(' … ').map(literal).join('[^$]{1,40}'))
}

test.each(readings)('SITE-47, SHOP-17: $id: "$text" stands on the pages listed and on no other', (reading) => {
  const pattern = patternOf(reading.text)
  const on = paths.filter((path) => pattern.test(reading.texts.get(path) ?? ''))
  const known = (each: string) => paths.includes(each) || each.replace(/^some /, '') in kinds
  expect({
    missing: reading.must.filter((path) => !on.includes(path)),
    notListed: on.filter((path) => !reading.may.includes(path)),
    noPages: reading.listed.filter((each) => each !== '—' && !known(each.replace(/^\((.*)\)$/, '$1'))),
  }).toEqual({ missing: [], notListed: [], noPages: [] })
})

/** A page that tells its reader that the site does not agree with itself. */
const confessions = [
  /\bour (own |other |rental |town )*pages (also |seem to |may )*(speak|promise|disagree|differ|contradict)/i,
  /\b(pages|figures|statements|claims|numbers|counts) (disagree|contradict|conflict|do not agree|differ from)/i,
  /\b(say|says|said) (two|three|several|different) things\b/i,
  /\bdepend(s|ing) on which (of our )?page/i,
]

test('SITE-47: most readings are held by the very text, and no page speaks of a contradiction', () => {
  expect(readings.length).toBeGreaterThan(40)
  for (const [path, text] of shown)
    for (const confession of confessions) expect(text.match(confession)?.[0], path).toBeUndefined()
})
