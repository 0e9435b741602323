import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { setTimeout as wait } from 'node:timers/promises'
import { afterEach, expect, test } from 'vitest'
import { contactRefusals } from '#subjects/contact/facts/contact-form.ts'
import { messageNumber, postMessage, type SiteProcess, startSite } from '#tests/setup/site-process.ts'
import { boundedFiles, type SmallDisk, smallDisk } from '#tests/setup/small-disk.ts'

const ends: (() => Promise<void> | void)[] = []
afterEach(async () => {
  for (const end of ends.splice(0).toReversed()) await end()
})

async function start(dataDir: string, through: readonly string[] = [], env = {}): Promise<SiteProcess> {
  const site = await startSite({ env: { DATA_DIR: dataDir, ...env }, through })
  ends.push(() => site.end('SIGKILL'))
  return site
}

function newFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'switchback-no-room-'))
  ends.push(() => rmSync(folder, { recursive: true, force: true }))
  return folder
}

async function postForm(url: string, number: number) {
  const response = await fetch(`${url}/contact`, {
    method: 'POST',
    body: new URLSearchParams({ ...messageNumber(number) }),
    redirect: 'manual',
  })
  return { status: response.status, html: await response.text() }
}

test('LEAD-28: a lock held by another process for 8 s: 503 with a sentence and all values, other pages at once, then all is well', async () => {
  const dataDir = newFolder()
  const { url } = await start(dataDir)
  for (const path of ['/', '/contact']) await fetch(url + path)
  const holder = spawn(process.execPath, [
    '-e',
    `const { DatabaseSync } = require('node:sqlite')
     const database = new DatabaseSync(process.argv[1], { timeout: 5000 })
     database.exec('begin exclusive')
     process.stdout.write('held')
     setTimeout(() => { database.exec('commit'); database.close() }, 8000)`,
    join(dataDir, 'switchback.db'),
  ])
  ends.push(() => void holder.kill('SIGKILL'))
  await once(holder.stdout, 'data')
  const released = once(holder, 'exit')
  const posts = Promise.all([
    ...Array.from({ length: 10 }, (_, number) => postMessage(url, messageNumber(number))),
    postForm(url, 11),
  ])
  // Nothing else waits meanwhile.
  for (const path of ['/', '/contact', '/readyz']) expect((await fetch(url + path)).status).toBe(200)
  expect(holder.exitCode).toBeNull()
  const answers = await posts
  const form = answers.pop() as Awaited<ReturnType<typeof postForm>>
  for (const answer of answers)
    expect(answer).toMatchObject({ status: 503, body: { error: contactRefusals.notStored.sentence } })
  expect(form.status).toBe(503)
  for (const kept of [
    contactRefusals.notStored.sentence,
    'value="Number 11"',
    'ada11@example.com',
    'This is message number 11.',
  ])
    expect(form.html).toContain(kept)
  await released
  expect((await postMessage(url, messageNumber(1)))?.status).toBe(200)
})

test('LEAD-28: a lock that goes away in time is only felt as a short wait', async () => {
  const dataDir = newFolder()
  const { url } = await start(dataDir)
  const database = new DatabaseSync(join(dataDir, 'switchback.db'))
  database.exec('begin immediate')
  const post = postMessage(url, messageNumber(1))
  await wait(1_500)
  database.exec('commit')
  database.close()
  expect((await post)?.status).toBe(200)
})

const disks: [string, () => SmallDisk][] = [
  ['the disk', smallDisk],
  ['the room that a process may use', () => boundedFiles(mkdtempSync(join(tmpdir(), 'switchback-bounded-')))],
]

test.each(disks)(
  'LEAD-28, SITE-39: %s is full: named as that, 503 with a sentence and all values; with room again, all is well and nothing is lost',
  async (_, make) => {
    const disk = make()
    ends.push(disk.remove)
    const log = join(newFolder(), 'log')
    const logged = ['sh', '-c', 'exec "$@" >"$0"', log, ...disk.through]
    const { url, child, end } = await start(disk.directory, logged, { LOG_LEVEL: 'error' })
    const pid = child.pid ?? 0
    const acknowledged: number[] = []
    const post = async (number: number) => {
      const answer = await postMessage(url, { ...messageNumber(number), message: 'x'.repeat(9_000) })
      if (answer?.status === 200) acknowledged.push(number)
      return answer
    }
    expect((await post(0))?.status).toBe(200)
    disk.fill(pid)
    let number = 1
    let answer = await post(number)
    // What the log has set aside may still hold a few.
    for (; answer?.status === 200 && number < 1_000; number += 1) answer = await post(number + 1)
    expect(answer).toMatchObject({ status: 503, body: { error: contactRefusals.notStored.sentence } })
    const form = await postForm(url, 2_000)
    expect(form.status).toBe(503)
    expect(form.html).toContain('This is message number 2000.')
    expect((await fetch(`${url}/contact`)).status).toBe(200)
    const reasons = readFileSync(log, 'utf8').match(/(?<="alarm":"store","error":")[^"]*/g)
    // A bound on files is not the same to SQLite as a disk without room.
    const named = disk.through.length > 0 ? 'disk I/O error' : 'database or disk is full'
    expect(new Set(reasons)).toEqual(new Set([named]))
    disk.makeRoom(pid)
    expect((await post(3_000))?.status).toBe(200)
    await end()

    const database = new DatabaseSync(join(disk.directory, 'switchback.db'))
    ends.push(() => database.close())
    expect(database.prepare('pragma integrity_check').all()).toEqual([{ integrity_check: 'ok' }])
    const stored = database
      .prepare('select last_name from leads')
      .all()
      .map(({ last_name }) => last_name)
    expect(stored.toSorted()).toEqual(acknowledged.map((one) => `Number ${one}`).toSorted())
  },
)
