import fc from 'fast-check'
import { expect, test } from 'vitest'
import { pages } from '#app/pages.ts'
import { returnItems } from '#subjects/policies/facts/deadline-finder.ts'
import { campaign } from '#tests/setup/campaign.ts'
import { encodedQuery, errorLog, hostileValues } from '#tests/setup/hostile.ts'
import { testApp } from '#tests/setup/test-app.ts'

const words = (text: string) => text.split(' ')
const days = words('1900-01-01 2026-02-28 2026-02-29 2026-03-08 2026-05-06 2026-11-01 2026-12-31 2028-02-29 2999-12-31')
const times = words('00:00 02:30 09:05 12:00 23:59 24:00')
const figures = words('0 1 2 3 4 6 7.5 12 29 30 31 99 100 101 365 999 12000 $12k 1,000 99999')
const lengths = [
  ...figures,
  "7'",
  '7.1 ft',
  '7 ft 1.125 in',
  '84 in',
  '85.2',
  '11.999 in',
  '8\'6"',
  '30000 ft',
  '1,200 in',
]
const towns = words('kline jim-thorpe 18229 18210 Albrightsville philadelphia zzzzzz')

/** By the name of a key, what stands at the edges of what it can mean. */
const edges: Readonly<Record<string, readonly string[]>> = {
  ...Object.fromEntries(words('width height depth length rise').map((key) => [key, lengths])),
  ...Object.fromEntries(words('from to delivered received returned pickup').map((key) => [key, days])),
  time: times,
  town: towns,
  surface: words('paved gravel grass ice'),
  ground: words('paved gravel grass steep gravel,steep any'),
  carry: words('cargo people'),
  extra: ['white-glove'],
  place: words('indoor outdoor cellar'),
  maintenance: ['on'],
  prep: ['on'],
  item: returnItems.map(({ value }) => value),
  cart: words('four-seater six-seater utility ev-city none'),
  carts: ['ev-city', 'ev-city,ev-nomad,d5-maverick-4-plus', 'ev-city,ev-city', ',,'],
  use: words('daily weekly neighborhood commercial'),
  years: words('1 3 5 10 11'),
  sort: words('price-asc price-desc name newest'),
  search: ['ev', 'lithium four seats', '%', 'a'.repeat(300)],
}

interface Asked {
  readonly path: string
  readonly query: string
}

/** An answer of a page with a planner: each of its keys left out, at an edge, or what no one types. */
const requests = fc
  .constantFrom(...pages.filter(({ keys }) => keys.some((key) => key !== 'town')))
  .chain((page): fc.Arbitrary<Asked> => {
    const paths = page.paths.map((path) =>
      path
        .replace(/:\w+\{([\w-]+).*\}/, '$1')
        .replace(':id', 'ev-city')
        .replace(/:\w+/, 'denago'),
    )
    const value = (key: string) =>
      fc.oneof(
        { weight: 12, arbitrary: fc.constantFrom(...(edges[key] ?? figures)).map(encodeURIComponent) },
        { weight: 1, arbitrary: fc.constantFrom(...strange) },
      )
    const keys = Object.fromEntries(page.keys.map((key) => [key, fc.option(value(key), { freq: 5, nil: undefined })]))
    return fc.record({
      path: fc.constantFrom(...paths),
      query: fc
        .record(keys)
        .map((given) =>
          encodedQuery(
            Object.fromEntries(Object.entries(given).filter(([, typed]) => typed !== undefined)) as Record<
              string,
              string
            >,
          ),
        ),
    })
  })

/** What a slip of the reckoning leaves in a text; `1.2345` is no figure of ours. */
const slips = /NaN|undefined|Infinity|\[object|\bnull\b|-0\b(?![.\d-])|\d\.\d{4,}|\$-|Invalid Date/

/** What is typed is shown again: it must not look like a slip itself. */
const strange = hostileValues.filter((value) => !slips.test(value))

/** The text of a page, of its drawings too; not what its fields hold. */
const textOf = (html: string) => html.replace(/<(script|style)\b.*?<\/\1>/gs, ' ').replace(/<[^>]*>/g, ' ')

const count = campaign({ short: 300, whole: 5_412 })

test(`SITE-73: ${count} questions to all planners: each is answered, and no figure is one that no one would write`, async () => {
  const { errors, log } = errorLog()
  const { app, database } = await testApp(undefined, { log })
  const seed = Number(process.env.SEED) || Math.floor(Math.random() * 2 ** 31)
  const faults: string[] = []
  for (const { path, query } of fc.sample(requests, { numRuns: count, seed })) {
    const address = `${path}?${query}`
    const answer = await app.request(address)
    const [slip] = slips.exec(textOf(await answer.text())) ?? []
    if (![200, 308].includes(answer.status) || slip) faults.push(`${answer.status} ${slip} ${address.slice(0, 300)}`)
  }
  expect([faults, errors], `SEED=${seed}`).toEqual([[], []])
  await database.close()
}, 900_000)
