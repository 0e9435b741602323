import { once } from 'node:events'
import { Agent as PlainAgent, request as plainRequest } from 'node:http'
import { Agent, request } from 'node:https'
import { connect, createServer } from 'node:net'
import { text } from 'node:stream/consumers'
import { setTimeout as wait } from 'node:timers/promises'
import { sql } from 'kysely'
import { expect, onTestFinished, test } from 'vitest'
import type { Database } from '#app/database.ts'
import { planEdit } from '#subjects/inventory/server/change-carts.ts'
import { freePort, listenAnywhere } from '#tests/setup/free-port.ts'
import { changeBeside, databaseOf, keepSending, mailingBy, messageNumber, newSite } from '#tests/setup/new-site.ts'
import { newDatabase, startPostgres } from '#tests/setup/postgres.ts'
import { findProxy, type ProxyAtWork, startNginx, startProxy } from '#tests/setup/proxy.ts'

/** Asks as a browser does; with an agent, over connections that stay. */
async function askBy(
  { url, ca }: ProxyAtWork,
  path: string,
  { agent, message }: { agent?: PlainAgent; message?: object | undefined } = {},
) {
  const [method, type] = message ? ['POST', 'application/json'] : ['GET', 'text/plain']
  const asked = { ...(agent && { agent }), ...(ca && { ca }), method, headers: { 'Content-Type': type } }
  const sent = (ca ? request : plainRequest)(url + path, asked)
  sent.end(message && JSON.stringify(message))
  const [response] = await once(sent, 'response')
  return { status: response.statusCode as number, body: await text(response) }
}

const columnOf = async ({ db }: Database, column: 'id' | 'last_name') =>
  (await db.selectFrom('leads').select(column).execute()).map((message) => message[column as 'id']).toSorted()

test('LEAD-27, SITE-40, SITE-131: PostgreSQL is restarted under load: nothing is lost or doubled, pages go on, and no process needs a restart', async () => {
  // A server of its own: the restart breaks off all else that goes on in it.
  const postgres = await startPostgres()
  onTestFinished(postgres.stop)
  const env = { DATABASE_URL: await newDatabase(postgres.url) }
  const sites = [await newSite({ env }), await newSite({ env })]
  const database = await databaseOf(env)
  const { acknowledged, stop } = keepSending(2, (sender) => sites[sender]?.url ?? '')
  await wait(300)
  const pagesAnswer = async () => {
    for (const { url } of sites) expect((await fetch(`${url}/contact`)).status).toBe(200)
  }
  await pagesAnswer()
  const restarted = postgres.restart()
  await pagesAnswer()
  await restarted
  const before = acknowledged.size
  await expect.poll(() => acknowledged.size).toBeGreaterThan(before + 4)
  const names = await stop()
  expect(await columnOf(database, 'last_name')).toEqual(names)
})

test('SITE-58, SITE-121: a database that is away is one line in the log when it goes and one when it is back', async () => {
  const postgres = await startPostgres()
  onTestFinished(postgres.stop)
  const DATABASE_URL = await newDatabase(postgres.url)
  const LEADS_WEBHOOK_URL = `http://127.0.0.1:${await freePort()}`
  const webhook = { LEADS_WEBHOOK_URL, LEADS_WEBHOOK_SECRET: 'a secret that is long enough' }
  const mail = mailingBy(`smtp://127.0.0.1:${await freePort()}`)
  const { child, url } = await newSite({
    env: { DATABASE_URL, ...mail, ...webhook, LOG_LEVEL: 'info' },
    output: 'pipe',
  })
  let log = ''
  child.stdout?.on('data', (said) => {
    log += said
  })
  await postgres.end()
  await expect.poll(async () => (await fetch(`${url}/readyz`)).status).toBe(503)
  // Both workers ask again and again.
  await wait(8_000)
  await postgres.restart()
  await expect.poll(() => log, { timeout: 20_000 }).toContain('answers again')
  const lines = log.match(/"msg":"(?=[^"]*(?:database|outbox|housekeeping|request))[^"]*"/g)
  expect(lines).toEqual(['"msg":"the database does not answer"', '"msg":"the database answers again"'])
}, 60_000)

test('SITE-131: a change at the desk is seen by both processes within ten seconds, also when their connections were cut that moment', async () => {
  const env = { DATABASE_URL: await newDatabase() }
  const sites = [await newSite({ env }), await newSite({ env })]
  const { db } = await databaseOf(env)
  for (const cut of [false, true]) {
    const price = cut ? 8222 : 8111
    const changed = changeBeside(env, (stores) => planEdit(stores, 'ev-nomad', { price: String(price) }))
    // All of the sites' own, as a network that fails does it.
    if (cut)
      await sql`select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database()
        and application_name = 'switchback' and query like 'select "version"%' and pid <> pg_backend_pid()`.execute(db)
    await changed
    for (const { url } of sites)
      for (const [path, shown] of [
        ['/api/vehicles/ev-nomad', String(price)],
        ['/vehicles/ev-nomad', `$${price.toLocaleString('en-US')}`],
      ])
        await expect.poll(() => fetch(url + path).then((answer) => answer.text(), String)).toContain(shown)
  }
}, 120_000)

/** What `deploy/` describes, on this machine: a proxy with TLS, two processes, one PostgreSQL. */
const caddy = findProxy('caddy')
const nginx = findProxy('nginx')

/** Two processes behind Caddy, by HTTPS, or behind nginx, whose certificate is the operator's. */
const proxies = [
  ['Caddy', (ports: readonly number[]) => startProxy(caddy ?? '', ports)],
  ['nginx', (ports: readonly number[]) => startNginx(nginx ?? '', ports)],
] as const

test.each(proxies)(
  'SITE-33, SITE-131: PostgreSQL is away behind %s: pages and lists go on, what would be stored is refused in a sentence, and it heals by itself',
  async (_, startBefore) => {
    const postgres = await startPostgres()
    onTestFinished(postgres.stop)
    const env = { DATABASE_URL: await newDatabase(postgres.url), SITE_URL: 'https://localhost' }
    const sites = [await newSite({ env }), await newSite({ env })]
    const proxy = await startBefore(sites.map(({ port }) => port))
    onTestFinished(proxy.stop)
    const paths = ['/', '/contact', '/inventory', '/vehicles/ev-nomad', '/api/vehicles', '/sitemap.xml']
    // A page that is asked for is printed before those that wait.
    for (const { url } of sites) for (const path of paths) expect((await fetch(url + path)).status).toBe(200)
    await postgres.end()
    // Long enough for every question to the database to have been given up, and for the proxy to have looked often.
    for (let second = 0; second < 12; second += 1) {
      for (const path of paths) expect([path, (await askBy(proxy, path)).status]).toEqual([path, 200])
      await wait(1_000)
    }
    const written = await askBy(proxy, '/api/contact', { message: messageNumber(1) })
    expect([written.status, JSON.parse(written.body).error]).toEqual([503, expect.stringMatching(/\w+ \w+.*\.$/)])
    const form = await fetch(`${sites[0]?.url}/contact`, {
      method: 'POST',
      headers: { Origin: env.SITE_URL },
      body: new URLSearchParams({ ...messageNumber(2) }),
    })
    expect([form.status, await form.text()]).toEqual([503, expect.stringContaining('could not save your message')])
    await postgres.restart()
    await expect
      .poll(async () => (await askBy(proxy, '/api/contact', { message: messageNumber(1) })).status, { timeout: 20_000 })
      .toBe(200)
  },
  180_000,
)

test('SITE-131, LEAD-25: a message whose answer is lost behind nginx goes to the other process, and is stored once', async () => {
  const env = { DATABASE_URL: await newDatabase(), SITE_URL: 'https://localhost' }
  const [first, second] = [await newSite({ env }), await newSite({ env })]
  let lost = 0
  const losesAnswers = createServer((from) => {
    const on = connect(first.port, '127.0.0.1')
    for (const side of [from, on]) side.on('error', () => undefined)
    from.pipe(on)
    let message = false
    from.once('data', (asked) => {
      message = String(asked).startsWith('POST')
    })
    on.once('data', () => {
      if (message) lost += 1
      from.destroy()
      on.destroy()
    })
  })
  const losing = await listenAnywhere(losesAnswers)
  onTestFinished(() => void losesAnswers.close())
  const proxy = await startNginx(nginx ?? '', [losing, second.port])
  onTestFinished(proxy.stop)
  const ids = []
  while (lost === 0 && ids.length < 8) {
    // nginx asks a process that failed again after two seconds.
    await wait(2_100)
    const answer = await askBy(proxy, '/api/contact', { message: messageNumber(ids.length) })
    expect(answer.status).toBe(200)
    ids.push(JSON.parse(answer.body).id)
  }
  expect(lost).toBe(1)
  expect(await columnOf(await databaseOf(env), 'id')).toEqual(ids.toSorted())
}, 60_000)

test.each(proxies)(
  'SITE-131: two processes behind %s are restarted one after the other: no request fails, and HTTP leads on to HTTPS',
  async (_, startBefore) => {
    const env = { DATABASE_URL: await newDatabase(), SITE_URL: 'https://localhost' }
    const ports = [await freePort(), await freePort()]
    const start = (port: number) => newSite({ env: { ...env, PORT: String(port) } })
    const sites = await Promise.all(ports.map(start))
    const proxy = await startBefore(ports)
    onTestFinished(proxy.stop)
    const agent = new (proxy.ca ? Agent : PlainAgent)({ keepAlive: true, maxSockets: 12 })
    const paths = ['/', '/contact', '/inventory', '/about', '/robots.txt', '/favicon.svg']
    const failed: string[] = []
    const acknowledged: string[] = []
    let asked = 0
    let over = false
    /** Goes from page to page, and now and then sends a message. */
    const visit = async () => {
      while (!over) {
        asked += 1
        const writes = asked % 50 === 0
        const path = writes ? '/api/contact' : (paths[asked % paths.length] ?? '/')
        const message = writes ? messageNumber(asked) : undefined
        const answer = await askBy(proxy, path, { agent, message }).catch(String)
        if (typeof answer === 'string') failed.push(`${path}: ${answer}`)
        else if (writes && answer.status === 200) acknowledged.push(JSON.parse(answer.body).id)
        else if (answer.status !== (writes ? 429 : 200)) failed.push(`${path}: ${answer.status}`)
      }
    }
    const visitors = Promise.all(Array.from({ length: 12 }, visit))
    for (const [index, port] of ports.entries()) {
      await sites[index]?.end()
      sites[index] = await start(port)
      // The proxy has to see it well again.
      await wait(3_000)
    }
    over = true
    await visitors
    agent.destroy()
    expect(failed).toEqual([])
    expect(acknowledged).not.toEqual([])
    expect(await columnOf(await databaseOf(env), 'id')).toEqual(expect.arrayContaining(acknowledged))

    if (!('plainUrl' in proxy)) return
    const page = await fetch(`${proxy.plainUrl}/contact?a=b`, { redirect: 'manual' })
    expect([page.status, page.headers.get('location')]).toEqual([301, 'https://localhost/contact?a=b'])
    expect((await fetch(`${proxy.plainUrl}/api/contact`, { method: 'POST', body: '{}' })).status).toBe(403)
  },
  120_000,
)
