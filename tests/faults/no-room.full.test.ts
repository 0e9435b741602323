import { spawnSync } from 'node:child_process'
import { globSync, openSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { expect, test } from 'vitest'
import { fillText } from '#kit/formats/format.ts'
import { contactRefusals } from '#subjects/contact/facts/contact-form.ts'
import { business } from '#subjects/dealership/facts/business.ts'
import { sessionCookie } from '#subjects/desk/server/desk-services.ts'
import { sessionOf } from '#tests/setup/desk-site.ts'
import { freePort } from '#tests/setup/free-port.ts'
import { databaseOf, messageNumber, newSite, postMessage } from '#tests/setup/new-site.ts'
import { newFolder } from '#tests/setup/site-process.ts'

/** What to start a process with whose files can be bound: without the signal the write itself fails, as it does on a full disk. */
const boundable = ['sh', '-c', 'trap "" XFSZ; exec "$0" "$@"']

/** Lets none of the process's files grow beyond this. */
const boundFiles = (pid: number, bytes: number | 'unlimited') =>
  void spawnSync('prlimit', ['--pid', String(pid), `--fsize=${bytes}:`])

const refused = fillText(contactRefusals.notStored.sentence, { phone: business.phones.main })
const notStored = { status: 503, body: { error: refused } }

/** Posts the form as a browser without script does; expects the page to say why the message was not stored, and to keep it. */
async function expectFormKept(url: string): Promise<void> {
  const body = new URLSearchParams({ ...messageNumber(2_000) })
  const response = await fetch(`${url}/contact`, { method: 'POST', body, redirect: 'manual' })
  expect(response.status).toBe(503)
  const html = await response.text()
  const values = ['value="Number 2000"', 'ada2000@example.com', 'This is message number 2000.']
  for (const kept of [refused, ...values]) expect(html).toContain(kept)
}

test('LEAD-28, SITE-33: a lock that stays: 503 with a sentence and all values, other pages at once, then all is well', async () => {
  const { url, dataDir } = await newSite()
  for (const path of ['/', '/contact']) await fetch(url + path)
  const database = new DatabaseSync(`${dataDir}/switchback.db`)
  database.exec('begin exclusive')
  let answered = false
  const form = expectFormKept(url)
  const posts = Promise.all(Array.from({ length: 10 }, (_, number) => postMessage(url, messageNumber(number))))
  const done = posts.finally(() => {
    answered = true
  })
  // Nothing else waits meanwhile.
  for (const path of ['/', '/contact', '/healthz']) expect((await fetch(url + path)).status).toBe(200)
  expect(answered).toBe(false)
  for (const answer of await done) expect(answer).toMatchObject(notStored)
  expect((await fetch(`${url}/readyz`)).status).toBe(503)
  await form
  database.exec('commit')
  database.close()
  expect((await postMessage(url, messageNumber(1)))?.status).toBe(200)
})

test('LEAD-28, SITE-33: no room on the disk: 503 with a sentence and all values; with room again, all is well and nothing is lost', async () => {
  const { url, dataDir, pid, end } = await newSite({ through: boundable })
  const acknowledged: string[] = []
  const post = async (number: number) => {
    const message = { ...messageNumber(number), message: 'x'.repeat(9_000) }
    const answer = await postMessage(url, message)
    if (answer?.status === 200) acknowledged.push(message.lastName)
    return answer
  }
  expect((await post(0))?.status).toBe(200)
  boundFiles(pid, 4_096)
  let number = 1
  let answer = await post(number)
  // What the log has set aside may still hold a few.
  for (; answer?.status === 200 && number < 1_000; number += 1) answer = await post(number + 1)
  expect(answer).toMatchObject(notStored)
  await expectFormKept(url)
  for (const path of ['/contact', '/healthz']) expect((await fetch(url + path)).status).toBe(200)
  const isReady = async () => (await fetch(`${url}/readyz`)).status
  expect(await isReady()).toBe(503)
  boundFiles(pid, 'unlimited')
  await expect.poll(isReady).toBe(200)
  expect((await post(3_000))?.status).toBe(200)
  await end()

  const database = new DatabaseSync(`${dataDir}/switchback.db`)
  expect(database.prepare('pragma integrity_check').all()).toEqual([{ integrity_check: 'ok' }])
  const stored = database.prepare('select last_name from leads').all()
  expect(stored.map(({ last_name }) => last_name).toSorted()).toEqual(acknowledged.toSorted())
  database.close()
})

test('DESK-12, SITE-33: photos and files of carts that the disk does not take are refused in a sentence, and nothing of them is left', async () => {
  const port = String(await freePort())
  const [DESK_URL, DATA_DIR] = [`http://localhost:${port}`, newFolder()]
  const { pid } = await newSite({ env: { DATA_DIR, DESK_URL, DESK_PORT: port }, through: boundable })
  const session = await sessionOf(await databaseOf({ DATA_DIR }), 'Dana')
  const headers = { Cookie: `${sessionCookie(DESK_URL)}=${session}`, 'Sec-Fetch-Site': 'same-origin' }
  boundFiles(pid, 4_096)
  for (const [path, name, file] of [
    ['/carts/ev-city/photos', 'photos', 'cart.jpg'],
    ['/import', 'file', 'carts.csv'],
  ] as const) {
    const body = new FormData()
    body.append(name, new Blob(['x'.repeat(400_000)]), file)
    const answer = await fetch(DESK_URL + path, { method: 'POST', headers, body })
    expect([path, answer.status]).toEqual([path, 503])
    expect(await answer.text()).toContain('nothing was changed')
  }
  expect(globSync('.work-*', { cwd: DATA_DIR })).toEqual([])
})

const logging = { LOG_LEVEL: 'info', LOG_REQUESTS: 'on' }

async function ask(url: string, times: number): Promise<void> {
  for (let asked = 0; asked < times; asked += 50)
    for (const response of await Promise.all(Array.from({ length: 50 }, () => fetch(`${url}/robots.txt`)))) {
      await response.arrayBuffer()
      expect(response.status).toBe(200)
    }
}

test.each([
  ['a full device', openSync('/dev/full', 'w')],
  ['a reader that reads no more', 'pipe'],
] as const)('SITE-58: with its output on %s, the site serves and ends when told to', async (_, output) => {
  const { url, child, end } = await newSite({ env: logging, output })
  await ask(url, 800)
  expect((await fetch(`${url}/contact`)).status).toBe(200)
  await end()
  expect(child.exitCode).toBe(0)
})

test('SITE-58: lines wait while the disk is full; with room again they are whole', async () => {
  const file = join(newFolder(), 'site.log')
  const { url, pid } = await newSite({ env: logging, output: openSync(file, 'a'), through: boundable })
  await ask(url, 50)
  boundFiles(pid, 4_096)
  await ask(url, 500)
  boundFiles(pid, 'unlimited')
  const lines = () => readFileSync(file, 'utf8').split('\n').slice(0, -1)
  const asked = async () => {
    await ask(url, 50)
    return lines().filter((line) => line.includes('robots.txt')).length
  }
  await expect.poll(asked, { interval: 500 }).toBeGreaterThan(600)
  for (const line of lines().filter((one) => one.startsWith('{'))) expect(JSON.parse(line)).toHaveProperty('msg')
})
