import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, expect, test } from 'vitest'
import { openDatabase } from '#app/database.ts'
import { runDesk } from '#tests/setup/desk-process.ts'
import { freePort } from '#tests/setup/free-port.ts'
import { startMailServer } from '#tests/setup/mail-server.ts'
import { newDatabase } from '#tests/setup/shared-postgres.ts'
import { messageNumber, postMessage, startSite } from '#tests/setup/site-process.ts'

const ends: (() => Promise<void> | void)[] = []
afterEach(async () => {
  for (const end of ends.splice(0).toReversed()) await end()
})

const readers = { LEADS_TO: 'desk@switchback.test', LEADS_FROM: 'site@switchback.test' }
const { version } = JSON.parse(readFileSync('package.json', 'utf8')) as { version: string }

function folder(): string {
  const directory = mkdtempSync(join(tmpdir(), 'switchback-watched-'))
  ends.push(() => rmSync(directory, { recursive: true, force: true }))
  return directory
}

async function mailServer() {
  const server = await startMailServer()
  ends.push(server.stop)
  return server
}

/** The site on this data, and what it has logged so far. */
async function start(env: Readonly<Record<string, string>>) {
  const site = await startSite({ env: { LOG_LEVEL: 'info', ...env }, output: 'pipe' })
  ends.push(() => site.end('SIGKILL'))
  let log = ''
  site.child.stdout?.setEncoding('utf8').on('data', (text) => {
    log += text
  })
  return { ...site, log: () => log }
}

const databases: [string, () => Promise<Readonly<Record<string, string>>>][] = [
  ['SQLite', async () => ({ DATA_DIR: folder() })],
  ['PostgreSQL', async () => ({ DATA_DIR: folder(), DATABASE_URL: await newDatabase() })],
]

test.each(databases)(
  'SITE-121, %s: the mail server is tried at the start, and status says whether the site answers and how its mail goes',
  async (_, settings) => {
    const data = await settings()
    const away = { SMTP_URL: `smtp://127.0.0.1:${await freePort()}`, ...readers }
    const deaf = await start({ ...data, ...away })
    const status = (env: Readonly<Record<string, string>>) => runDesk(['status'], { env: { ...data, ...env } })
    expect((await fetch(`${deaf.url}/readyz`)).status).toBe(200)
    await expect.poll(deaf.log, { timeout: 10_000 }).toContain('"alarm":"mail-server"')
    expect((await postMessage(deaf.url, messageNumber(1)))?.status).toBe(200)
    const refused = { ...away, SITE_URL: deaf.url }
    await expect.poll(async () => (await status(refused)).err, { timeout: 20_000 }).toContain('ECONNREFUSED')
    expect((await status(refused)).code).toBe(1)
    await deaf.end()
    expect((await status(refused)).err).toContain(`The site does not answer at ${deaf.url}`)

    const { url } = await mailServer()
    const mended = await start({ ...data, SMTP_URL: url, ...readers })
    await expect.poll(mended.log, { timeout: 10_000 }).toContain('the mail server answers')
    expect((await postMessage(mended.url, messageNumber(2)))?.status).toBe(200)
    const well = { SMTP_URL: url, ...readers, SITE_URL: mended.url }
    await expect.poll(async () => (await status(well)).out, { timeout: 20_000 }).toMatch(/Mail: last taken \d{4}-/)
    expect((await status(well)).out).toContain(`version ${version}`)
  },
  120_000,
)

test('SITE-121: "mail test" asks the mail server and sends a mail, or says with 1 why it cannot', async () => {
  const { url, received } = await mailServer()
  const desk = (env: Readonly<Record<string, string>>) =>
    runDesk(['mail', 'test'], { env: { DATA_DIR: folder(), ...env } })
  expect(await desk({ SMTP_URL: url, ...readers })).toMatchObject({ code: 0 })
  expect(received.map(({ to }) => to)).toEqual([[readers.LEADS_TO]])
  const deaf = { SMTP_URL: `smtp://127.0.0.1:${await freePort()}`, ...readers }
  expect(await desk(deaf)).toMatchObject({ code: 1, err: expect.stringContaining('ECONNREFUSED') })
  expect(await desk({})).toMatchObject({ code: 1, err: expect.stringContaining('SMTP_URL is not set') })
})

test.each(databases)(
  'SITE-41, %s: status says when the last backup was, and that one is due where there is something to lose',
  async (_, settings) => {
    const data = await settings()
    const { url } = await start(data)
    expect((await postMessage(url, messageNumber(1)))?.status).toBe(200)
    const settingsOfDesk = { ...data, SITE_URL: url }
    const database = await openDatabase({ dataDir: data.DATA_DIR ?? '', databaseUrl: data.DATABASE_URL })
    ends.push(database.close)
    const desk = (...args: readonly string[]) => runDesk(args, { env: settingsOfDesk })
    expect((await desk('status')).out).toContain('Last backup: none so far')
    await database.db.updateTable('leads').set({ received_at: '2026-01-01T00:00:00.000Z' }).execute()
    expect(await desk('status')).toMatchObject({ code: 1, err: expect.stringContaining('no backup') })
    expect((await desk('status', '--backup-elsewhere')).code).toBe(0)
    expect((await desk('backup', join(folder(), 'backup'))).code).toBe(0)
    expect(await desk('status')).toMatchObject({ code: 0, out: expect.stringMatching(/Last backup: \d{4}-/) })
    await database.db
      .updateTable('chores')
      .set({ at: '2026-01-01T00:00:00.000Z' })
      .where('name', '=', 'backup')
      .execute()
    expect(await desk('status')).toMatchObject({ code: 1, err: expect.stringContaining('older than 48 hours') })
  },
)

test.each(databases)(
  'SITE-121, %s: status looks at a database of an older version and changes nothing in it',
  async (_, settings) => {
    const data = await settings()
    const open = () => openDatabase({ dataDir: data.DATA_DIR ?? '', databaseUrl: data.DATABASE_URL })
    const { db, close } = await open()
    ends.push(close)
    await db
      .deleteFrom('kysely_migration' as never)
      .where('name' as never, '=', '0031-photo-bytes' as never)
      .execute()
    for (let asked = 0; asked < 2; asked += 1)
      expect(await runDesk(['status'], { env: data })).toMatchObject({
        code: 1,
        out: expect.stringContaining(`Version: ${version}`),
        err: expect.stringContaining('0031-photo-bytes'),
      })
  },
)

test('SITE-121: a photo that a cart names and that is missing is told of', async () => {
  const data = { DATA_DIR: folder() }
  const { db, close } = await openDatabase({ dataDir: data.DATA_DIR })
  ends.push(close)
  const images = JSON.stringify(['/media/photos/front-0123456789abcdef-1600x1200.jpg'])
  await db.updateTable('vehicles').set({ images }).where('position', '=', 1).execute()
  expect((await runDesk(['status'], { env: data })).err).toMatch(/^1 photo missing \(\/media\/photos\/front/m)
})

test('SITE-33, SITE-115: figures are counted by kind on a port of their own, and name no sender', async () => {
  const port = await freePort()
  const { url } = await start({ DATA_DIR: folder(), METRICS_PORT: String(port), SMTP_URL: '' })
  const probe = await fetch(`${url}/healthz`)
  expect(await probe.json()).toEqual({ ok: true, version })
  for (const path of ['/contact?name=Lovelace', '/contact', '/api/vehicles', '/no-such-page-Lovelace', '/sitemap.xml'])
    await (await fetch(url + path)).arrayBuffer()
  expect((await postMessage(url, messageNumber(1)))?.status).toBe(200)
  const statuses = await Promise.all(
    Array.from({ length: 80 }, async () => {
      const body = JSON.stringify({ ...messageNumber(2), email: 'none' })
      const headers = { 'Content-Type': 'application/json', 'X-Forwarded-For': '198.51.100.7' }
      return (await fetch(`${url}/api/contact`, { method: 'POST', headers, body })).status
    }),
  )
  const refused = statuses.filter((status) => status === 429).length
  expect(refused).toBeGreaterThan(0)

  const answer = await fetch(`http://127.0.0.1:${port}/metrics`)
  expect(answer.headers.get('content-type')).toContain('version=0.0.4')
  const text = await answer.text()
  for (const line of [
    'switchback_requests_total{kind="contact",status="200"} 2',
    'switchback_requests_total{kind="list-call",status="200"} 1',
    'switchback_requests_total{kind="contact-call",status="200"} 1',
    'switchback_requests_total{kind="not-found",status="404"} 1',
    'switchback_requests_total{kind="feed",status="200"} 1',
    `switchback_rate_limit_refusals_total ${refused}`,
    'switchback_request_duration_seconds_bucket{kind="contact",le="+Inf"} 2',
    'switchback_request_duration_seconds_count{kind="contact"} 2',
    'switchback_page_cache_requests_total{cache="pages",result="hit"}',
    'switchback_outbox_waiting_mails 2',
    'switchback_outbox_dead_letters{recipient="dealer"} 0',
    'switchback_database_up 1',
    `switchback_build_info{version="${version}"} 1`,
  ])
    expect(text).toContain(line)
  for (const name of ['event_loop_lag_seconds', 'page_cache_bytes', 'outbox_oldest_seconds', 'memory_bytes'])
    expect(text).toMatch(new RegExp(`^# TYPE switchback_${name} gauge\nswitchback_${name}.* [\\d.e-]+$`, 'm'))
  expect(text).not.toMatch(/Lovelace|198\.51|example\.com|127\.0\.0/)
  // Every line is a remark or a figure; each figure has its type before it, once.
  for (const line of text.trimEnd().split('\n'))
    expect(line).toMatch(/^(?:# (?:HELP|TYPE) \S+ .+|[a-z_]+(?:\{[^{}]+\})? [\d.e+-]+)$/)
  const types = text.match(/(?<=# TYPE )\S+/g) ?? []
  expect(new Set(types).size).toBe(types.length)
  for (const other of [`http://127.0.0.1:${port}/`, `${url}/metrics`]) expect((await fetch(other)).status).toBe(404)
})
