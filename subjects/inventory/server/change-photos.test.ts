import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { photoNameOf } from '#subjects/pictures/rules/photo-path.ts'
import { newDesk } from '#tests/setup/desk.ts'
import { telephonePhoto } from '#tests/setup/photos.ts'
import { planPhotos } from './change-carts.ts'

const jpeg = await telephonePhoto(400, 300)
const png = await sharp({ create: { width: 640, height: 270, channels: 3, background: '#5e1f2b' } })
  .png()
  .toBuffer()

async function deskWithFiles() {
  const desk = await newDesk()
  const file = (name: string, bytes: Buffer | string) => {
    const path = join(desk.directory, name)
    writeFileSync(path, bytes)
    return { path, name, title: name }
  }
  const none = { files: [], first: false, order: [], remove: [] }
  const plan = (wishes: Partial<Parameters<typeof planPhotos>[2]>) =>
    planPhotos(desk.stores, 'ev-city', { ...none, ...wishes })
  const images = async () => (await desk.cart('ev-city'))?.images ?? []
  return { ...desk, file, plan, images, photos: async (wishes = {}) => desk.change(await plan(wishes)) }
}

test('PIC-41: adds photos after the others or before them', async () => {
  const desk = await deskWithFiles()
  const before = await desk.images()
  await desk.photos({ files: [desk.file('Front View.JPG', jpeg)] })
  await desk.photos({ files: [desk.file('rear.jpeg', png)], first: true })
  const images = await desk.images()
  expect(images[0]).toMatch(/^\/media\/photos\/rear-[0-9a-f]{16}-640x270\.jpg$/)
  expect(images[5]).toMatch(/^\/media\/photos\/front-view-[0-9a-f]{16}-300x400\.jpg$/)
  expect(images.slice(1, 5)).toEqual(before)
})

test('PIC-41: puts pictures first and takes them off, all that is asked or nothing', async () => {
  const desk = await deskWithFiles()
  const [one, two, three, four] = await desk.images()
  await desk.photos({ order: [3, 1] })
  expect(await desk.images()).toEqual([three, one, two, four])
  await desk.photos({ remove: [2], order: [4] })
  expect(await desk.images()).toEqual([four, three, two])
  expect(await desk.plan({ remove: [1, 7], files: [desk.file('new.jpg', jpeg)] })).toMatchObject({
    change: undefined,
    problems: ['There is no picture 7: Denago EV City has 3 pictures'],
  })
  expect(await desk.plan({ order: [1] })).toMatchObject({ change: undefined, problems: [] })
})

test('CART-76: a price that is set while photos are worked on stays, and they come to the cart', async () => {
  const desk = await deskWithFiles()
  const wishes = { files: [desk.file('front.jpg', jpeg)] }
  const [plan, overtaken] = [await desk.plan(wishes), await desk.plan(wishes)]
  await desk.set('ev-city', { price: '11495' })
  await desk.change(plan)
  expect([(await desk.cart('ev-city'))?.price, (await desk.images()).length]).toEqual([11_495, 5])
  await desk.photos({ remove: [1] })
  await expect(desk.change(overtaken)).rejects.toThrow('was changed meanwhile: ')
  expect(await desk.images()).toHaveLength(4)
})

test('PIC-41: the same photo is added once, and a cart that is not there has none', async () => {
  const desk = await deskWithFiles()
  const [front, again] = [desk.file('front.jpg', jpeg), desk.file('again.jpg', jpeg)]
  const plan = await desk.plan({ files: [front, again] })
  expect(plan.notes).toEqual(['again.jpg is among its pictures already.'])
  await desk.change(plan)
  expect((await desk.plan({ files: [again] })).change).toBeUndefined()
  expect(await desk.images()).toHaveLength(5)
  const nothing = { files: [], first: false, order: [], remove: [] }
  expect((await planPhotos(desk.stores, 'none', nothing)).problems).toEqual(['There is no cart "none"'])
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
  const nothing = ['folder.jpg', 'none.jpg'].map((name) => ({ path: join(desk.directory, name), name, title: name }))
  const { change, problems } = await desk.plan({ files: [...files, ...nothing] })
  expect(change).toBeUndefined()
  const said = problems.join('\n')
  for (const [name, , reason] of bad) expect(said).toContain(`${name} ${reason}`)
  expect(said).toContain('folder.jpg is a folder: name the files in it')
  expect(said).toContain('none.jpg is not there')
})

test('PIC-51: what is no photo may be left out with one sentence for those of a kind, and the good ones are taken', async () => {
  const desk = await deskWithFiles()
  const heic = Buffer.from('\0\0\0\x18ftypheic\0\0\0\0mif1heic')
  const files = [desk.file('IMG_1.HEIC', heic), desk.file('front.jpg', jpeg), desk.file('IMG_2.HEIC', heic)]
  const { change, problems, notes } = await desk.plan({ files, leaveOutBad: true })
  expect([change?.photos.length, problems]).toEqual([1, []])
  expect(notes).toEqual([expect.stringMatching(/^IMG_1\.HEIC and IMG_2\.HEIC: each is a HEIC photo, /)])
})

test('PIC-41: a change of photos is a run of the history, and undone with the photos that it took off', async () => {
  const desk = await deskWithFiles()
  const before = await desk.images()
  const added = await desk.photos({ files: [desk.file('front.jpg', jpeg)], first: true })
  const after = await desk.images()
  const removed = await desk.photos({ remove: [1] })
  expect(await desk.images()).toEqual(before)
  expect(await desk.run('undo', String(removed))).toMatchObject({ code: 0 })
  expect(await desk.images()).toEqual(after)
  const hashes = after.flatMap((path) => photoNameOf(path)?.hash ?? [])
  expect(await desk.stores.photos.find(hashes)).toMatchObject([{ width: 300, height: 400 }])
  expect((await desk.run('undo', String(added))).code).toBe(0)
  expect(await desk.images()).toEqual(before)
})
