import { randomUUID } from 'node:crypto'
import type { Database } from '#app/database.ts'
import { subjects } from '#app/subjects.ts'
import { recordChore } from '#kernel/db/chores.ts'
import { historyOf } from '#kernel/history/history-kind.ts'
import type { Plan, Problem } from '#kernel/history/plan.ts'
import { type RunAuthor, recordRunAlone } from '#kernel/history/record-run.ts'
import { undoRun } from '#kernel/history/undo-run.ts'
import { addDays } from '#kit/dates/calendar-day.ts'
import { easternClock } from '#kit/dates/eastern-time.ts'
import { messagesOf } from '#subjects/contact/server/message/decisions.ts'
import { checkRetention } from '#subjects/contact/server/message/erase.ts'
import { createMessageStore } from '#subjects/contact/server/message/store.ts'
import { type Weekday, weekdayNames } from '#subjects/dealership/facts/hours.ts'
import {
  planHoliday,
  planHours,
  planNotice,
  planPhones,
  planPrices,
  planWeek,
  planWithdrawal,
  type ShopPlan,
} from '#subjects/dealership/server/change-shop.ts'
import { planMember } from '#subjects/dealership/server/change-team.ts'
import { changeShop } from '#subjects/dealership/server/shop-store.ts'
import { createPeople } from '#subjects/desk/server/people.ts'
import type { DeskPasskey } from '#subjects/desk/server/tables.ts'
import { cellsToCopy } from '#subjects/inventory/rules/change/cart-columns.ts'
import type { Vehicle } from '#subjects/inventory/rules/vehicle.ts'
import { photosOfCarts } from '#subjects/inventory/server/cart-row.ts'
import {
  applyCarts,
  type CartPlan,
  planAddition,
  planEdit,
  planImport,
  planMove,
  planRemoval,
  planSale,
  planSeveral,
} from '#subjects/inventory/server/change-carts.ts'
import { changeInspection, planInspection } from '#subjects/inventory/server/inspections.ts'
import { photoPath } from '#subjects/pictures/rules/photo-path.ts'
import { sweepPhotos } from '#subjects/pictures/server/photo-store.ts'
import { cartStoresOf } from './cart-stores.ts'
import { goodSubmission } from './good-submission.ts'
import { webpOf } from './photos.ts'
import { changeCarts } from './replace-carts.ts'

const now = () => new Date()
const operator = { who: 'operator', command: 'sets up', at: new Date() }
export const names = ['Ann', 'Bo'] as const
const photo = { hash: '0123456789abcdef', width: 300, height: 200, webp: webpOf(300, 200) }
const longAgo = '2020-01-01T00:00:00.000Z'
const keptDays = 730
const history = historyOf(subjects)

/** Where one of two people sits: at a process of the desk of their own. */
export function seatAt(database: Database, index: 0 | 1, clock = now) {
  const { db, writer, refreshDataVersion } = database
  const by: RunAuthor = {
    who: names[index],
    command: 'at the same moment',
    get at() {
      return clock()
    },
  }
  const stores = cartStoresOf(database, clock)
  const messageOptions = { writer, mailDomain: 'switchback.test', now: clock }
  const doing =
    <Change>(apply: (change: Change) => Promise<unknown>) =>
    ({ change, problems }: Plan<Change>) =>
      problems.length > 0 ? textOf(problems) : change && apply(change)
  return {
    database,
    db,
    index,
    by,
    stores,
    accept: createMessageStore(messageOptions),
    messages: messagesOf(messageOptions, 0),
    people: createPeople(db, clock),
    carts: async (plan: Promise<CartPlan>) => doing((change) => applyCarts(stores)(change as never, by))(await plan),
    shop: async (plan: Promise<ShopPlan>) =>
      doing((change) => changeShop({ db, refreshDataVersion })(change as never, by))(await plan),
    undo: (id: number) => undoRun(db, { id, by, ...history }),
  }
}

export type Seat = ReturnType<typeof seatAt>

/** What both find when they decide: one cart, messages, themselves with a device each, a guest who was invited. */
export interface Found {
  readonly cart: Vehicle
  /** It was answered at this moment, and its mails were given up. */
  readonly message: string
  readonly seen: string
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
 * What two people may decide at the desk at the same moment, one of each kind of change to data. A text that comes back says why it
 * was not done.
 */
export const deskDecisions: Readonly<Record<string, UseCase>> = {
  mark: ({ messages, by, index }, { message }) =>
    messages.mark(message, index ? 'answered' : 'closed', by, { note: `by ${by.who}` }),
  'mark what was seen': ({ messages, by }, { message, seen }) => messages.mark(message, 'closed', by, { seen }),
  'put a message off': ({ messages, by }, { message }) => messages.mark(message, 'new', by, { remind: inAWeek() }),
  'take a message': ({ messages, by }, { message }) => messages.take(message, by, 'take'),
  'undo a mark': ({ undo }, { runs }) => undo(runs.mark),
  forget: ({ messages, by }, { message, held }) => messages.erase([message, held], by),
  resend: ({ messages, by }, { message }) => messages.resend(message, by),
  release: ({ messages, by }, { held }) => messages.release(held, by),
  'end what is past its time': ({ database }) => checkRetention(database.writer, keptDays, now()),
  'export messages': ({ db, by }) => recordRunAlone(db, by),
  'set a price': ({ carts, stores, index }, { cart }) =>
    carts(planEdit(stores, cart.id, { price: `${7_001 + index}` })),
  'lower several prices': ({ carts, stores, index }, { cart }) =>
    carts(planSeveral(stores, [cart.id, 'ev-nomad'], { ...lower, amount: 5 + index })),
  'walk around a cart': async ({ db, database, by, index }, { cart }) => {
    const typed = new Map([[index ? 'rear' : 'hood', { said: `Seen by ${by.who}`, hasMarks: true }] as const])
    const plan = await planInspection(db, cart.id, { typed, seen: new Map() }, by)
    return textOf(plan.problems) || changeInspection(database)(plan.change ?? [], by)
  },
  'undo a price': ({ undo }, { runs }) => undo(runs.price),
  'describe a cart': ({ carts, stores, by }, { cart }) =>
    carts(planEdit(stores, cart.id, { description: `Looked over by ${by.who}.` })),
  'sell a cart': ({ carts, stores }, { cart }) => carts(planSale(stores, cart.id, today())),
  'move a cart': ({ carts, stores, index }, { cart }) => carts(planMove(stores, cart.id, index ? 'up' : 'first')),
  'remove a cart': ({ carts, stores }, { cart }) => carts(planRemoval(stores, cart.id)),
  'add a cart': ({ carts, stores }, { cart }) =>
    carts(planAddition(stores, { ...cellsToCopy(cart), name: 'Newcomer', price: '5000' })),
  'import carts': ({ carts, stores, index }, { cart }) => {
    const values = { id: cart.id, price: `${6_001 + index}`, description: 'Out of a file.' }
    const rows = [{ row: 'row 2', values, problems: [] }]
    return carts(planImport({ ...stores, rows, skipped: [], asks: [] }))
  },
  'take a picture off': ({ carts, stores }, { cart }) =>
    carts(planEdit(stores, cart.id, { images: '' }, { images: cart.images[0] })),
  'end photos': ({ db }) => sweepPhotos(db, now(), photosOfCarts),
  'undo a photo taken off': ({ undo }, { runs }) => undo(runs.photo),
  'give notice': ({ shop, db, by }) => shop(planNotice(db, { text: `Notice by ${by.who}`, until: inAWeek() }, by.at)),
  'close a day': ({ shop, db, by }) => shop(planHours(db, { day: inAWeek(), name: `Closed by ${by.who}` }, by.at)),
  'take a day back': ({ shop, db }) => shop(planWithdrawal(db, `hours ${addDays(inAWeek(), 1)}`)),
  'set a week': ({ shop, db, by }) => shop(planWeek(db, 'service', { from: inAWeek(), days: closedWeek }, by.at)),
  'set what a rental costs': ({ shop, db, index }) =>
    shop(planPrices(db, new Map([[rentalDay, 250 + index]]), { ourPrices: rentalUsual, seen: rentalUsual })),
  'keep a holiday': ({ shop, db, by }) => shop(planHoliday(db, 'Columbus Day', inAWeek(), by.at)),
  'undo hours': ({ undo }, { runs }) => undo(runs.hours),
  'change a number': ({ shop, db, index }) => shop(planPhones(db, { main: `610222334${index}` })),
  'add to the team': ({ shop, db }) =>
    shop(
      planMember(db, undefined, { name: 'Cy', role: 'Mechanic', experience: '3 years', description: 'Fixes carts.' }),
    ),
  invite: ({ people, by }) => people.invite('Newcomer', by),
  join: async ({ people }, { invitation }) => {
    await people.join(invitation, newPasskey(), 'Phone')
  },
  'sign in': async ({ people }, found) => {
    await people.signIn(found.people[0] as DeskPasskey, 1, randomUUID(), 'Phone')
  },
  'remove a device': (seat, found) => seat.people.removePasskey(other(seat, found).id, seat.by),
  'remove a person': (seat, found) => seat.people.removePerson(other(seat, found).person, seat.by),
}

const textOf = (problems: readonly Problem[]) => problems.map(({ text }) => text).join('. ')

const lower = { action: 'lower', unit: 'percent', roundTo: 5, until: '' } as const
const rentalDay = 'rental-utility-daily-price'
const rentalUsual = new Map([[rentalDay, 245]])
const closedWeek = Object.fromEntries(weekdayNames.map((name) => [name, 'closed'])) as Record<Weekday, string>

const newPasskey = () => ({ id: randomUUID(), public_key: 'AA', counter: 0 })

/** Brings about what the two find. */
export async function setUp({ db, stores, accept, messages, people, database }: Seat): Promise<Found> {
  const [, cart, ...others] = await stores.vehicles.list()
  if (!cart) throw new Error('two carts are needed')
  const was = { ...cart, images: [photoPath({ stem: 'front', hash: photo.hash, size: photo })] }
  await stores.photos.put(photo, now())
  await changeCarts(stores.vehicles, { put: [was], remove: others.slice(2).map(({ id }) => id) })
  const [more = ''] = cart.images
  const runs = {
    photo: await changeCarts(stores.vehicles, { put: [{ ...was, images: [more] }] }),
    price: await changeCarts(stores.vehicles, { put: [{ ...was, images: [more], price: 4_321 }] }),
  }
  await db.updateTable('photos').set({ unnamed_since: longAgo }).execute()
  const stored = async (words: string, suspicion?: string) => {
    const submission = { ...goodSubmission, message: `A message: ${words}` }
    const accepted = await accept({ submission, source: 'form', ...(suspicion && { suspicion }) })
    return 'id' in accepted ? accepted.id : ''
  }
  const old = await stored('old')
  await db.updateTable('leads').set({ received_at: longAgo }).where('id', '=', old).execute()
  await recordChore(db, `kept days ${keptDays}`, new Date(longAgo))
  await recordChore(db, 'retention', new Date(Date.now() - 86_400_000))
  const [message, held] = [await stored('plain'), await stored('held', 'too fast')]
  const mark = await messages.mark(message, 'answered', operator, { note: 'first' })
  await db.updateTable('outbox').set({ state: 'dead' }).where('lead_id', '=', message).execute()
  const closed = await planHours(db, { day: addDays(inAWeek(), 1), name: 'Closed' }, now())
  const hours = await changeShop(database)(closed.change ?? [], operator)
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
  const all = { ...runs, mark, hours }
  return {
    cart,
    message,
    seen: (await messages.find(message))?.statusAt?.toISOString() ?? '',
    held,
    people: passkeys,
    invitation: await invited('Guest'),
    runs: Object.fromEntries(Object.entries(all).map(([name, run]) => [name, run ?? 0])) as Found['runs'],
  }
}
