import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { subjects } from '#app/subjects.ts'
import { historyOf } from '#kernel/history/history-kind.ts'
import { undoRun } from '#kernel/history/undo-run.ts'
import { planEdit, planPhotos } from '#subjects/inventory/server/change-carts.ts'
import { changeBeside, databaseOf, messageNumber, newSite, postMessage } from '#tests/setup/new-site.ts'
import { telephonePhoto } from '#tests/setup/photos.ts'
import { newDatabase } from '#tests/setup/postgres.ts'
import { newFolder, runCommand, type Settings, type SiteProcess } from '#tests/setup/site-process.ts'

/** Every file of every photo that a page names. */
const photosIn = (page: string) => [...new Set(page.match(/\/media\/photos\/[\w./-]+/g) ?? [])]

/** All that its owner and its visitors know of the site. */
async function knownOf({ url }: SiteProcess, settings: Settings) {
  const page = async (path: string) => (await fetch(url + path)).text()
  const { db, ports } = await databaseOf(settings)
  return {
    messages: await db
      .selectFrom('leads')
      .select(['id', 'last_name', 'email', 'message', 'received_at'])
      .orderBy('id')
      .execute(),
    carts: await page('/api/vehicles'),
    inventory: await page('/inventory'),
    cart: await page('/vehicles/ev-nomad'),
    records: await ports.vehicles.list(),
  }
}

/** What each photo answers with, once it is made: its status, type, and size in pixels. */
async function answersOf({ url }: SiteProcess, paths: readonly string[]) {
  const answers: Record<string, unknown> = {}
  for (const path of paths) {
    let response = await fetch(url + path)
    while (response.status === 200 && !response.headers.get('cache-control')?.includes('immutable')) {
      await response.arrayBuffer()
      response = await fetch(url + path)
    }
    const { width, height } = await sharp(await response.arrayBuffer()).metadata()
    answers[path] = [response.status, response.headers.get('content-type'), width, height]
  }
  return answers
}

test('SITE-41, PIC-30, PIC-37: the restore drill: killed on SQLite, put in place on PostgreSQL and back, the site is the same, photos included', {
  timeout: 240_000,
}, async () => {
  // Its own address stands in every page: here the same for all machines.
  const start = (env = {}) => newSite({ env: { SITE_URL: 'https://www.switchback.test', ...env } })
  const folder = newFolder()
  const first = await start()
  for (let number = 0; number < 20; number += 1)
    expect((await postMessage(first.url, messageNumber(number)))?.status).toBe(200)
  const photoOf = async (name: string, width: number, height: number) => {
    const path = join(folder, name)
    writeFileSync(path, await telephonePhoto(width, height))
    return { path, name }
  }
  const files = [await photoOf('front.jpg', 1000, 750), await photoOf('rear.jpg', 600, 400)]
  const given = { DATA_DIR: first.dataDir }
  const priced = await changeBeside(given, (stores) => planEdit(stores, 'ev-nomad', { price: '8200' }))
  await changeBeside(given, (stores) => planPhotos(stores, 'ev-nomad', files))
  // A page is printed anew a moment after the change.
  const cartPage = async () => (await fetch(`${first.url}/vehicles/ev-nomad`)).text()
  await expect.poll(async () => photosIn(await cartPage()).length).toBeGreaterThan(10)
  const backup = join(folder, 'backup')
  expect(await first.command('backup', backup)).toMatchObject({ code: 0, said: expect.stringContaining('2 photos') })
  const known = await knownOf(first, given)
  expect(known.messages).toHaveLength(20)
  expect(known.cart).toContain('$8,200')
  const photos = photosIn(known.cart)
  const answers = await answersOf(first, photos)
  for (const answer of Object.values(answers)) expect(answer).toContain(200)
  await first.end('SIGKILL')

  const env = { DATABASE_URL: await newDatabase() }
  const restored = await runCommand(['restore', backup], { env })
  expect(restored).toMatchObject({ code: 0, said: expect.stringContaining('2 photos') })
  expect(restored.said).not.toContain('not in the database')
  // Two processes, each with a folder of its own.
  for (const machine of [await start(env), await start(env)]) {
    expect(await knownOf(machine, env)).toEqual(known)
    expect(await answersOf(machine, photos)).toEqual(answers)
  }

  const DATA_DIR = join(folder, 'back')
  expect(await runCommand(['backup', `${backup}-2`], { env })).toMatchObject({ code: 0 })
  expect(await runCommand(['restore', `${backup}-2`], { env: { DATA_DIR } })).toMatchObject({ code: 0 })
  const back = await start({ DATA_DIR })
  expect(await knownOf(back, { DATA_DIR })).toEqual(known)
  const { db } = await databaseOf({ DATA_DIR })
  await undoRun(db, { id: priced ?? 0, by: { who: 'Dana', command: 'undo', at: new Date() }, ...historyOf(subjects) })
  await expect.poll(async () => (await fetch(`${back.url}/api/vehicles/ev-nomad`)).text()).toContain('"price":8495')
  expect((await postMessage(back.url, messageNumber(20)))?.status).toBe(200)
})
