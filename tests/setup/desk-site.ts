import { BlockList } from 'node:net'
import { parse } from 'node-html-parser'
import { expect, onTestFinished } from 'vitest'
import { type Database, openDatabase } from '#app/database.ts'
import { deskOver } from '#app/desk-site.ts'
import { jobs } from '#app/jobs.ts'
import { createLog } from '#kernel/log/log.ts'
import type { RunJob } from '#kernel/worker/worker.ts'
import { sessionCookie } from '#subjects/desk/server/desk-services.ts'
import { createPeople } from '#subjects/desk/server/people.ts'
import { newFolder } from './site-process.ts'

export const testDeskUrl = 'https://desk.switchback.test'

/** Does the jobs of the process beside the server in this process. */
const runHere = (async (name: keyof typeof jobs, input: () => Promise<never>) => jobs[name](await input())) as RunJob

/** The desk's site in this process, over a database of its own for one test. */
export async function newDeskSite({
  now = () => new Date(),
  dataDir = newFolder(),
  log = createLog('silent'),
  run = runHere,
  database: given = openDatabase({ dataDir }),
} = {}) {
  const database = await given
  onTestFinished(() => database.close().catch(() => {}))
  const app = deskOver(
    {
      siteUrl: 'https://www.switchback.test',
      hsts: 'max-age=63072000',
      log,
      now,
      worker: { run },
      assets: { css: () => '', scripts: () => [] },
      deskUrl: testDeskUrl,
      script: '',
    },
    {
      trustedProxies: new BlockList(),
      dataDir,
      siteUrl: 'https://www.switchback.test',
      messagesKeptDays: 730,
      upstreams: [],
      backupsElsewhere: false,
      desk: undefined,
    },
    database,
  )
  const ask = async (path: string, init: RequestInit = {}) => app.request(testDeskUrl + path, init)
  const post = (
    path: string,
    fields: Readonly<Record<string, string>>,
    headers: Readonly<Record<string, string>> = {},
  ) =>
    ask(path, {
      method: 'POST',
      body: new URLSearchParams(fields),
      headers: { 'Sec-Fetch-Site': 'same-origin', ...headers },
    })
  return {
    database,
    dataDir,
    app,
    ask,
    post,
    invite: (name: string) => inviteTo(database, name, now),
    /** A person at the desk: every request of hers carries her session. */
    async signedIn(name = 'Dana') {
      const Cookie = `${sessionCookie(testDeskUrl)}=${await sessionOf(database, name, now)}`
      return {
        Cookie,
        ask: (path: string) => ask(path, { headers: { Cookie } }),
        post: async (path: string, fields: Readonly<Record<string, string>> = {}) =>
          reasonInFocus(await post(path, fields, { Cookie })),
      }
    },
  }
}

/** DESK-29: a form that comes back says why in one place, which has the focus. */
async function reasonInFocus(answer: Response): Promise<Response> {
  if (answer.status === 422) {
    const reasons = parse(await answer.clone().text()).querySelectorAll('main [role=alert]')
    expect(reasons.length).toBeLessThanOrEqual(1)
    for (const reason of reasons) expect(reason.hasAttribute('autofocus')).toBe(true)
  }
  return answer
}

let passkeys = 0

/** The token by which this person makes a passkey. */
async function inviteTo({ db }: Pick<Database, 'db'>, name: string, now: () => Date): Promise<string> {
  const invited = await createPeople(db, now).invite(name, {
    who: 'operator',
    command: 'people invite',
    at: now(),
  })
  if (typeof invited === 'string') throw new Error(invited)
  return invited.token
}

/** The token of a new session of this person, as if a passkey had been made. */
export async function sessionOf(database: Pick<Database, 'db'>, name: string, now = () => new Date()): Promise<string> {
  passkeys += 1
  const passkey = { id: `passkey-${process.pid}-${passkeys}`, public_key: 'AA', counter: 0 }
  const invitation = await inviteTo(database, name, now)
  const token = await createPeople(database.db, now).join(invitation, passkey, 'A test')
  if (!token) throw new Error('The invitation was used meanwhile.')
  return token
}
