import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, expect, test } from 'vitest'
import { deskOn, startBuiltSite } from '#tests/setup/built-site.ts'
import { messageNumber, postMessage } from '#tests/setup/site-process.ts'

const folder = mkdtempSync(join(tmpdir(), 'switchback-drill-'))
const ends: (() => Promise<void>)[] = []
afterEach(async () => {
  for (const end of ends.splice(0)) await end()
  rmSync(folder, { recursive: true, force: true })
})

/** Its own address stands in every page: here the same for both machines. */
const siteUrl = 'https://www.switchback.test'

async function startMachine(dataDir: string) {
  const site = await startBuiltSite({ dataDir, env: { SITE_URL: siteUrl } })
  ends.push(() => site.stop('SIGKILL'))
  return site
}

/** All that its owner and its visitors know of the site. */
async function knownOf({ url, desk }: Awaited<ReturnType<typeof startMachine>>) {
  const page = async (path: string) => (await fetch(url + path)).text()
  return {
    // Which database it is about is another one in the drill.
    messages: (await desk('leads', 'list')).said.replace(/^Database: .+\n/m, ''),
    carts: await page('/api/vehicles'),
    inventory: await page('/inventory'),
    cart: await page('/vehicles/ev-nomad'),
  }
}

test('SITE-41: the restore drill: killed, and put in place elsewhere from its backup, the site is the same', async () => {
  const first = await startMachine(join(folder, 'first'))
  for (let number = 0; number < 20; number += 1)
    expect((await postMessage(first.url, messageNumber(number)))?.status).toBe(200)
  expect(await first.desk('inventory', 'set', 'ev-nomad', 'price=8200')).toMatchObject({ code: 0 })
  expect(await first.desk('inventory', 'remove', 'ev-city')).toMatchObject({ code: 0 })
  await expect.poll(async () => (await fetch(`${first.url}/vehicles/ev-city`)).status, { timeout: 15_000 }).toBe(404)
  const backup = join(folder, 'backup')
  expect(await first.desk('backup', backup)).toMatchObject({ code: 0 })
  const known = await knownOf(first)
  expect(known.messages.match(/Number \d+/g)).toHaveLength(20)
  expect(known.cart).toContain('$8,200')
  await first.stop('SIGKILL')

  const elsewhere = join(folder, 'elsewhere')
  expect(await deskOn(elsewhere, 'restore', backup)).toMatchObject({ code: 0 })
  expect(await knownOf(await startMachine(elsewhere))).toEqual(known)
})
