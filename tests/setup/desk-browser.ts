import { randomUUID } from 'node:crypto'
import AxeBuilder from '@axe-core/playwright'
import type { BrowserContext, Page } from '@playwright/test'
import { openSqlite } from '#kernel/db/sqlite.ts'
import { createMessageStore } from '#subjects/contact/server/message/store.ts'
import { sessionCookie } from '#subjects/desk/server/desk-services.ts'
import { createPeople } from '#subjects/desk/server/people.ts'
import { goodSubmission } from './good-submission.ts'
import { painted } from './painted.ts'

/** The address of the desk for the browser tests. */
export const deskUrl = process.env.DESK_URL ?? ''

const by = { who: 'operator', command: 'people invite', at: new Date() }
const now = () => new Date()

async function withPeople<Result>(work: (people: ReturnType<typeof createPeople>) => Promise<Result>): Promise<Result> {
  const { db, close } = openSqlite(process.env.DATA_DIR ?? '')
  try {
    return await work(createPeople(db, now))
  } finally {
    await close()
  }
}

/** The token by which this person makes a passkey. */
function invite(name: string): Promise<string> {
  return withPeople(async (people) => {
    const invited = await people.invite(name, by)
    if (typeof invited === 'string') throw new Error(invited)
    return invited.token
  })
}

/** A link that invites this person, as the command line prints it. */
export const invitation = async (name: string): Promise<string> => `${deskUrl}/invitations/${await invite(name)}`

/** One sign-in for each worker of the tests, since the desk lets in only a few people. */
const ofThisWorker = `Worker ${process.env.TEST_PARALLEL_INDEX}`

/** The cookie of a person who has signed in. */
export async function deskCookie(name = ofThisWorker): Promise<{ readonly name: string; readonly value: string }> {
  const token = await invite(name)
  const passkey = { id: randomUUID(), public_key: 'AA', counter: 0 }
  const value = await withPeople((people) => people.join(token, passkey, 'A test'))
  if (!value) throw new Error(`${name} was invited by another test meanwhile.`)
  return { name: sessionCookie(deskUrl), value }
}

/** A page at the desk whose person has already signed in. */
export async function deskPage(context: BrowserContext, name = ofThisWorker): Promise<Page> {
  await context.addCookies([{ ...(await deskCookie(name)), url: deskUrl, sameSite: 'Strict' }])
  return context.newPage()
}

/** A message of a new sender, which has waited longer than all before it, so that Today shows it first. */
export async function newMessage(suspicion?: string) {
  const { writer, close } = openSqlite(process.env.DATA_DIR ?? '')
  const accept = createMessageStore({
    writer,
    mailDomain: 'switchback.test',
    now: () => new Date(-Date.now()),
  })
  const lastName = `Sender ${randomUUID().slice(0, 8)}`
  const submission = { ...goodSubmission, lastName, email: `${lastName.slice(7)}@example.com` }
  const accepted = await accept({ submission, source: 'form', ...(suspicion && { suspicion }) })
  await close()
  if (!('id' in accepted)) throw new Error(`The message was not stored: ${accepted.outcome}`)
  return { id: accepted.id, name: `Ada ${lastName}`, email: submission.email }
}

/** From its next screen on, changes by other tests do not reload the page, which could take a click along. */
export const keepStill = (page: Page) => page.addInitScript('globalThis.setInterval = () => 0')

/** A page at the desk that stays still, with the faults that are found on it. */
export async function stillPage(context: BrowserContext, colorScheme: 'light' | 'dark') {
  const page = await deskPage(context)
  await keepStill(page)
  await page.emulateMedia({ colorScheme })
  const faults: string[] = []
  page.on('console', (message) => faults.push(`${page.url()} ${message.text()}`))
  page.on('pageerror', ({ message }) => faults.push(`${page.url()} ${message}`))
  return {
    page,
    /** Errors in the console, faults of accessibility, and elements that scroll sideways. */
    faults,
    async look() {
      await page.setViewportSize({ width: 1280, height: 800 })
      const axe = new AxeBuilder({ page }).setLegacyMode()
      // All that the scheme changes is colors: every other rule is held in the light.
      const { violations } = await (colorScheme === 'dark' ? axe.withRules('color-contrast') : axe).analyze()
      for (const { id, nodes } of violations) faults.push(`${page.url()} ${id}: ${nodes.map(({ target }) => target)}`)
      if (colorScheme === 'dark') return
      await page.setViewportSize({ width: 320, height: 640 })
      await painted(page)
      const width = await page.evaluate(() => document.documentElement.scrollWidth)
      if (width > 320) faults.push(`${page.url()} is ${width} wide`)
    },
  }
}
