import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { photoNameOf } from '#subjects/pictures/rules/photo-path.ts'
import { newOperator } from '#tests/setup/operator.ts'
import { telephonePhoto } from '#tests/setup/photos.ts'
import { planPhotos } from './change-carts.ts'

const jpeg = await telephonePhoto(400, 300)
const png = await sharp({ create: { width: 640, height: 270, channels: 3, background: '#5e1f2b' } })
  .png()
  .toBuffer()

async function deskWithFiles() {
  const desk = await newOperator()
  const file = (name: string, bytes: Buffer | string) => {
    const path = join(desk.directory, name)
    writeFileSync(path, bytes)
    return { path, name }
  }
  const plan = (...files: Parameters<typeof planPhotos>[2]) => planPhotos(desk.stores, 'ev-city', files)
  const images = async () => (await desk.cart('ev-city'))?.images ?? []
  return { ...desk, file, plan, images }
}

test('PIC-41: photos come after the pictures that are there, each once; a cart that is not there has none', async () => {
  const desk = await deskWithFiles()
  const before = await desk.images()
  const [front, again] = [desk.file('Front View.JPG', jpeg), desk.file('again.jpg', jpeg)]
  const plan = await desk.plan(front, again, desk.file('rear.jpeg', png))
  expect(plan.remarks).toEqual(['again.jpg is among its pictures already'])
  await desk.change(plan)
  expect(await desk.images()).toEqual([
    ...before,
    expect.stringMatching(/^\/media\/photos\/front-view-[0-9a-f]{16}-300x400\.jpg$/),
    expect.stringMatching(/^\/media\/photos\/rear-[0-9a-f]{16}-640x270\.jpg$/),
  ])
  expect((await desk.plan(again)).change).toBeUndefined()
  expect((await planPhotos(desk.stores, 'none', [])).problems).toEqual([{ text: 'There is no cart "none"' }])
})

test('PIC-16, PIC-51: what is no photo is left out with one sentence for those of a kind, and the good ones are taken', async () => {
  const desk = await deskWithFiles()
  const heic = Buffer.from('\0\0\0\x18ftypheic\0\0\0\0mif1heic')
  const bad: readonly (readonly [string, Buffer | string, string])[] = [
    ['remarks.jpg', 'not a picture', 'remarks.jpg is neither JPEG, PNG, WebP nor AVIF'],
    ['half.jpg', jpeg.subarray(0, jpeg.length / 2), 'half.jpg is damaged or cut short'],
    ['long.jpg', Buffer.concat([jpeg, Buffer.alloc(21 * 1024 ** 2)]), 'long.jpg is larger than 20 MB'],
    ['IMG_1.HEIC', heic, 'IMG_1.HEIC and IMG_2.HEIC: each is a HEIC photo, which the site cannot take.'],
  ]
  const files = [...bad.map(([name, bytes]) => desk.file(name, bytes)), desk.file('good.jpg', jpeg)]
  const { change, problems, remarks } = await desk.plan(...files, desk.file('IMG_2.HEIC', heic))
  expect([change?.photos.length, problems]).toEqual([1, []])
  for (const [, , told] of bad) expect(remarks).toContainEqual(expect.stringContaining(told))
})

test('PIC-41: as many photos are taken as a cart has room for, and the others are told', async () => {
  const desk = await deskWithFiles()
  await desk.set('ev-city', { images: Array.from({ length: 29 }, (_, index) => `/media/${index}.webp`).join('|') })
  const [front, rear] = [desk.file('front.jpg', jpeg), desk.file('rear.png', png)]
  const plan = await desk.plan(front, rear)
  const told = '1 photo left out: a cart has at most 30 pictures'
  expect(plan.remarks).toEqual([told])
  await desk.change(plan)
  expect((await desk.images()).at(-1)).toContain('/front-')
  expect(await desk.plan(rear)).toMatchObject({ change: undefined, problems: [{ text: told }] })
})

test('PIC-41: a change of photos is a run of the history, and undone with the photos that it took off', async () => {
  const desk = await deskWithFiles()
  const before = await desk.images()
  const added = await desk.change(await desk.plan(desk.file('front.jpg', jpeg)))
  const after = await desk.images()
  const removed = await desk.set('ev-city', { images: before.join('|') })
  expect(await desk.images()).toEqual(before)
  await desk.undo(removed)
  expect(await desk.images()).toEqual(after)
  const hashes = after.flatMap((path) => photoNameOf(path)?.hash ?? [])
  expect(await desk.stores.photos.find(hashes)).toMatchObject([{ width: 300, height: 400 }])
  await desk.undo(added)
  expect(await desk.images()).toEqual(before)
})
