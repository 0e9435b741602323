import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type DatabaseSettings, openDatabase } from '#app/database.ts'
import { differingFields, type Fields } from '#kernel/history/change.ts'
import { ChangedMeanwhile } from '#kernel/history/in-turn.ts'
import { changeOf } from '#kernel/history/read-runs.ts'
import { readFact } from '#subjects/dealership/server/shop-store.ts'
import type { InspectedPart } from '#subjects/inventory/rules/inspection.ts'
import { photosOfCarts, vehicleOf } from '#subjects/inventory/server/cart-row.ts'
import { readInspection } from '#subjects/inventory/server/inspections.ts'
import { missingPhotos } from '#subjects/pictures/server/photo-store.ts'
import { fastDatabase, putBack, type Rows, rowsOf } from '#tests/setup/all-rows.ts'
import { campaign } from '#tests/setup/campaign.ts'
import { deskDecisions, type Found, names, type Seat, seatAt, setUp } from '#tests/setup/desk-decisions.ts'

/** Each run began with what the run before it left, and what the last one left is there: nothing of any was lost. */
async function expectNothingLost({ db, messages }: Seat): Promise<void> {
  const thingsNow = {
    vehicle: cartNow,
    shop: (key: string) => readFact(db, key),
    inspection: findingNow,
    lead: messageNow,
  }
  const left = new Map<string, Fields | null>()
  const erased = new Set<string>()
  for (const row of await db.selectFrom('run_changes').selectAll().orderBy('run').execute()) {
    const change = changeOf(row)
    const thing = `${change.kind}:${change.key}`
    if (change.erased) erased.add(thing)
    if (change.kind === 'person' || erased.has(thing)) continue
    const [before, after] = [flat(change.before), flat(change.after)]
    const known = left.get(thing)
    if (known !== undefined) {
      const fields = Object.keys(before ?? {}).filter((field) => Object.hasOwn(known ?? {}, field))
      const only = (side: Fields | null) => side && fields.map((field) => [field, side[field]])
      expect([thing, only(before)]).toEqual([thing, only(known)])
    }
    const stays = Object.entries(known ?? {}).filter(([field]) => !Object.hasOwn(before ?? {}, field))
    left.set(thing, after && { ...Object.fromEntries(stays), ...after })
  }
  for (const [thing, fields] of left) {
    const [kind, key = ''] = thing.split(/:(.*)/s)
    const there = await thingsNow[kind as keyof typeof thingsNow](key)
    if (fields) expect([thing, flat(there)]).toMatchObject([thing, fields])
    else expect([thing, there]).toEqual([thing, null])
  }

  async function cartNow(id: string): Promise<Fields | null> {
    const row = await db.selectFrom('vehicles').selectAll().where('id', '=', id).executeTakeFirst()
    return row ? { ...vehicleOf(row), position: row.position } : null
  }

  async function findingNow(key: string): Promise<Fields | null> {
    const [cart = '', part = ''] = key.split(' ')
    const found = (await readInspection(db, cart)).get(part as InspectedPart)
    return found ? { ...found } : null
  }

  async function messageNow(id: string): Promise<Fields | null> {
    const message = await messages.find(id)
    if (!message) return null
    const notes = await db.selectFrom('lead_notes').selectAll().where('lead_id', '=', id).execute()
    return {
      status: message.status,
      by: message.statusBy,
      at: message.statusAt?.toISOString() ?? null,
      remind: message.remindOn,
      taken: message.takenBy,
      quarantined: message.state === 'quarantined' ? 'yes' : 'no',
      notes: Object.fromEntries(notes.map(({ id: note, at, who, text }) => [note, { at, who, text }])),
    }
  }
}

const flat = (fields: Fields | null) => fields && (differingFields({}, fields)?.after ?? {})

/** What holds after any decisions. */
async function expectInvariants(seat: Seat): Promise<void> {
  const { db, people } = seat
  const all = await people.list()
  expect(all.flatMap(({ passkeys }) => passkeys).length).toBeGreaterThan(0)
  expect(new Set(all.map(({ name }) => name.toLowerCase())).size).toBe(all.length)
  expect(await missingPhotos(db, photosOfCarts)).toEqual([])
  const messages = await db.selectFrom('leads').selectAll().execute()
  const mails = await db.selectFrom('outbox').selectAll().where('recipient', '=', 'dealer').execute()
  for (const { id, state } of messages)
    expect(mails.filter(({ lead_id }) => lead_id === id)).toHaveLength(state === 'accepted' ? 1 : 0)
  const { last } = await db
    .selectFrom('runs')
    .select(({ fn }) => fn.max('id').as('last'))
    .executeTakeFirstOrThrow()
  const counted = await db.selectFrom('data_versions').select('version').where('name', '=', 'history').execute()
  expect(counted).toEqual([{ version: last }])
  await expectNothingLost(seat)
}

type Pair = readonly [string, string]

/** How often each pair is tried, in one order and the other; `ROUNDS=20 FULL=1` tries longer. */
const rounds = Number(process.env.ROUNDS ?? campaign({ short: 1, whole: 2 }))

/**
 * Each use case with itself and the two that follow it, which touch the same things; in a whole run, each with each on PostgreSQL. SQLite
 * begins every decision only when the one before has ended.
 */
const pairsOn = (name: string): readonly Pair[] =>
  Object.keys(deskDecisions).flatMap((one, index, all) => {
    const span = name === 'SQLite' ? 3 : campaign({ short: 3, whole: all.length })
    return all.slice(index, index + span).map((two): Pair => [one, two])
  })

/** Whether it was done; a plain sentence is the only other way. */
function wasDone(name: string, outcome: PromiseSettledResult<unknown>): boolean {
  if (outcome.status === 'fulfilled') return typeof outcome.value !== 'string'
  if (!(outcome.reason instanceof ChangedMeanwhile)) throw new Error(`${name} failed`, { cause: outcome.reason })
  return false
}

/** What two people at two processes may decide at the same moment, on either database. */
export function decisionsContract(name: string, newSettings: () => Promise<DatabaseSettings>): void {
  describe(`two decisions at the same moment in ${name}`, () => {
    let settings: DatabaseSettings
    let seats: readonly [Seat, Seat]
    let found: Found
    let before: Rows
    beforeAll(async () => {
      settings = await newSettings()
      seats = [seatAt(await fastDatabase(settings), 0), seatAt(await fastDatabase(settings), 1)]
      found = await setUp(seats[0])
      before = await rowsOf(seats[0].database)
    })

    it.each(pairsOn(name))(
      'SITE-102: "%s" and "%s" leave nothing half done and nothing lost',
      async (first, second) => {
        for (let round = 0; round < rounds; round += 1) {
          await putBack(seats[0].database, before)
          const [one, two] = round % 2 ? [second, first] : [first, second]
          const outcomes = await Promise.allSettled([
            deskDecisions[one]?.(seats[0], found),
            deskDecisions[two]?.(seats[1], found),
          ])
          const done = [wasDone(one, outcomes[0]), wasDone(two, outcomes[1])]
          for (const [index, who] of names.entries()) {
            const runs = await seats[0].db.selectFrom('runs').select('id').where('who', '=', who).execute()
            expect([who, runs.length <= (done[index] ? 1 : 0)]).toEqual([who, true])
          }
          await expectInvariants(seats[0])
        }
      },
    )

    afterAll(async () => {
      // A connection tells the statistics what it met when it ends.
      for (const { database } of seats) await database.close()
      if (!settings.databaseUrl) return
      const { db, close: end } = await openDatabase(settings)
      const { rows } =
        await sql`select deadlocks::integer from pg_stat_database where datname = current_database()`.execute(db)
      await end()
      expect(rows).toEqual([{ deadlocks: 0 }])
    })
  })
}
