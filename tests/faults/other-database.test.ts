import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, expect, test } from 'vitest'
import { runDesk } from '#tests/setup/desk-process.ts'
import { newDatabase } from '#tests/setup/shared-postgres.ts'
import { messageNumber, postMessage, startSite } from '#tests/setup/site-process.ts'

type Environment = Readonly<Record<string, string>>

const folder = mkdtempSync(join(tmpdir(), 'switchback-other-'))
const ends: (() => Promise<void>)[] = []
afterEach(async () => {
  for (const end of ends.splice(0).toReversed()) await end()
  rmSync(folder, { recursive: true, force: true })
})

async function desk(env: Environment, ...args: readonly string[]): Promise<string> {
  const { code, out, err } = await runDesk(args, { env })
  expect([code, err]).toEqual([0, expect.any(String)])
  return out
}

/** All that its owner and its visitors know of the site on this database. */
async function knownOf(env: Environment) {
  const site = await startSite({ env: { SITE_URL: 'https://www.switchback.test', ...env } })
  ends.push(() => site.end('SIGKILL'))
  const page = async (path: string) => (await fetch(site.url + path)).text()
  const known = {
    messages: await desk(env, 'leads', 'list'),
    carts: await page('/api/vehicles'),
    cart: await page('/vehicles/ev-nomad'),
  }
  return { site, known }
}

test('SITE-134: from SQLite to PostgreSQL and back: carts, messages and pages are the same, and the site goes on with them', async () => {
  const at = (name: string) => ({ DATA_DIR: join(folder, name) })
  const embedded = at('embedded')
  const first = await knownOf(embedded)
  for (let number = 0; number < 10; number += 1)
    expect((await postMessage(first.site.url, messageNumber(number)))?.status).toBe(200)
  await desk(embedded, 'inventory', 'set', 'ev-nomad', 'price=8200')
  await first.site.end()
  const before = await knownOf(embedded)
  await before.site.end()
  expect(before.known.messages.match(/Number \d+/g)).toHaveLength(10)
  expect(before.known.cart).toContain('$8,200')

  const shared = { ...at('shared'), DATABASE_URL: await newDatabase() }
  await desk(embedded, 'backup', join(folder, 'to-postgres'))
  await desk(shared, 'restore', join(folder, 'to-postgres'))
  const there = await knownOf(shared)
  expect(there.known).toEqual(before.known)
  expect((await postMessage(there.site.url, messageNumber(10)))?.status).toBe(200)
  await there.site.end()

  const back = at('back')
  await desk(shared, 'backup', join(folder, 'to-sqlite'))
  await desk(back, 'restore', join(folder, 'to-sqlite'))
  const again = await knownOf(back)
  expect(again.known.messages.match(/Number \d+/g)).toHaveLength(11)
  expect({ ...again.known, messages: '' }).toEqual({ ...before.known, messages: '' })
}, 120_000)
