import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Database, type DatabaseSettings, openDatabase } from '#app/database.ts'
import { subjects } from '#app/subjects.ts'
import { historyOf } from '#kernel/command-line/of-subjects.ts'
import type { Plan } from '#kernel/history/plan.ts'
import { changeOf } from '#kernel/history/read-runs.ts'
import { ChangedMeanwhile, differingFields, type Fields, noteRun, type RunBy } from '#kernel/history/record-run.ts'
import { undoRun } from '#kernel/history/undo-run.ts'
import { addDays } from '#kit/dates/calendar-day.ts'
import { easternClock } from '#kit/dates/eastern-time.ts'
import { openMessages } from '#subjects/contact/server/message/decisions.ts'
import { checkPastTime } from '#subjects/contact/server/message/erase.ts'
import { createMessageStore } from '#subjects/contact/server/message/store.ts'
import { type Weekday, weekdayNames } from '#subjects/dealership/facts/hours.ts'
import {
  planHoliday,
  planHours,
  planMember,
  planNotice,
  planPhone,
  planPrices,
  planWeek,
  type ShopPlan,
} from '#subjects/dealership/server/change-shop.ts'
import { changeShop, factNow } from '#subjects/dealership/server/shop-store.ts'
import type { InspectedPart } from '#subjects/inventory/rules/inspection.ts'
import type { Vehicle } from '#subjects/inventory/rules/vehicle.ts'
import { cellsToCopy } from '#subjects/inventory/rules/vehicle-columns.ts'
import {
  applyCarts,
  type CartPlan,
  planImport,
  planMove,
  planNew,
  planRemoval,
  planSale,
  planSet,
  planSeveral,
} from '#subjects/inventory/server/change-carts.ts'
import { changeInspection, planInspection, readInspection } from '#subjects/inventory/server/inspections.ts'
import { photosOfCarts } from '#subjects/inventory/server/photos-of-carts.ts'
import { vehicleOf } from '#subjects/inventory/server/vehicle-row.ts'
import { photoPath } from '#subjects/pictures/rules/photo-path.ts'
import { createPhotoStore, missingPhotos, sweepPhotos } from '#subjects/pictures/server/photo-store.ts'
import { readDealerPhoto } from '#subjects/pictures/server/read-dealer-photo.ts'
import { campaign } from '#tests/setup/campaign.ts'
import { goodSubmission } from '#tests/setup/good-submission.ts'
import { webpOf } from '#tests/setup/photos.ts'
import { changeCarts } from '#tests/setup/replace-carts.ts'
import { createPeople } from './people.ts'
import type { DeskPasskey } from './tables.ts'

const now = () => new Date()
const operator = { who: 'operator', command: 'sets up' }
const names = ['Ann', 'Bo'] as const
const photo = { hash: '0123456789abcdef', width: 300, height: 200, webp: webpOf(300, 200) }
const longUnnamed = '2020-01-01T00:00:00.000Z'
const history = historyOf(subjects)

/** Where one of two people sits: at a process of the desk of their own. */
function seatAt(database: Database, index: 0 | 1) {
  const { db, writer: connection, ports, refreshDataVersion } = database
  const by: RunBy = { who: names[index], command: 'at the same moment' }
  const stores = { vehicles: ports.vehicles, photos: createPhotoStore(db), decode: readDealerPhoto }
  const messageOptions = { connection, mailDomain: 'switchback.test', now }
  const doing =
    <Change>(apply: (change: Change) => Promise<unknown>) =>
    ({ change, problems }: Plan<Change>) =>
      problems.length > 0 ? problems.join('. ') : change && apply(change)
  return {
    database,
    db,
    index,
    by,
    stores,
    accept: createMessageStore(messageOptions),
    messages: openMessages(messageOptions, 0),
    people: createPeople(db, now),
    carts: async (plan: Promise<CartPlan>) => doing((change) => applyCarts(stores, change as never, by))(await plan),
    shop: async (plan: Promise<ShopPlan>) =>
      doing((change) => changeShop({ db, refreshDataVersion }, change as never, by))(await plan),
    undo: (id: number) => undoRun(db, { id, by, at: now(), ...history }),
  }
}

type Seat = ReturnType<typeof seatAt>

/** What both find when they decide: one cart, two messages, themselves with a device each, a guest who was invited. */
interface Found {
  readonly cart: Vehicle
  readonly message: string
  readonly held: string
  readonly people: readonly (DeskPasskey & { readonly person: string })[]
  readonly invitation: string
  readonly runs: Readonly<Record<'mark' | 'price' | 'photo' | 'hours', number>>
}

type UseCase = (seat: Seat, found: Found) => Promise<unknown>

const today = () => easternClock(now()).day
const inAWeek = () => addDays(today(), 7)
const other = ({ index }: Seat, { people }: Found) => people[1 - index] as DeskPasskey

/**
 * Everything that can be decided at the desk. One more is one entry, beside those that touch the same things. A text that comes
 * back says why it was not done.
 */
const useCases: Readonly<Record<string, UseCase>> = {
  mark: ({ messages, by, index }, { message }) =>
    messages.mark(message, index ? 'answered' : 'closed', by, { note: `by ${by.who}` }),
  'put a message off': ({ messages, by }, { message }) => messages.mark(message, 'new', by, { remind: inAWeek() }),
  'take a message': ({ messages, by }, { message }) => messages.take(message, by),
  'undo a mark': ({ undo }, { runs }) => undo(runs.mark),
  forget: ({ messages, by }, { message, held }) => messages.erase([message, held], by),
  resend: ({ messages, by }, { message }) => messages.resend(message, by),
  release: ({ messages, by }, { held }) => messages.release(held, by),
  'end what is past its time': ({ database }) => checkPastTime(database.writer, 730, now()),
  'export messages': ({ db, by }) => noteRun(db, { ...by, at: now() }),
  'set a price': ({ carts, stores, index }, { cart }) => carts(planSet(stores, cart.id, { price: `${7_001 + index}` })),
  'lower several prices': ({ carts, stores, index }, { cart }) =>
    carts(planSeveral(stores, [cart.id, 'ev-nomad'], { ...lower, amount: 5 + index })),
  'walk around a cart': async ({ db, database, by, index }, { cart }) => {
    const typed = new Map([[index ? 'rear' : 'hood', { said: `Seen by ${by.who}`, hasMarks: true }] as const])
    const plan = await planInspection(db, cart.id, { typed, seen: new Map() }, { who: by.who, today: today() })
    return plan.problems[0] ?? changeInspection(database, plan.change ?? [], by)
  },
  'undo a price': ({ undo }, { runs }) => undo(runs.price),
  'describe a cart': ({ carts, stores, by }, { cart }) =>
    carts(planSet(stores, cart.id, { description: `Looked over by ${by.who}.` })),
  'sell a cart': ({ carts, stores }, { cart }) => carts(planSale(stores, cart.id, today())),
  'move a cart': ({ carts, stores, index }, { cart }) => carts(planMove(stores, cart.id, index ? 'up' : 'first')),
  'remove a cart': ({ carts, stores }, { cart }) => carts(planRemoval(stores, cart.id)),
  'add a cart': ({ carts, stores }, { cart }) =>
    carts(planNew(stores, { ...cellsToCopy(cart), name: 'Newcomer', price: '5000' })),
  'import carts': ({ carts, stores, index }, { cart }) => {
    const values = { id: cart.id, price: `${6_001 + index}`, description: 'Out of a file.' }
    const rows = [{ place: 'row 2', values, problems: [] }]
    return carts(planImport({ rows, unknown: [], vehicles: stores.vehicles }))
  },
  'take a picture off': ({ carts, stores }, { cart }) =>
    carts(planSet(stores, cart.id, { images: '' }, { images: cart.images[0] })),
  'end photos': ({ db }) => sweepPhotos(db, now(), photosOfCarts),
  'undo a photo taken off': ({ undo }, { runs }) => undo(runs.photo),
  'give notice': ({ shop, db, by }) => shop(planNotice(db, { text: `Notice by ${by.who}`, until: inAWeek() })),
  'close a day': ({ shop, db, by }) => shop(planHours(db, { day: inAWeek(), name: `Closed by ${by.who}` })),
  'set a week': ({ shop, db }) => shop(planWeek(db, 'service', { from: inAWeek(), days: closedWeek })),
  'set what a rental costs': ({ shop, db, index }) =>
    shop(planPrices(db, new Map([[rentalDay, 250 + index]]), { usual: rentalUsual, seen: rentalUsual })),
  'keep a holiday': ({ shop, db }) => shop(planHoliday(db, 'Columbus Day', inAWeek())),
  'undo hours': ({ undo }, { runs }) => undo(runs.hours),
  'change a number': ({ shop, db, index }) => shop(planPhone(db, 'main', `610222334${index}`)),
  'add to the team': ({ shop, db }) =>
    shop(
      planMember(db, undefined, { name: 'Cy', role: 'Mechanic', experience: '3 years', description: 'Fixes carts.' }),
    ),
  invite: ({ people, by }) => people.invite('Newcomer', by),
  join: ({ people }, { invitation }) => people.join(invitation, newPasskey(), 'Phone'),
  'sign in': ({ people }, found) => people.signIn(found.people[0] as DeskPasskey, 1, randomUUID(), 'Phone'),
  'remove a device': (seat, found) => seat.people.removePasskey(other(seat, found).id, seat.by),
  'remove a person': (seat, found) => seat.people.removePerson(other(seat, found).person, seat.by),
}

const lower = { action: 'lower', unit: 'percent', roundTo: 5, until: '' } as const
const rentalDay = 'rental-utility-daily-price'
const rentalUsual = new Map([[rentalDay, 245]])
const closedWeek = Object.fromEntries(weekdayNames.map((name) => [name, 'closed'])) as Record<Weekday, string>

const newPasskey = () => ({ id: randomUUID(), public_key: 'AA', counter: 0 })

/** Brings about what the two find. */
async function setUp({ db, stores, accept, messages, people, database }: Seat): Promise<Found> {
  const [cart, ...others] = await stores.vehicles.list()
  if (!cart) throw new Error('a cart is needed')
  const was = { ...cart, images: [photoPath({ stem: 'front', hash: photo.hash, size: photo })] }
  await stores.photos.put(photo)
  await changeCarts(stores.vehicles, { put: [was], remove: others.slice(3).map(({ id }) => id) })
  const [more = ''] = cart.images
  const runs = {
    photo: await changeCarts(stores.vehicles, { put: [{ ...was, images: [more] }] }),
    price: await changeCarts(stores.vehicles, { put: [{ ...was, images: [more], price: 4_321 }] }),
  }
  await db.updateTable('photos').set({ unnamed_since: longUnnamed }).execute()
  const stored = async (suspicion?: string) => {
    const submission = { ...goodSubmission, message: `A message: ${suspicion ?? 'plain'}` }
    const accepted = await accept({ submission, source: 'form', ...(suspicion && { suspicion }) })
    return 'id' in accepted ? accepted.id : ''
  }
  const [message, held] = [await stored(), await stored('too fast')]
  const mark = await messages.mark(message, 'answered', operator, { note: 'first' })
  const closed = await planHours(db, { day: addDays(inAWeek(), 1), name: 'Closed' })
  const hours = await changeShop(database, closed.change ?? [], operator)
  const invited = async (name: string) => {
    const invitation = await people.invite(name, operator)
    if (typeof invitation === 'string') throw new Error(invitation)
    return invitation.token
  }
  for (const name of names) await people.join(await invited(name), newPasskey(), 'Phone')
  const passkeys = await db
    .selectFrom('desk_passkeys')
    .innerJoin('desk_people', 'desk_people.id', 'person')
    .selectAll('desk_passkeys')
    .orderBy('name')
    .execute()
  const all = { ...runs, mark: mark?.run, hours }
  return {
    cart,
    message,
    held,
    people: passkeys,
    invitation: await invited('Guest'),
    runs: Object.fromEntries(Object.entries(all).map(([name, run]) => [name, run ?? 0])) as Found['runs'],
  }
}

/** Lets everything be again as it is now. */
async function keepAsItIs({ db, schema }: Database): Promise<() => Promise<void>> {
  const tables = [...schema.tables.keys()]
  const rows = new Map<string, readonly object[]>()
  for (const table of tables) rows.set(table, await db.selectFrom(table).selectAll().execute())
  return () =>
    db.transaction().execute(async (transaction) => {
      for (const table of tables.toReversed()) await transaction.deleteFrom(table).execute()
      for (const table of tables) {
        const kept = rows.get(table) ?? []
        if (kept.length > 0)
          await transaction
            .insertInto(table)
            .values(kept as never)
            .execute()
      }
    })
}

/** Each run began with what the run before it left, and what the last one left is there: nothing of any was lost. */
async function expectNothingLost({ db, messages }: Seat): Promise<void> {
  const thingsNow = {
    vehicle: cartNow,
    shop: (key: string) => factNow(db, key),
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
      by: message.status_by,
      at: message.status_at,
      remind: message.remind_on,
      taken: message.taken_by,
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

/** How often each pair is tried; `ROUNDS=20 FULL=1` tries longer. */
const rounds = Number(process.env.ROUNDS ?? campaign({ short: 1, whole: 5 }))

/** Each use case with itself and the two that follow it, which touch the same things; in a whole run, each with each. */
const pairs: readonly Pair[] = Object.keys(useCases).flatMap((one, index, all) =>
  all.slice(index, index + campaign({ short: 3, whole: all.length })).map((two): Pair => [one, two]),
)

/** Whether it was done; a plain sentence is the only other way. */
function wasDone(name: string, outcome: PromiseSettledResult<unknown>): boolean {
  if (outcome.status === 'fulfilled') return typeof outcome.value !== 'string' || name === 'join' || name === 'sign in'
  if (!(outcome.reason instanceof ChangedMeanwhile)) throw new Error(`${name} failed`, { cause: outcome.reason })
  return false
}

/** What two people at two processes may decide at the same moment, on either database. */
export function decisionsContract(name: string, newSettings: () => Promise<DatabaseSettings>): void {
  describe(`two decisions at the same moment in ${name}`, () => {
    let settings: DatabaseSettings
    let seats: readonly [Seat, Seat]
    let found: Found
    let startAnew: () => Promise<void>
    beforeAll(async () => {
      settings = await newSettings()
      seats = [seatAt(await openDatabase(settings), 0), seatAt(await openDatabase(settings), 1)]
      found = await setUp(seats[0])
      startAnew = await keepAsItIs(seats[0].database)
    })

    it.each(pairs)('SITE-102: "%s" and "%s" leave nothing half done and nothing lost', async (first, second) => {
      for (let round = 0; round < rounds; round += 1) {
        await startAnew()
        const [one, two] = round % 2 ? [second, first] : [first, second]
        const outcomes = await Promise.allSettled([useCases[one]?.(seats[0], found), useCases[two]?.(seats[1], found)])
        const done = [wasDone(one, outcomes[0]), wasDone(two, outcomes[1])]
        for (const [index, who] of names.entries()) {
          const runs = await seats[0].db.selectFrom('runs').select('id').where('who', '=', who).execute()
          expect([who, runs.length <= (done[index] ? 1 : 0)]).toEqual([who, true])
        }
        await expectInvariants(seats[0])
      }
    })

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
