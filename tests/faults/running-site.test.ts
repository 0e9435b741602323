import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { planEdit, planPhotos } from '#subjects/inventory/server/change-carts.ts'
import { variantPath } from '#subjects/pictures/rules/picture-set.ts'
import { changeBeside } from '#tests/setup/new-site.ts'
import { telephonePhoto } from '#tests/setup/photos.ts'
import { newFolder, type SiteProcess, startSite } from '#tests/setup/site-process.ts'

let site: SiteProcess

beforeAll(async () => {
  site = await startSite()
})
afterAll(() => site.end())

const loadedAgain = { headers: { 'Cache-Control': 'max-age=0' } }
const text = async (path: string) => (await fetch(site.url + path)).text()

test('CART-76: a price that another process changes is on the next page that anybody loads again, and on every page soon after', async () => {
  const pages = ['/vehicles/ev-nomad', '/denago', '/api/vehicles/ev-nomad']
  for (const path of pages) expect(await text(path)).toMatch(/8,?495/)
  await changeBeside({ DATA_DIR: site.dataDir }, (stores) => planEdit(stores, 'ev-nomad', { price: '8295' }))
  for (const path of pages) expect(await (await fetch(site.url + path, loadedAgain)).text(), path).toMatch(/8,?295/)
  for (const path of pages) await expect.poll(() => text(path)).toMatch(/8,?295/)
})

test('PIC-30: a picture that the desk takes in is served, and kept for good', async () => {
  const file = { path: join(newFolder(), 'front.jpg'), name: 'front.jpg' }
  writeFileSync(file.path, await telephonePhoto())
  await changeBeside({ DATA_DIR: site.dataDir }, async (stores) => {
    const plan = await planPhotos(stores, 'ev-rover-xl', [file])
    expect(plan.problems).toEqual([])
    return plan
  })
  await expect.poll(() => text('/vehicles/ev-rover-xl')).toContain('/media/photos/front-')
  const page = await text('/vehicles/ev-rover-xl')
  const path = page.match(/\/media\/photos\/front-[0-9a-f]{16}-1200x1600\.jpg/)?.[0] ?? ''
  expect(page).toContain(`width="1200" height="1600"`)
  for (const [picture, type] of [
    [path, 'image/jpeg'],
    [variantPath(path, 736, 'avif'), 'image/avif'],
    [variantPath(path, 1080, 'webp'), 'image/webp'],
  ] as const) {
    expect(page).toContain(picture)
    // Until it is made another one may stand in for it, which no cache may keep.
    await expect
      .poll(async () => (await fetch(site.url + picture)).headers.get('cache-control'))
      .toBe('public, max-age=31536000, immutable')
    const response = await fetch(site.url + picture)
    expect([response.status, response.headers.get('content-type')]).toEqual([200, type])
    expect((await sharp(await response.arrayBuffer()).metadata()).exif).toBeUndefined()
    expect((await fetch(site.url + picture, { method: 'HEAD' })).status).toBe(200)
  }
})
