import { setTimeout as wait } from 'node:timers/promises'
import { onTestFinished } from 'vitest'
import { openDatabase } from '#app/database.ts'
import type { ContactSubmission } from '#subjects/contact/rules/contact-submission.ts'
import { applyCarts, type CartPlan, type CartStores } from '#subjects/inventory/server/change-carts.ts'
import { cartStoresOf } from './cart-stores.ts'
import { newDatabase } from './postgres.ts'
import { newFolder, type Settings, type SiteOptions, startSite } from './site-process.ts'

/** The built site, for one test. */
export async function newSite(options: SiteOptions = {}) {
  const site = await startSite(options)
  onTestFinished(() => site.end('SIGKILL'))
  return site
}

/** The settings for an empty database of each kind. */
export const eachDatabase: readonly [string, () => Promise<Settings>][] = [
  ['SQLite', async () => ({ DATA_DIR: newFolder() })],
  ['PostgreSQL', async () => ({ DATA_DIR: newFolder(), DATABASE_URL: await newDatabase() })],
]

/** The database of these settings, opened beside the site for one test. */
export async function databaseOf({ DATA_DIR = '', DATABASE_URL }: Settings) {
  const database = await openDatabase({ dataDir: DATA_DIR, databaseUrl: DATABASE_URL })
  onTestFinished(database.close)
  return database
}

/** Plans and applies a change of carts in a process beside the site. */
export async function changeBeside(settings: Settings, plan: (stores: CartStores) => Promise<CartPlan>) {
  const stores = cartStoresOf(await databaseOf(settings))
  const { change } = await plan(stores)
  return change && applyCarts(stores)(change, { who: 'Dana', command: 'a test', at: new Date() })
}

export const mailingBy = (url: string) => ({
  SMTP_URL: url,
  LEADS_TO: 'desk@switchback.test',
  LEADS_FROM: 'site@switchback.test',
})

let addresses = 0

/** Posts a message as the form with script does, each from another address. Undefined when no answer came. */
export async function postMessage(url: string, message: ContactSubmission, key?: string) {
  addresses += 1
  try {
    const response = await fetch(`${url}/api/contact`, {
      method: 'POST',
      headers: {
        'Content-Type': 'application/json',
        'X-Forwarded-For': `10.${(addresses >> 16) & 255}.${(addresses >> 8) & 255}.${addresses & 255}`,
        ...(key && { 'Idempotency-Key': key }),
      },
      body: JSON.stringify(message),
    })
    return { status: response.status, body: (await response.json()) as { id?: string; error?: string } }
  } catch {
    return undefined
  }
}

/** A message that no other test sends. */
export function messageNumber(number: number): ContactSubmission {
  return {
    firstName: 'Ada',
    lastName: `Number ${number}`,
    email: `ada${number}@example.com`,
    phone: '570-555-0134',
    interest: 'sales',
    message: `This is message number ${number}.`,
  }
}

/** Sends messages, each with its own key and again until the site takes it, as the form does. */
export function keepSending(senders: number, urlFor: (sender: number) => string) {
  /** The ids by the last names. */
  const acknowledged = new Map<string, string>()
  let over = false
  let number = 0
  async function send(sender: number): Promise<void> {
    while (!over) {
      number += 1
      const message = messageNumber(number)
      const key = `key-${number}`
      const post = () => postMessage(urlFor(sender), message, key)
      let answer = await post()
      for (; answer?.status !== 200; answer = await post()) {
        if (answer && answer.status !== 503) throw new Error(`${message.lastName} was answered with ${answer.status}.`)
        await wait(50)
      }
      acknowledged.set(message.lastName, answer.body.id ?? '')
      await wait(20)
    }
  }
  const done = Promise.all(Array.from({ length: senders }, (_, sender) => send(sender)))
  return {
    acknowledged,
    async stop() {
      over = true
      await done
      return [...acknowledged.keys()].toSorted()
    },
  }
}
