import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { variantPath } from '#subjects/pictures/rules/picture-set.ts'
import { deskIn } from '#tests/setup/built-site.ts'
import { telephonePhoto } from '#tests/setup/photos.ts'
import { newDatabase } from '#tests/setup/shared-postgres.ts'
import { type SiteProcess, startSite } from '#tests/setup/site-process.ts'

const folder = mkdtempSync(join(tmpdir(), 'switchback-shared-'))
const sites: SiteProcess[] = []
afterAll(async () => {
  for (const { end } of sites) await end('SIGKILL')
  rmSync(folder, { recursive: true, force: true })
})

test('PIC-40: a photo that a desk elsewhere brings is seen by every process, each with a folder of its own', {
  timeout: 180_000,
}, async () => {
  const DATABASE_URL = await newDatabase()
  const settings = (name: string) => ({ DATABASE_URL, DATA_DIR: join(folder, name) })
  for (const name of ['one', 'another']) sites.push(await startSite({ env: settings(name) }))
  const file = join(folder, 'front.jpg')
  writeFileSync(file, await telephonePhoto(500, 400))
  expect(await deskIn(settings('desk'), 'inventory', 'photos', 'ev-nomad', file, '--first')).toMatchObject({ code: 0 })
  for (const { url } of sites) {
    const pathOnPage = async () =>
      /\/media\/photos\/front-[0-9a-f]{16}-400x500\.jpg/.exec(
        await (await fetch(`${url}/vehicles/ev-nomad`)).text(),
      )?.[0]
    await expect.poll(pathOnPage, { timeout: 15_000 }).toBeDefined()
    const path = (await pathOnPage()) ?? ''
    for (const address of [path, variantPath(path, 368, 'avif'), variantPath(path, 400, 'webp')])
      expect((await fetch(url + address)).status).toBe(200)
  }
})
