import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterEach, expect, test } from 'vitest'
import { deskIn, startBuiltSite } from '#tests/setup/built-site.ts'
import { telephonePhoto } from '#tests/setup/photos.ts'
import { newDatabase } from '#tests/setup/shared-postgres.ts'
import { messageNumber, postMessage } from '#tests/setup/site-process.ts'

const ends: (() => Promise<void> | void)[] = []
afterEach(async () => {
  for (const end of ends.splice(0).toReversed()) await end()
})

/** Its own address stands in every page: here the same for both machines. */
const siteUrl = 'https://www.switchback.test'

function newFolder() {
  const folder = mkdtempSync(join(tmpdir(), 'switchback-drill-'))
  ends.push(() => rmSync(folder, { recursive: true, force: true }))
  return folder
}

async function startMachine(dataDir: string, env: Readonly<Record<string, string>>) {
  const site = await startBuiltSite({ dataDir, env: { SITE_URL: siteUrl, ...env } })
  ends.push(() => site.stop('SIGKILL'))
  return { ...site, desk: (...args: readonly string[]) => deskIn({ DATA_DIR: dataDir, ...env }, ...args) }
}

type Machine = Awaited<ReturnType<typeof startMachine>>

/** All that its owner and its visitors know of the site. */
async function knownOf({ url, desk }: Machine) {
  const page = async (path: string) => (await fetch(url + path)).text()
  // Which database it is about is another one in the drill, and time goes on.
  const said = async (...args: readonly string[]) =>
    (await desk(...args)).said.replace(/^Database: .+\n/m, '').replace(/waits \d+ min/g, 'waits')
  return {
    messages: await said('leads', 'list'),
    carts: await page('/api/vehicles'),
    inventory: await page('/inventory'),
    cart: await page('/vehicles/ev-nomad'),
    photos: await said('inventory', 'photos', 'ev-nomad'),
  }
}

/** Every file of every photo that a page names. */
function photosIn(page: string): readonly string[] {
  return [...new Set(page.match(/\/media\/photos\/[\w./-]+/g) ?? [])]
}

/** The file itself, not what stands in for it until it is made; any other answer as it is. */
async function whole(url: string): Promise<Response> {
  for (;;) {
    const response = await fetch(url)
    if (response.status !== 200 || response.headers.get('cache-control')?.includes('immutable')) return response
    await response.arrayBuffer()
  }
}

/** What each photo answers with: its status, type, and size in pixels. */
async function answersOf({ url }: Machine, paths: readonly string[]) {
  const answers: Record<string, unknown> = {}
  for (const path of paths) {
    const response = await whole(url + path)
    const type = response.headers.get('content-type')
    const { width, height } = await sharp(await response.arrayBuffer()).metadata()
    answers[path] = [response.status, type, width, height]
  }
  return answers
}

test.each([
  ['SQLite', async () => ({})],
  ['PostgreSQL', async () => ({ DATABASE_URL: await newDatabase() })],
])(
  'SITE-41, PIC-37: the restore drill on %s: killed, and put in place elsewhere from its backup, the site is the same, photos included',
  { timeout: 240_000 },
  async (_, databaseOf) => {
    const folder = newFolder()
    const first = await startMachine(join(folder, 'first'), await databaseOf())
    for (let number = 0; number < 20; number += 1)
      expect((await postMessage(first.url, messageNumber(number)))?.status).toBe(200)
    expect(await first.desk('inventory', 'set', 'ev-nomad', 'price=8200')).toMatchObject({ code: 0 })
    expect(await first.desk('inventory', 'remove', 'ev-city')).toMatchObject({ code: 0 })
    const files = ['front.jpg', 'rear.jpg'].map((name) => join(folder, name))
    const [front = '', rear = ''] = files
    writeFileSync(front, await telephonePhoto(1000, 750))
    writeFileSync(rear, await telephonePhoto(600, 400))
    expect(await first.desk('inventory', 'photos', 'ev-nomad', front, rear, '--first')).toMatchObject({ code: 0 })
    await expect
      .poll(async () => photosIn(await (await fetch(`${first.url}/vehicles/ev-nomad`)).text()).length, {
        timeout: 15_000,
      })
      .toBeGreaterThan(0)
    const backup = join(folder, 'backup')
    expect(await first.desk('backup', backup)).toMatchObject({ code: 0, said: expect.stringContaining('2 photos') })
    const known = await knownOf(first)
    expect(known.messages.match(/Number \d+/g)).toHaveLength(20)
    expect(known.cart).toContain('$8,200')
    const photos = photosIn(known.cart)
    // Both photos, in AVIF and WebP, in every width.
    expect(photos.length).toBeGreaterThan(10)
    const answers = await answersOf(first, photos)
    await first.stop('SIGKILL')

    const elsewhere = join(folder, 'elsewhere')
    const env = await databaseOf()
    const restored = await deskIn({ DATA_DIR: elsewhere, ...env }, 'restore', backup)
    expect(restored).toMatchObject({ code: 0, said: expect.stringContaining('2 photos') })
    expect(restored.said).not.toContain('not in the database')
    const second = await startMachine(elsewhere, env)
    expect(await knownOf(second)).toEqual(known)
    expect(existsSync(join(elsewhere, 'media', 'photos'))).toBe(false)
    expect(await answersOf(second, photos)).toEqual(answers)
    for (const answer of Object.values(answers)) expect(answer).toContain(200)
  },
)
