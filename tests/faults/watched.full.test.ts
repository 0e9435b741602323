import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { expect, onTestFinished, test } from 'vitest'
import { freePort } from '#tests/setup/free-port.ts'
import { startMailServer } from '#tests/setup/mail-server.ts'
import { databaseOf, eachDatabase, mailingBy, messageNumber, newSite, postMessage } from '#tests/setup/new-site.ts'
import { newDatabase, startPostgres } from '#tests/setup/postgres.ts'
import { newFolder, runCommand, type Settings } from '#tests/setup/site-process.ts'

const { version } = JSON.parse(readFileSync('package.json', 'utf8')) as { version: string }

/** The site on this data, and what it has logged so far. */
async function start(env: Settings) {
  const site = await newSite({ env: { LOG_LEVEL: 'info', ...env }, output: 'pipe' })
  let log = ''
  site.child.stdout?.setEncoding('utf8').on('data', (said) => {
    log += said
  })
  return { ...site, log: () => log }
}

/** What a timer starts, with a shell that begins with this. */
async function look(env: Settings, begin = ''): Promise<number> {
  const child = spawn('sh', ['-c', `${begin} exec deploy/operator-job status`], { env: { ...process.env, ...env } })
  const [code] = (await once(child, 'exit')) as [number]
  return code
}

const statusWith = (env: Settings, ...options: readonly string[]) => runCommand(['status', ...options], { env })

test('SITE-121: the mail server is tried at the start, and status says whether the site answers and how its mail goes', async () => {
  const DATA_DIR = newFolder()
  const away = { DATA_DIR, ...mailingBy(`smtp://127.0.0.1:${await freePort()}`) }
  const deaf = await start(away)
  expect((await fetch(`${deaf.url}/readyz`)).status).toBe(200)
  await expect.poll(deaf.log).toContain('"alarm":"mail-server"')
  expect((await postMessage(deaf.url, messageNumber(1)))?.status).toBe(200)
  const refused = { ...away, SITE_URL: deaf.url }
  await expect.poll(async () => (await statusWith(refused)).err).toContain('ECONNREFUSED')
  expect((await statusWith(refused)).code).toBe(1)
  await deaf.end()
  expect((await statusWith(refused)).err).toContain(`The site does not answer at ${deaf.url}`)

  const there = { DATA_DIR, ...mailingBy((await startMailServer()).url) }
  const mended = await start(there)
  await expect.poll(mended.log).toContain('the mail server answers')
  expect((await postMessage(mended.url, messageNumber(2)))?.status).toBe(200)
  const well = { ...there, SITE_URL: mended.url }
  await expect.poll(async () => (await statusWith(well)).out).toMatch(/Mail: last taken \d{4}-/)
  expect((await statusWith(well)).out).toContain(`version ${version}`)
}, 120_000)

test('SITE-121: the watchdog mails once for each thing that begins to fail, and once when all is well again', async () => {
  const { url: SMTP, received } = await startMailServer()
  const env = {
    DATA_DIR: newFolder(),
    ...mailingBy(SMTP),
    ALARMS_TO: 'operator@switchback.test',
    SETTINGS_FILE: 'none',
  }
  const port = await freePort()
  const site = await start({ ...env, PORT: String(port) })
  const subjects = () => received.map(({ to, source }) => [...to, /^Subject: (.*)/m.exec(source)?.[1]?.split(': ')[1]])
  const looked = () => look({ ...env, SITE_URL: `http://127.0.0.1:${port}` })
  expect([await looked(), subjects()]).toEqual([0, []])
  await site.end()
  const fails = ['operator@switchback.test', 'A person should look.']
  for (let time = 0; time < 2; time += 1) expect([await looked(), subjects()]).toEqual([1, [fails]])
  expect(received[0]?.source).toContain('The site does not answer')
  // Another thing begins to fail meanwhile, and outlasts the first.
  const { db } = await databaseOf(env)
  await db.insertInto('backups').values({ taken_at: '2026-01-01T00:00:00.000Z', row_count: 1, fault: null }).execute()
  for (let time = 0; time < 2; time += 1) expect([await looked(), subjects()]).toEqual([1, [fails, fails]])
  expect(received[1]?.source).toContain('The last backup is')
  const again = await start({ ...env, PORT: String(port) })
  expect([await looked(), subjects()]).toEqual([1, [fails, fails]])
  // The first one has ended, and comes back while the other stands.
  await again.end()
  for (let time = 0; time < 2; time += 1) expect([await looked(), subjects()]).toEqual([1, [fails, fails, fails]])
  expect(received[2]?.source).toContain('The site does not answer')
  await start({ ...env, PORT: String(port) })
  await db.deleteFrom('backups').execute()
  const well = ['operator@switchback.test', 'All is well again.']
  for (let time = 0; time < 2; time += 1) expect([await looked(), subjects()]).toEqual([0, [fails, fails, fails, well]])
}, 120_000)

test('SITE-154: on a disk that is full the watchdog mails once as well, and once when all is well again', async () => {
  const { url: SMTP, received } = await startMailServer()
  const env = { DATA_DIR: newFolder(), ...mailingBy(SMTP), SETTINGS_FILE: 'none', SITE_URL: 'http://127.0.0.1:9' }
  await (await newSite({ env: { DATA_DIR: env.DATA_DIR } })).end()
  // No file may grow: what is written fails as it does where there is no room.
  const full = 'trap "" XFSZ; ulimit -f 0;'
  const subjects = () => received.map(({ source }) => /^Subject: (.*)/m.exec(source)?.[1]?.split(': ')[1])
  for (let time = 0; time < 5; time += 1) expect(await look(env, full)).toBe(1)
  expect(subjects()).toEqual(['A person should look.'])
  const { url } = await newSite({ env: { DATA_DIR: env.DATA_DIR } })
  for (let time = 0; time < 2; time += 1) expect(await look({ ...env, SITE_URL: url })).toBe(0)
  expect(subjects()).toEqual(['A person should look.', 'All is well again.'])
}, 120_000)

test('SITE-154: while the mail server takes no alarm the watchdog ends with 1 and tries it again at each look', async () => {
  let isRefused = true
  const { url: SMTP, received } = await startMailServer({
    refuse: () => (isRefused ? { code: 451, text: 'not now' } : undefined),
  })
  const env = { DATA_DIR: newFolder(), ...mailingBy(SMTP), SETTINGS_FILE: 'none', SITE_URL: 'http://127.0.0.1:9' }
  await (await newSite({ env: { DATA_DIR: env.DATA_DIR } })).end()
  for (let time = 0; time < 2; time += 1) expect([await look(env), received.length]).toEqual([1, 0])
  isRefused = false
  for (let time = 0; time < 2; time += 1) expect([await look(env), received.length]).toEqual([1, 1])
}, 120_000)

test('SITE-155: status asks each process that UPSTREAMS names: one that is dead is told, though another answers for the site, and mailed once', async () => {
  const { url: SMTP, received } = await startMailServer()
  const env = { DATABASE_URL: await newDatabase(), DATA_DIR: newFolder() }
  const sites = [await newSite({ env }), await newSite({ env }), await newSite({ env })]
  const UPSTREAMS = sites.map(({ port }) => `127.0.0.1:${port}`).join(' ')
  const there = { ...env, ...mailingBy(SMTP), SITE_URL: sites[0]?.url ?? '', UPSTREAMS }
  const status = () => statusWith(there)
  expect(await status()).toMatchObject({ code: 0, out: expect.stringContaining(`Serving: ${sites[2]?.url}`) })
  for (const [mails, site] of sites.slice(1).entries()) {
    await site.end('SIGKILL')
    for (let time = 0; time < 2; time += 1) expect(await look(there)).toBe(1)
    expect(received).toHaveLength(mails + 1)
    expect(await status()).toMatchObject({
      code: 1,
      err: expect.stringContaining(`The process does not answer at ${site.url} (ECONNREFUSED)`),
    })
  }
})

test('SITE-155: with the database away status asks the site all the same, and names the database in one line', async () => {
  const postgres = await startPostgres()
  onTestFinished(postgres.stop)
  const env = { DATABASE_URL: await newDatabase(postgres.url) }
  const { url } = await newSite({ env })
  const { host, pathname } = new URL(env.DATABASE_URL)
  await postgres.end()
  const { code, out, err } = await statusWith({ ...env, SITE_URL: url })
  expect([code, out]).toEqual([1, expect.stringContaining(`Serving: ${url}, version ${version}`)])
  const [named, alarm = '', ...more] = err.trimEnd().split('\n')
  expect([named, more]).toEqual([`Database: PostgreSQL, ${host}${pathname}`, []])
  expect(alarm).toBe(
    `No message can be stored: the database at PostgreSQL, ${host}${pathname} did not open (connect ECONNREFUSED ${host}).`,
  )
})

test('SITE-121: "mail test" asks the mail server and sends a mail, or says with 1 why it cannot', async () => {
  const { url, received } = await startMailServer()
  const mailTest = (env: Settings) => runCommand(['mail', 'test'], { env: { DATA_DIR: newFolder(), ...env } })
  expect(await mailTest(mailingBy(url))).toMatchObject({ code: 0 })
  expect(received.map(({ to }) => to)).toEqual([['desk@switchback.test']])
  const deaf = mailingBy(`smtp://127.0.0.1:${await freePort()}`)
  expect(await mailTest(deaf)).toMatchObject({ code: 1, err: expect.stringContaining('ECONNREFUSED') })
  expect(await mailTest({})).toMatchObject({ code: 1, err: expect.stringContaining('SMTP_URL is not set') })
})

test.each(eachDatabase)(
  'SITE-41, SITE-121, %s: status says when the last backup was, that one is due where there is something to lose, and what is missing; it changes nothing',
  async (_, settings) => {
    const data = await settings()
    const { db } = await databaseOf(data)
    const { url } = await start(data)
    const env = { ...data, SITE_URL: url }
    expect((await postMessage(url, messageNumber(1)))?.status).toBe(200)
    const status = (...options: readonly string[]) => statusWith(env, ...options)
    expect((await status()).out).toContain('Last backup: none so far')
    await db.updateTable('leads').set({ received_at: '2026-01-01T00:00:00.000Z' }).execute()
    expect(await status()).toMatchObject({ code: 1, err: expect.stringContaining('No backup was ever made') })
    expect((await statusWith({ ...env, BACKUPS_ELSEWHERE: 'on' })).code).toBe(0)
    expect((await runCommand(['backup', `${newFolder()}/backup`], { env })).code).toBe(0)
    expect(await status()).toMatchObject({ code: 0, out: expect.stringMatching(/Last backup: \d{4}-/) })
    await db.updateTable('backups').set({ taken_at: '2026-01-01T00:00:00.000Z' }).execute()
    expect(await status()).toMatchObject({ code: 1, err: expect.stringContaining('older than 48 hours') })

    const images = JSON.stringify(['/media/photos/front-0123456789abcdef-1600x1200.jpg'])
    await db.updateTable('vehicles').set({ images }).where('position', '=', 1).execute()
    expect((await status()).err).toMatch(/^1 photo missing \(\/media\/photos\/front/m)
    await db
      .deleteFrom('kysely_migration' as never)
      .where('name' as never, '=', '0031-photo-bytes' as never)
      .execute()
    for (let asked = 0; asked < 2; asked += 1)
      expect(await status()).toMatchObject({ code: 1, err: expect.stringContaining('0031-photo-bytes') })
  },
)

test('SITE-33, SITE-115: figures are counted by kind on a port of their own, and name no sender', async () => {
  const port = await freePort()
  const { url } = await start({ METRICS_PORT: String(port), SMTP_URL: '' })
  expect(await (await fetch(`${url}/healthz`)).json()).toEqual({ ok: true, version })
  for (const path of ['/contact?name=Lovelace', '/contact', '/api/vehicles', '/no-such-page-Lovelace', '/sitemap.xml'])
    await (await fetch(url + path)).arrayBuffer()
  expect((await postMessage(url, messageNumber(1)))?.status).toBe(200)
  const headers = { 'Content-Type': 'application/json', 'X-Forwarded-For': '198.51.100.7' }
  const bad = { method: 'POST', headers, body: JSON.stringify({ ...messageNumber(2), email: 'none' }) }
  const answers = await Promise.all(Array.from({ length: 80 }, () => fetch(`${url}/api/contact`, bad)))
  const refused = answers.filter(({ status }) => status === 429).length
  expect(refused).toBeGreaterThan(0)

  const answer = await fetch(`http://127.0.0.1:${port}/metrics`)
  expect(answer.headers.get('content-type')).toContain('version=0.0.4')
  const text = await answer.text()
  for (const line of [
    'requests_total{kind="contact",status="200"} 2',
    'requests_total{kind="list-call",status="200"} 1',
    'requests_total{kind="contact-call",status="200"} 1',
    'requests_total{kind="not-found",status="404"} 1',
    'requests_total{kind="feed",status="200"} 1',
    `rate_limit_refusals_total ${refused}`,
    'request_duration_seconds_bucket{kind="contact",le="+Inf"} 2',
    'request_duration_seconds_count{kind="contact"} 2',
    'page_cache_requests_total{cache="pages",result="hit"}',
    'outbox_waiting_mails 2',
    'outbox_dead_letters{recipient="dealer"} 0',
    'outbox_dead_letters{recipient="webhook"} 0',
    'database_up 1',
    `build_info{version="${version}"} 1`,
  ])
    expect(text).toContain(`\nswitchback_${line}`)
  expect(text).not.toMatch(/Lovelace|198\.51|example\.com|127\.0\.0/)
  // Every line is a remark or a figure; each figure has its type before it, once.
  for (const line of text.trimEnd().split('\n'))
    expect(line).toMatch(/^(?:# (?:HELP|TYPE) \S+ .+|[a-z_]+(?:\{[^{}]+\})? [\d.e+-]+)$/)
  const types = text.match(/(?<=# TYPE )\S+/g) ?? []
  expect(new Set(types).size).toBe(types.length)
  for (const other of [`http://127.0.0.1:${port}/`, `${url}/metrics`]) expect((await fetch(other)).status).toBe(404)
})
