import { cpSync, globSync, rmSync } from 'node:fs'
import { basename, join } from 'node:path'
import { afterAll, describe, expect, onTestFinished, test } from 'vitest'
import type { Database } from '#app/database.ts'
import { fastDatabase, putBack, type Row, type Rows, rowsOf } from '#tests/setup/all-rows.ts'
import { campaign } from '#tests/setup/campaign.ts'
import { countFileCalls } from '#tests/setup/file-faults.ts'
import { eachDatabase } from '#tests/setup/new-site.ts'
import { type Counted, NthFault, waysToFail, withFault } from '#tests/setup/nth-fault.ts'
import { newFolder } from '#tests/setup/site-process.ts'
import { countStatements } from '#tests/setup/statement-faults.ts'
import { StillRead, shortly, Told, type Trial, type UseCase, useCases } from './use-cases.ts'

countStatements()
countFileCalls()

/** One of so many calls fails, in so many ways, in turns, on so many databases; with the slower one every second call. */
const everyCall = campaign({ short: 3, whole: 1 })
const waysAtOnce = campaign({ short: 1, whole: waysToFail.length })
const databases = eachDatabase.slice(0, campaign({ short: 1, whole: eachDatabase.length }))

const counted: readonly Counted[] = ['statement', 'file', 'word']
const mostCalls = 500
let tried = 0
/** The first call that fails is another with each use case. */
let firstOf = 0

type State = ReadonlyMap<string, readonly string[]>

/** Its numbers change with every try. */
const isCompared = (table: string) => table !== 'data_versions'

/** The same for two rows that differ in what is drawn by lot or by the clock alone. */
const sameText = (row: Row) =>
  JSON.stringify(row)
    .replaceAll(/\d{4}-\d\d-\d\dT[\d:.]+Z/g, 'instant')
    .replaceAll(/[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}/g, 'id')
    .replaceAll(/\d{6}-[\dA-HJKMNP-TV-Z]{8}/g, 'reference')
    .replaceAll(/"[\w-]{43}"/g, '"hash"')
    .replaceAll(/"attempts":\d+/g, '"attempts"')

function stateOf(rows: Rows, made: string): State {
  const tables = [...rows].filter(([table]) => isCompared(table))
  const files = globSync(join(made, '**')).filter((file) => file !== made)
  return new Map([
    ...tables.map(([table, all]) => [table, all.map(sameText).toSorted()] as const),
    ['files', files.map((file) => `${basename(file)} ${shortly(file)}`).toSorted()] as const,
  ])
}

/** The tables, and the files, in which two states differ. */
const differing = (one: State, other: State, but: readonly string[] = []) =>
  [...one.keys()].filter((table) => !but.includes(table) && one.get(table)?.join() !== other.get(table)?.join())

/** What holds at any moment, also right after a failure. */
function alwaysFaults(rows: Rows): readonly string[] {
  const all = (table: string) => rows.get(table) ?? []
  const of = (table: string, column: string) => new Set(all(table).map((row) => row[column]))
  const orphans = (table: string, column: string, parent: string, key: string) => {
    const there = of(parent, key)
    return all(table).flatMap((row) =>
      there.has(row[column]) ? [] : [`${table} ${row[column]} has no row of ${parent}`],
    )
  }
  const highest = Math.max(0, ...[...of('runs', 'id')].map(Number))
  const history = all('data_versions').find(({ name }) => name === 'history')?.version ?? 0
  return [
    ...orphans('lead_fingerprints', 'lead_id', 'leads', 'id'),
    ...orphans('photos', 'hash', 'photo_bytes', 'hash'),
    ...orphans('desk_sessions', 'passkey', 'desk_passkeys', 'id'),
    ...orphans('vehicle_prices', 'run', 'runs', 'id'),
    ...(history === highest ? [] : [`the history has counted to ${history}, its last run is ${highest}`]),
  ]
}

const settled = (work: Promise<unknown>) =>
  work.then(
    () => undefined,
    (error: Error) => error,
  )

/** SITE-132: lets one call after the other fail, until the use case comes to its end without: what went wrong, in sentences. */
async function countThrough({ prepare, partly = [], isAnother }: UseCase, database: Database, everyNth: number) {
  const [given, made, kept] = [newFolder(), newFolder(), newFolder()]
  let fault: NthFault | undefined
  const trial: Trial = await prepare({
    database,
    given,
    made,
    saysWrong: () => (fault?.of === 'word' ? fault.next() : undefined),
  })
  const before = await rowsOf(database)
  cpSync(made, kept, { recursive: true })
  const begin = async () => {
    await putBack(database, before)
    rmSync(made, { recursive: true })
    cpSync(kept, made, { recursive: true })
    trial.forget?.()
  }
  const state = async () => stateOf(await rowsOf(database), made)

  await begin()
  const start = await state()
  const said = await trial.act()
  const done = await state()
  expect(differing(start, done)).not.toEqual([])
  const again = await settled(trial.act())
  if (again && !(again instanceof Told)) throw again
  const twice = await state()
  const wrong = isAnother || differing(done, twice).length === 0 ? [] : ['done twice, it is not the same']

  for (const of of counted) {
    firstOf += 1
    for (let nth = 1 + (firstOf % everyNth); nth <= mostCalls; nth += everyNth) {
      let hasStruck = false
      for (let way = 0; way < waysAtOnce; way += 1) {
        await begin()
        fault = new NthFault(of, nth, waysToFail[(Math.floor(nth / everyNth) + way) % waysToFail.length] ?? 'lost')
        wrong.push(...(await tryOnce(fault)).map((what) => `${fault?.way} at ${of} ${nth}: ${what}`))
        hasStruck = fault.hasStruck
        fault = undefined
        if (!hasStruck) break
        tried += 1
      }
      if (!hasStruck) break
    }
  }
  return wrong

  async function tryOnce(failing: NthFault): Promise<readonly string[]> {
    let answer: unknown
    const error = await settled(
      withFault(failing, async () => {
        answer = await trial.act()
      }),
    )
    if (!failing.hasStruck)
      return error && !(error instanceof StillRead) ? [`it fails by itself: ${error.message}`] : []
    const rows = await rowsOf(database)
    const left = stateOf(rows, made)
    const isDone = differing(left, done).length === 0
    const faults = [...alwaysFaults(rows)]
    if (!error && typeof answer !== typeof said) faults.push(`it says ${answer} in place of ${said}`)
    if (!error && !isDone) faults.push(`it says done, and differs in ${differing(left, done)}`)
    if ([start, done].every((whole) => differing(left, whole, partly).length > 0))
      faults.push(`it is half done: ${differing(left, start, partly)} (${error?.message})`)
    if (error instanceof Told) faults.push(`it takes its own change for another's: ${error.message}`)
    if (error) {
      await trial.wait?.()
      const next = await settled(trial.act())
      if (next && !(isDone && next instanceof Told)) faults.push(`the next try fails: ${next.message}`)
      const end = await rowsOf(database)
      const differs = differing(stateOf(end, made), isDone && isAnother ? twice : done)
      if (differs.length > 0) faults.push(`after the next try it differs in ${differs}`)
      faults.push(...alwaysFaults(end))
    }
    return [...faults, ...((await trial.invariants?.(failing)) ?? [])]
  }
}

describe.each(databases)('SITE-132, %s', (kind, settings) => {
  test.each(useCases)(
    '$name, and one call fails: whole or not at all, and asked again it is done once',
    async (useCase) => {
      const { DATA_DIR = '', DATABASE_URL } = await settings()
      const database = await fastDatabase({ dataDir: DATA_DIR, databaseUrl: DATABASE_URL })
      onTestFinished(database.close)
      expect(await countThrough(useCase, database, kind === 'PostgreSQL' ? 2 : everyCall)).toEqual([])
    },
    900_000,
  )
})

afterAll(() => {
  console.info(`${tried} single failures tried.`)
})
