import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { applyPlan, planPhotos } from '#subjects/inventory/server/change-carts.ts'
import { createVehicleStore } from '#subjects/inventory/server/vehicle-store.ts'
import { createPhotoStore } from '#subjects/pictures/server/photo-store.ts'
import { newDesk } from '#tests/setup/desk.ts'
import { telephonePhoto } from '#tests/setup/photos.ts'

const jpeg = await telephonePhoto(400, 300)
const png = await sharp({ create: { width: 640, height: 270, channels: 3, background: '#5e1f2b' } })
  .png()
  .toBuffer()

async function deskWithFiles() {
  const desk = await newDesk()
  const file = (name: string, bytes: Buffer | string) => {
    writeFileSync(join(desk.directory, name), bytes)
    return join(desk.directory, name)
  }
  const photos = (...args: readonly string[]) => desk.run('inventory', 'photos', 'ev-city', ...args)
  const images = async () => (await desk.cart('ev-city'))?.images ?? []
  return { ...desk, file, photos, images }
}

describe('inventory photos', () => {
  test('PIC-41: adds photos after the others or before them, and lists them with their numbers', async () => {
    const desk = await deskWithFiles()
    const before = await desk.images()
    const front = desk.file('Front View.JPG', jpeg)
    expect(await desk.photos(front)).toMatchObject({
      code: 0,
      said: expect.stringContaining('1 added. Denago EV City has 5 pictures now.'),
    })
    expect((await desk.photos(desk.file('rear.jpeg', png), '--first')).code).toBe(0)
    const images = await desk.images()
    expect(images[0]).toMatch(/^\/media\/photos\/rear-[0-9a-f]{16}-640x270\.jpg$/)
    expect(images[5]).toMatch(/^\/media\/photos\/front-view-[0-9a-f]{16}-300x400\.jpg$/)
    expect(images.slice(1, 5)).toEqual(before)
    const { said } = await desk.photos()
    expect(said.split('\n')).toHaveLength(6)
    expect(said).toMatch(/^ 1 {2}\/media\/photos\/rear-.* {2}640 × 270, \d+ KB$/m)
    expect(said).toContain(` 2  ${before[0]}\n`)
  })

  test('PIC-41: puts pictures first and takes them off, all that is asked or nothing', async () => {
    const desk = await deskWithFiles()
    const [one, two, three, four] = await desk.images()
    expect((await desk.photos('--order', '3,1')).said).toContain('The order is changed.')
    expect(await desk.images()).toEqual([three, one, two, four])
    expect((await desk.photos('--remove', '2', '--order', '4')).said).toContain('1 taken off.')
    expect(await desk.images()).toEqual([four, three, two])
    expect(await desk.photos('--remove', '1,7', desk.file('new.jpg', jpeg))).toMatchObject({
      code: 1,
      warned: 'There is no picture 7: Denago EV City has 3 pictures.\nNothing was changed.',
    })
    expect((await desk.photos('--order', '1')).said).toContain('like that already')
    expect(await desk.images()).toEqual([four, three, two])
  })

  test('CART-76: a price that is set while photos are worked on stays, and they come to the cart', async () => {
    const { database, file, images, cart, run } = await deskWithFiles()
    const stores = { vehicles: createVehicleStore(database.db, async () => {}), photos: createPhotoStore(database.db) }
    const front = { path: file('front.jpg', jpeg), name: 'front.jpg', title: 'front.jpg' }
    const wishes = { files: [front], first: false, order: [], remove: [] }
    const [plan, overtaken] = [await planPhotos(stores, 'ev-city', wishes), await planPhotos(stores, 'ev-city', wishes)]
    await run('inventory', 'set', 'ev-city', 'price=11495')
    const by = { who: 'ann', command: 'inventory photos' }
    await applyPlan(stores, plan, by, () => {})
    expect([(await cart('ev-city'))?.price, (await images()).length]).toEqual([11_495, 5])
    await run('inventory', 'photos', 'ev-city', '--remove', '1')
    await expect(applyPlan(stores, overtaken, by, () => {})).rejects.toThrow('was changed meanwhile: ')
    expect(await images()).toHaveLength(4)
  })

  test('PIC-41: the same photo is added once, and a cart that is not there has none', async () => {
    const desk = await deskWithFiles()
    const [front, again] = [desk.file('front.jpg', jpeg), desk.file('again.jpg', jpeg)]
    expect((await desk.photos(front, again)).warned).toBe(`${again} is among its pictures already.`)
    expect((await desk.photos(again)).code).toBe(0)
    expect(await desk.images()).toHaveLength(5)
    expect((await desk.run('inventory', 'photos', 'none')).warned).toBe('There is no cart "none".')
  })

  test('PIC-41, PIC-16: what is no photo gets a sentence each, and nothing is changed', async () => {
    const desk = await deskWithFiles()
    mkdirSync(join(desk.directory, 'folder.jpg'))
    const bad: readonly (readonly [string, Buffer | string, string])[] = [
      ['notes.jpg', 'not a picture', 'is neither JPEG, PNG, WebP nor AVIF'],
      ['half.jpg', jpeg.subarray(0, jpeg.length / 2), 'is damaged or cut short'],
      ['long.jpg', Buffer.concat([jpeg, Buffer.alloc(21 * 1024 ** 2)]), 'is larger than 20 MB'],
      ['phone.jpg', Buffer.from('\0\0\0\x18ftypheic\0\0\0\0mif1heic'), 'is a HEIC photo, which the site cannot take.'],
    ]
    const files = [...bad.map(([name, bytes]) => desk.file(name, bytes)), desk.file('good.jpg', jpeg)]
    const before = await desk.images()
    const nothing = ['folder.jpg', 'none.jpg'].map((name) => join(desk.directory, name))
    const { code, warned } = await desk.photos(...files, ...nothing)
    expect(code).toBe(1)
    for (const [name, , reason] of bad) expect(warned).toContain(`${join(desk.directory, name)} ${reason}`)
    expect(warned).toContain('folder.jpg is a folder: name the files in it.')
    expect(warned).toContain('none.jpg is not there.')
    expect(warned.endsWith('Nothing was changed.')).toBe(true)
    expect(await desk.images()).toEqual(before)
  })

  test('PIC-41: a change of photos is a run of the history, and undone with the photos that it took off', async () => {
    const desk = await deskWithFiles()
    const runOf = (said: string) => /"undo (\d+)"/.exec(said)?.[1] ?? ''
    const before = await desk.images()
    const added = await desk.photos(desk.file('front.jpg', jpeg), '--first')
    const after = await desk.images()
    const removed = await desk.photos('--remove', '1')
    expect(await desk.images()).toEqual(before)
    expect(await desk.run('undo', runOf(removed.said))).toMatchObject({ code: 0 })
    expect(await desk.images()).toEqual(after)
    expect((await desk.photos()).said).toMatch(/^ 1 {2}\S+ {2}300 × 400, \d+ KB$/m)
    expect((await desk.run('undo', runOf(added.said))).code).toBe(0)
    expect(await desk.images()).toEqual(before)
    expect((await desk.run('history')).said).toContain(`photos ev-city`)
  })
})
