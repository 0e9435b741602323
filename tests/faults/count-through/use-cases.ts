import { createHash } from 'node:crypto'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Database, schema } from '#app/database.ts'
import { subjects } from '#app/subjects.ts'
import { historyOf } from '#kernel/command-line/of-subjects.ts'
import { restoreBackup, writeBackup } from '#kernel/db/backup.ts'
import { readBackup } from '#kernel/db/backup-file.ts'
import { noteChore } from '#kernel/db/chores.ts'
import type { TableName } from '#kernel/db/schema.ts'
import type { Plan } from '#kernel/history/plan.ts'
import { ChangedMeanwhile } from '#kernel/history/record-run.ts'
import { undoRun } from '#kernel/history/undo-run.ts'
import { createLog } from '#kernel/log/log.ts'
import type { Recipient } from '#subjects/contact/rules/message.ts'
import { openMessages } from '#subjects/contact/server/message/decisions.ts'
import { startMailWorker } from '#subjects/contact/server/message/deliver.ts'
import { checkPastTime } from '#subjects/contact/server/message/erase.ts'
import { mailDelivery } from '#subjects/contact/server/message/mail.ts'
import { createOutbox, type Deliver } from '#subjects/contact/server/message/outbox.ts'
import { createSmtpTransport } from '#subjects/contact/server/message/smtp.ts'
import { createMessageStore, type NewMessage } from '#subjects/contact/server/message/store.ts'
import { mailAboutSuspects } from '#subjects/contact/server/message/suspects.ts'
import { createWebhook } from '#subjects/contact/server/message/webhook.ts'
import { type Weekday, weekdayNames } from '#subjects/dealership/facts/hours.ts'
import {
  planHours,
  planMember,
  planPhone,
  planWeek,
  planWithdrawal,
  type ShopPlan,
} from '#subjects/dealership/server/change-shop.ts'
import { changeShop } from '#subjects/dealership/server/shop-store.ts'
import { createPeople, type Invitation } from '#subjects/desk/server/people.ts'
import type { Vehicle } from '#subjects/inventory/rules/vehicle.ts'
import { cellsToCopy } from '#subjects/inventory/rules/vehicle-columns.ts'
import { readCartFile } from '#subjects/inventory/server/cart-file.ts'
import {
  applyCarts,
  type CartPlan,
  type CartStores,
  planImport,
  planMove,
  planNew,
  planPhotos,
  planRemoval,
  planSale,
  planSet,
} from '#subjects/inventory/server/change-carts.ts'
import { changeInspection, planInspection } from '#subjects/inventory/server/inspections.ts'
import { photosOfCarts } from '#subjects/inventory/server/photos-of-carts.ts'
import { keptPictures } from '#subjects/pictures/server/kept-pictures.ts'
import { createPhotoStore, sweepPhotos } from '#subjects/pictures/server/photo-store.ts'
import { readDealerPhoto } from '#subjects/pictures/server/read-dealer-photo.ts'
import { goodSubmission } from '#tests/setup/good-submission.ts'
import { startMailRelay, startMailServer } from '#tests/setup/mail-server.ts'
import type { NthFault, WayToFail } from '#tests/setup/nth-fault.ts'
import { telephonePhoto, webpOf } from '#tests/setup/photos.ts'
import { startReceiver } from '#tests/setup/webhook-receiver.ts'

/** Where a use case is tried. */
export interface Bench {
  readonly database: Database
  /** What a use case needs of files lies in one, what it makes in the other. */
  readonly given: string
  readonly made: string
  /** The failure that is tried: what stands for another machine asks it. */
  readonly saysWrong: () => WayToFail | undefined
}

/** What may go wrong in a use case, once its data are there. */
export interface Trial {
  /** Does it. Throws where it was not done, or was already. */
  readonly act: () => Promise<unknown>
  /** Before a failure: what others have received is forgotten. */
  readonly forget?: () => void
  /** Between a failure and the next try: time goes by. */
  readonly wait?: () => Promise<unknown>
  /** What is wrong, in sentences, after it was done in spite of a failure. */
  readonly invariants?: (fault: NthFault) => readonly string[] | Promise<readonly string[]>
}

export interface UseCase {
  readonly name: string
  readonly prepare: (bench: Bench) => Promise<Trial>
  /** Tables that may be between before and after while it is not done: they are put right when it is. */
  readonly partly?: readonly TableName[]
  /** Asked for again once it has taken effect, it is another change. */
  readonly isAnother?: boolean
}

/** It was told that this cannot be, in words: after a failure, because it is done already. */
export class Told extends Error {
  override name = 'Told'
}

const at = new Date('2026-05-06T15:00:00Z')
const now = () => at
const dayMs = 86_400_000
const by = { who: 'Dana', command: 'a test' }
const mailDomain = 'switchback.test'
const jpeg = await telephonePhoto(320, 240)

const later = (days: number) => new Date(at.getTime() + days * dayMs)

function storesOf({ database }: Bench): CartStores {
  return { vehicles: database.ports.vehicles, photos: createPhotoStore(database.db), decode: readDealerPhoto }
}

const messageOptions = ({ database }: Bench, webhook = false) => ({
  connection: database.writer,
  mailDomain,
  now,
  webhook,
})
const deskOf = (bench: Bench) => openMessages(messageOptions(bench))
const peopleOf = ({ database }: Bench) => createPeople(database.db, now)

async function stored(bench: Bench, more: Partial<NewMessage> = {}, webhook = false): Promise<string> {
  const accepted = await createMessageStore(messageOptions(bench, webhook))({
    submission: goodSubmission,
    source: 'form',
    ...more,
  })
  if (!('id' in accepted)) throw new Told(accepted.outcome)
  return accepted.id
}

/** Does what was planned; what is in the way is told. */
function changeOf<Change>({ change, problems }: Plan<Change>): Change | undefined {
  if (problems.length > 0) throw new Told(problems.join('. '))
  return change
}

/** A change of carts, planned anew at each try as a form does. */
const ofCarts = (name: string, plan: (stores: CartStores, bench: Bench) => Promise<CartPlan>): UseCase => ({
  name,
  partly: ['photos', 'photo_bytes'],
  prepare: async (bench) => {
    const stores = storesOf(bench)
    return { act: async () => applyCarts(stores, changeOf(await plan(stores, bench)), by) }
  },
})

const closedWeek = Object.fromEntries(weekdayNames.map((day) => [day, 'closed'])) as Record<Weekday, string>

const ofShop = (name: string, plan: (bench: Bench) => Promise<ShopPlan>): UseCase => ({
  name,
  prepare: async (bench) => ({
    act: async () => changeShop(bench.database, changeOf(await plan(bench)) ?? [], by),
  }),
})

/** What the desk decides about a message. */
const ofMessage = (
  name: string,
  decide: (desk: ReturnType<typeof deskOf>, id: string) => Promise<unknown>,
  more: Partial<UseCase & { readonly message: Partial<NewMessage> }> = {},
): UseCase => ({
  name,
  ...more,
  prepare: async (bench) => {
    const id = await stored(bench, more.message)
    return { act: () => decide(deskOf(bench), id) }
  },
})

function decided(decision: { readonly isBehind: boolean } | undefined): void {
  if (decision?.isBehind) throw new Told('Someone else has decided.')
}

const invite = async (bench: Bench, name: string): Promise<Invitation> => {
  const invited = await peopleOf(bench).invite(name, by)
  if (typeof invited === 'string') throw new Told(invited)
  return invited
}

const passkey = (id: string) => ({ id, public_key: 'AA', counter: 0 })

async function joined(bench: Bench, name: string): Promise<string> {
  const { token, person } = await invite(bench, name)
  await peopleOf(bench).join(token, passkey(`of ${name}`), 'A test')
  return person.id
}

let challenges = 0

/** Lets a worker look once at what waits; throws where something still does. */
async function deliverOnce({ database: { writer } }: Bench, recipient: Recipient, deliver: Deliver): Promise<void> {
  const outbox = createOutbox(writer)
  const log = createLog('silent')
  await startMailWorker({ outbox, recipients: [recipient], deliver, log, now: () => new Date() }).stop()
  const waiting = await writer.db.selectFrom('outbox').select('id').where('recipient', '=', recipient).execute()
  const sent = await writer.db.selectFrom('outbox').select('id').where('state', '=', 'sent').execute()
  if (sent.length < waiting.length) throw new Error('It was not delivered.')
}

/** As if the time were over for which a mail is held by a worker, or waits to be tried again. */
const passTime = ({ database: { db } }: Bench) =>
  db
    .updateTable('outbox')
    .set({ lease: null, lease_until: null, due_at: at.toISOString() })
    .where('state', '=', 'waiting')
    .execute()

/** One thing came, once; twice where its answer was lost, and then by the same name. */
function cameOnce(names: readonly string[], { of, way }: NthFault): readonly string[] {
  const most = of === 'word' && way === 'answer lost' ? 2 : 1
  if (new Set(names).size !== 1) return [`${new Set(names).size} came in place of one`]
  return names.length > most ? [`it came ${names.length} times`] : []
}

const mailOut: UseCase = {
  name: 'a mail goes out',
  partly: ['outbox'],
  prepare: async (bench) => {
    await stored(bench)
    const { url, received } = await startMailServer()
    const relay = await startMailRelay(url, bench.saysWrong)
    const addresses = { from: 'site@switchback.test', to: 'desk@switchback.test' }
    const deliver = mailDelivery(
      createSmtpTransport(relay),
      addresses,
      async () => [],
      async () => (await bench.database.ports.shop()).phones,
      () => new Date(),
    )
    let seen = 0
    return {
      act: () => deliverOnce(bench, 'dealer', deliver),
      forget: () => {
        seen = received.length
      },
      wait: () => passTime(bench),
      invariants: (fault) =>
        cameOnce(
          received.slice(seen).map(({ messageId }) => messageId),
          fault,
        ),
    }
  },
}

const webhookOut: UseCase = {
  name: 'a call of the webhook goes out',
  partly: ['outbox'],
  prepare: async (bench) => {
    await stored(bench, {}, true)
    const taken: string[] = []
    const { url } = await startReceiver((response, { headers }) => {
      const way = bench.saysWrong()
      if (way === 'lost') return void response.destroy()
      if (way === 'busy') return void response.writeHead(503).end()
      taken.push(String(headers['webhook-id']))
      if (way === 'answer lost') response.destroy()
      else response.writeHead(204).end()
    })
    const deliver = createWebhook({ url, secret: 'a secret that is long enough' }, () => new Date())
    return {
      act: () => deliverOnce(bench, 'webhook', deliver),
      forget: () => void taken.splice(0),
      wait: () => passTime(bench),
      invariants: (fault) => cameOnce(taken, fault),
    }
  },
}

const importOfCarts: UseCase = {
  name: 'carts are imported',
  prepare: async (bench) => {
    const stores = storesOf(bench)
    const file = join(bench.given, 'carts.csv')
    writeFileSync(file, 'id,price\nev-city,11495\nd5-maverick-4-plus,12995\n')
    return {
      act: async () => {
        const plan = await planImport({ ...(await readCartFile(file)), vehicles: stores.vehicles })
        return applyCarts(stores, changeOf(plan), by)
      },
    }
  },
}

/** An undo that is asked for again is refused with a sentence. */
function isTakenBack(error: unknown): void {
  if (!(error instanceof ChangedMeanwhile)) throw error
}

const undo: UseCase = {
  name: 'a run is undone',
  prepare: async (bench) => {
    const { db } = bench.database
    const stores = storesOf(bench)
    const priced = (await planSet(stores, 'ev-city', { price: '11495' })).change
    const id = (await applyCarts(stores, priced, by)) ?? 0
    return {
      act: () => undoRun(db, { id, by, at, ...historyOf(subjects) }).catch(isTakenBack),
    }
  },
}

async function fillShop(bench: Bench): Promise<void> {
  await stored(bench)
  const stores = storesOf(bench)
  const path = join(bench.given, 'front.jpg')
  writeFileSync(path, jpeg)
  await applyCarts(stores, (await photosOf(stores, bench)).change, by)
}

function photosOf(stores: CartStores, { given }: Bench): ReturnType<typeof planPhotos> {
  const path = join(given, 'front.jpg')
  writeFileSync(path, jpeg)
  return planPhotos(stores, 'ev-city', [{ path, name: 'front.jpg' }])
}

const backup: UseCase = {
  name: 'a backup takes the place of an earlier one',
  prepare: async (bench) => {
    const file = join(bench.made, 'shop.backup')
    await writeBackup(bench.database, file, later(-1))
    await fillShop(bench)
    return {
      act: () => writeBackup(bench.database, file, at),
      invariants: async () => ((await readBackup(file, schema)).rows.photos === 1 ? [] : ['the backup lacks a photo']),
    }
  },
}

const restore: UseCase = {
  name: 'a backup is restored',
  prepare: async (bench) => {
    const file = join(bench.given, 'shop.backup')
    await fillShop(bench)
    await writeBackup(bench.database, file, at)
    const stores = storesOf(bench)
    await stored(bench, { submission: { ...goodSubmission, lastName: 'Later' } })
    await applyCarts(stores, (await planRemoval(stores, 'ev-city')).change, by)
    return { act: () => restoreBackup(bench.database, file) }
  },
}

const pictureKept: UseCase = {
  name: 'a file of a picture is kept',
  prepare: async ({ made }) => {
    const failures: unknown[] = []
    const kept = keptPictures(made, (error) => failures.push(error))
    return {
      act: async () => {
        if ((await kept.keep('0123456789abcdef-320.webp', jpeg)) === undefined) throw failures.at(-1)
      },
    }
  },
}

const suspect = { suspicion: 'sent 3 ms after the page opened' }

/** Every use case that writes: one more is one more entry. */
export const useCases: readonly UseCase[] = [
  {
    name: 'a message comes in',
    prepare: async (bench) => ({ act: () => stored(bench, { key: 'a key', sender: '192.0.2.1' }, true) }),
  },
  {
    name: 'a message without a key comes in',
    prepare: async (bench) => ({ act: () => stored(bench, { sender: '192.0.2.1' }) }),
  },
  {
    name: 'a suspect comes in',
    prepare: async (bench) => ({ act: () => stored(bench, { ...suspect, sender: '192.0.2.1' }) }),
  },
  mailOut,
  webhookOut,
  {
    name: 'the mail about suspects is written',
    prepare: async (bench) => {
      await stored(bench, suspect)
      return { act: () => mailAboutSuspects(bench.database.writer, mailDomain, at) }
    },
  },
  ofMessage('a message is marked, with a note', async (desk, id) =>
    decided(await desk.mark(id, 'answered', by, { note: 'Called back', seen: null })),
  ),
  ofMessage(
    'a message gets a note and stays as it is',
    async (desk, id) => decided(await desk.mark(id, 'new', by, { note: 'Called back', seen: null })),
    { isAnother: true },
  ),
  ofMessage('a message is put off', async (desk, id) =>
    decided(await desk.mark(id, 'new', by, { remind: '2026-12-16', seen: null })),
  ),
  {
    name: 'what was given up is mailed again',
    prepare: async (bench) => {
      const id = await stored(bench)
      await bench.database.db.updateTable('outbox').set({ state: 'dead', last_error: '550', attempts: 3 }).execute()
      return { act: () => deskOf(bench).resend(id, by) }
    },
  },
  ofMessage('a suspect is released', async (desk, id) => decided(await desk.release(id, by, null)), {
    message: suspect,
  }),
  ofMessage(
    'a person is forgotten',
    async (desk, id) => {
      const { outstanding } = await desk.erase([id], by)
      if (outstanding) throw new Error('The files still hold it.')
    },
    { partly: ['chores'] },
  ),
  {
    name: 'messages end in time',
    prepare: async (bench) => {
      await stored(bench)
      const { db } = bench.database
      await db
        .updateTable('leads')
        .set({ received_at: later(-800).toISOString() })
        .execute()
      await noteChore(db, 'kept days 730', later(-400))
      await noteChore(db, 'retention', later(-1))
      return { act: () => checkPastTime(bench.database.writer, 730, at) }
    },
  },
  ofCarts('a price is set', (stores) => planSet(stores, 'ev-city', { price: '11495' })),
  ofCarts('a cart comes in', async (stores) => {
    const like = (await stores.vehicles.get('ev-city')) as Vehicle
    return planNew(stores, { ...cellsToCopy(like), name: 'EV City Two', price: '9995' })
  }),
  ofCarts('a cart is moved', (stores) => planMove(stores, 'ev-rover-xxl', 'first')),
  ofCarts('a cart is sold', (stores) => planSale(stores, 'ev-city', '2026-05-06')),
  ofCarts('a cart is removed', (stores) => planRemoval(stores, 'ev-city')),
  ofCarts('a photo comes to a cart', photosOf),
  importOfCarts,
  undo,
  {
    name: 'photos that no cart names are swept',
    prepare: async (bench) => {
      const { db } = bench.database
      for (const hash of ['0000000000000001', '0000000000000002'])
        await createPhotoStore(db, now).put({ hash, width: 80, height: 60, webp: webpOf(80, 60) })
      await sweepPhotos(db, later(-40), photosOfCarts)
      await createPhotoStore(db).keep('0000000000000002')
      return { act: () => sweepPhotos(db, at, photosOfCarts) }
    },
  },
  pictureKept,
  ofShop('a telephone number is changed', ({ database }) => planPhone(database.db, 'main', '(610) 222-3344')),
  ofShop('another week begins', ({ database }) =>
    planWeek(database.db, 'service', { from: '2026-12-16', days: closedWeek }, at),
  ),
  {
    name: 'a cart is walked around',
    prepare: async (bench) => {
      const typed = new Map([['rear', { said: 'Dent', hasMarks: true }] as const])
      const plan = () =>
        planInspection(bench.database.db, 'ev-city', { typed, seen: new Map() }, { who: 'Dana', today: '2026-05-06' })
      return { act: async () => changeInspection(bench.database, changeOf(await plan()) ?? [], by) }
    },
  },
  ofShop('a day gets other hours', ({ database }) =>
    planHours(database.db, { day: '2026-12-16', name: 'Snow day' }, at),
  ),
  ofShop('a person joins the team', ({ database }) =>
    planMember(database.db, undefined, {
      name: 'Bo',
      role: 'Mechanic',
      experience: 'New',
      description: 'Fixes carts.',
    }),
  ),
  {
    name: 'other hours are withdrawn',
    prepare: async (bench) => {
      const { db } = bench.database
      const plan = await planHours(db, { day: '2026-12-16', name: 'Snow day' }, at)
      await changeShop(bench.database, plan.change ?? [], by)
      const withdraw = async () => changeOf(await planWithdrawal(db, 'hours 2026-12-16')) ?? []
      return { act: async () => changeShop(bench.database, await withdraw(), by) }
    },
  },
  {
    name: 'a person is invited',
    isAnother: true,
    prepare: async (bench) => ({ act: () => invite(bench, 'Dana') }),
  },
  {
    name: 'a person joins',
    prepare: async (bench) => {
      const { token } = await invite(bench, 'Dana')
      return {
        act: async () => {
          const session = await peopleOf(bench).join(token, passkey('of Dana'), 'A test')
          if (!session) throw new Told('The invitation was used')
        },
      }
    },
  },
  {
    name: 'a person signs in',
    isAnother: true,
    prepare: async (bench) => {
      await joined(bench, 'Dana')
      return {
        act: async () => {
          challenges += 1
          const known = await peopleOf(bench).passkey('of Dana')
          if (known) await peopleOf(bench).signIn(known, 1, `challenge ${challenges}`, 'A test')
        },
      }
    },
  },
  {
    name: 'a device is removed',
    prepare: async (bench) => {
      for (const name of ['Dana', 'Ann']) await joined(bench, name)
      return {
        act: async () => {
          const told = await peopleOf(bench).removePasskey('of Ann', by)
          if (told) throw new Told(told)
        },
      }
    },
  },
  {
    name: 'a person is removed',
    prepare: async (bench) => {
      await joined(bench, 'Dana')
      const id = await joined(bench, 'Ann')
      return {
        act: async () => {
          const told = await peopleOf(bench).removePerson(id, by)
          if (told) throw new Told(told)
        },
      }
    },
  },
  backup,
  restore,
]

/** The bytes of what was made, in short. */
export const shortly = (file: string): string => createHash('sha256').update(readFileSync(file)).digest('hex')
