import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { htmlOf } from '#tests/setup/every-page.ts'
import { find, textOf } from '#tests/setup/page-html.ts'
import { paths } from '#tests/setup/shared-site.ts'

const texts = new Map(paths.map((path) => [path, textOf(find(htmlOf(path), 'body'))]))

/** Readings that are the very text on the page, with the pages of fixed address that the ledger lists for them. */
const ledger = readFileSync('docs/contradictions.md', 'utf8')
  .split('\n')
  .filter((line) => /^\| [a-z-]+\.[a-z-]+ +\|/.test(line))
  .map((line) => line.split('|').map((cell) => cell.trim()))
  .flatMap(([, id = '', , reading = '', where = '']) => {
    const text = reading.match(/^`(.+)`$/)?.[1]
    const listed = where.split(', ')
    return text ? [{ id, text, pages: listed.includes('*') ? paths : paths.filter((p) => listed.includes(p)) }] : []
  })

const onBuiltPages = ledger.filter(({ pages }) => pages.length > 0)

test.each(onBuiltPages)(
  'SITE-47, SHOP-17: $id: "$text" stands on every page that the ledger lists',
  ({ text, pages }) => {
    expect(pages.filter((path) => !texts.get(path)?.includes(text))).toEqual([])
  },
)

/** A page that tells its reader that the site does not agree with itself. */
const confessions = [
  /\bour (own |other |rental |town )*pages (also |seem to |may )*(speak|promise|disagree|differ|contradict)/i,
  /\b(pages|figures|statements|claims|numbers|counts) (disagree|contradict|conflict|do not agree|differ from)/i,
  /\b(say|says|said) (two|three|several|different) things\b/i,
  /\bdepend(s|ing) on which (of our )?page/i,
]

test.each(paths)('SITE-47: %s says nothing of a contradiction', (path) => {
  const text = texts.get(path) ?? ''
  expect(confessions.flatMap((confession) => text.match(confession)?.[0] ?? [])).toEqual([])
})

test.each([
  'Our own pages say three things about it.',
  'Why our pages disagree on this',
  'Our rental pages also speak of free delivery.',
  'Where two of our own pages seem to disagree, ask.',
])('SITE-47: would find "%s"', (sentence) => {
  expect(confessions.some((confession) => confession.test(sentence))).toBe(true)
})
