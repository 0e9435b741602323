import { createHash } from 'node:crypto'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Database, schema } from '#app/database.ts'
import { restoreBackup, writeBackup } from '#kernel/db/backup.ts'
import { readBackup } from '#kernel/db/backup-file.ts'
import type { TableName } from '#kernel/db/schema.ts'
import { ChangedMeanwhile } from '#kernel/history/in-turn.ts'
import type { Plan } from '#kernel/history/plan.ts'
import { createLog } from '#kernel/log/log.ts'
import type { Recipient } from '#subjects/contact/rules/message.ts'
import { startMailWorker } from '#subjects/contact/server/message/deliver.ts'
import { createMailDelivery } from '#subjects/contact/server/message/mail.ts'
import { createOutbox, type Deliver } from '#subjects/contact/server/message/outbox.ts'
import { createSmtpTransport } from '#subjects/contact/server/message/smtp.ts'
import { createMessageStore, type NewMessage } from '#subjects/contact/server/message/store.ts'
import { mailAboutSuspects } from '#subjects/contact/server/message/suspects.ts'
import { outageLog } from '#subjects/contact/server/message/transactions.ts'
import { createWebhook } from '#subjects/contact/server/message/webhook.ts'
import { readCartFile } from '#subjects/inventory/server/cart-file.ts'
import {
  applyCarts,
  type CartPlan,
  type CartStores,
  planImport,
  planPhotos,
  planRemoval,
} from '#subjects/inventory/server/change-carts.ts'
import { keptPictures } from '#subjects/pictures/server/kept-pictures.ts'
import { cartStoresOf } from '#tests/setup/cart-stores.ts'
import { deskDecisions, seatAt, setUp } from '#tests/setup/desk-decisions.ts'
import { goodSubmission } from '#tests/setup/good-submission.ts'
import { startMailRelay, startMailServer } from '#tests/setup/mail-server.ts'
import type { NthFault, WayToFail } from '#tests/setup/nth-fault.ts'
import { telephonePhoto } from '#tests/setup/photos.ts'
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
  /** Does it, and answers as to the person who asked. Throws where it was not done, or was already. */
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

/** What is erased is still held by the files: PostgreSQL keeps it while another reads, such as a connection that was just broken. */
export class StillRead extends Error {
  override name = 'StillRead'
}

const at = new Date('2026-05-06T15:00:00Z')
const now = () => at
const dayMs = 86_400_000
const by = { who: 'Dana', command: 'a test', at: new Date() }
const mailDomain = 'switchback.test'
const jpeg = await telephonePhoto(320, 240)

const later = (days: number) => new Date(at.getTime() + days * dayMs)

const messageOptions = ({ database }: Bench, postsToWebhook = false) => ({
  writer: database.writer,
  mailDomain,
  now,
  postsToWebhook,
})
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

async function applied(stores: CartStores, plan: CartPlan): Promise<void> {
  const change = changeOf(plan)
  if (change) await applyCarts(stores)(change, by)
}

/** Lets a worker look once at what waits; throws where something still does. */
async function deliverOnce({ database: { writer } }: Bench, recipient: Recipient, deliver: Deliver): Promise<void> {
  const outbox = createOutbox(writer)
  const log = createLog('silent')
  const shared = { outbox, log, outages: outageLog(log, writer), now: () => new Date() }
  await startMailWorker({ ...shared, recipients: [recipient], deliver }).stop()
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
    const deliver = createMailDelivery(
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
    const stores = cartStoresOf(bench.database)
    const file = join(bench.given, 'carts.csv')
    writeFileSync(file, 'id,price\nev-city,11495\nd5-maverick-4-plus,12995\n')
    return {
      act: async () => {
        const plan = await planImport({ ...stores, ...(await readCartFile(file)) })
        return applied(stores, plan)
      },
    }
  },
}

async function fillShop(bench: Bench): Promise<void> {
  await stored(bench)
  const stores = cartStoresOf(bench.database)
  const path = join(bench.given, 'front.jpg')
  writeFileSync(path, jpeg)
  await applied(stores, await photosOf(stores, bench))
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
    const stores = cartStoresOf(bench.database)
    await stored(bench, { submission: { ...goodSubmission, lastName: 'Later' } })
    await applied(stores, await planRemoval(stores, 'ev-city'))
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

/** Asked for again, these are another change. */
const others = new Set(['mark', 'put a message off', 'lower several prices', 'export messages', 'invite', 'sign in'])

/** What one person decides at the desk. */
const decidedAtTheDesk = Object.entries(deskDecisions).map(
  ([name, decide]): UseCase => ({
    name,
    isAnother: others.has(name),
    partly: name === 'forget' ? ['chores'] : [],
    prepare: async ({ database }) => {
      const seat = seatAt(database, 0, now)
      const found = await setUp(seat)
      return { act: async () => told(await decide(seat, found).catch(tooLate)) }
    },
  }),
)

/** A sentence says why nothing was done; what is outstanding is done at the next try. */
function told(outcome: unknown): unknown {
  if (typeof outcome === 'string') throw new Told(outcome)
  if (outcome && typeof outcome === 'object' && Reflect.get(outcome, 'outstanding'))
    throw new StillRead('The files still hold it.')
  return outcome
}

function tooLate(error: unknown): string {
  if (error instanceof ChangedMeanwhile) return error.message
  throw error
}

/** Every use case that writes: one more is one more entry. What is decided at the desk stands in `tests/setup/desk-decisions.ts`. */
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
  {
    name: 'a photo comes to a cart',
    partly: ['photos', 'photo_bytes'],
    prepare: async (bench) => {
      const stores = cartStoresOf(bench.database)
      return { act: async () => applied(stores, await photosOf(stores, bench)) }
    },
  },
  importOfCarts,
  pictureKept,
  ...decidedAtTheDesk,
  backup,
  restore,
]

/** The bytes of what was made, in short. */
export const shortly = (file: string): string => createHash('sha256').update(readFileSync(file)).digest('hex')
