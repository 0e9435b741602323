import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { Hono } from 'hono'
import sharp from 'sharp'
import { afterAll, afterEach, expect, test } from 'vitest'
import { openDatabase } from '#app/database.ts'
import { createWorker } from '#kernel/worker/worker.ts'
import { photosOfCarts } from '#subjects/inventory/server/cart-row.ts'
import { photoPath } from '#subjects/pictures/rules/photo-path.ts'
import { variantPath } from '#subjects/pictures/rules/picture-set.ts'
import { telephonePhoto } from '#tests/setup/photos.ts'
import { changeCarts } from '#tests/setup/replace-carts.ts'
import { type BroughtPhoto, bringPhoto } from './bring-photo.ts'
import { keptPictures } from './kept-pictures.ts'
import { createPictureFiles } from './make-picture-files.ts'
import { findOriginals, openMasters } from './originals.ts'
import { createPhotoStore, type DecodedPhoto, isNamed } from './photo-store.ts'
import { servePictures } from './picture-service.ts'
import { createPictureWorker, type PictureWorker } from './picture-worker.ts'
import { readDealerPhoto } from './read-dealer-photo.ts'

const program = resolve('app/worker.ts')
const directory = mkdtempSync(join(tmpdir(), 'switchback-widths-'))
const database = await openDatabase({ dataDir: join(directory, 'data') })
const store = createPhotoStore(database.db)
const brought = await bringPhoto(await telephonePhoto(), 'Front.jpg', store, readDealerPhoto)
const { path, hash, store: put } = brought as BroughtPhoto
await put(store, new Date())
const [cart] = await database.ports.vehicles.list()
if (cart) await changeCarts(database.ports.vehicles, { put: [{ ...cart, images: [path] }] })
mkdirSync(join(directory, 'masters/carts'), { recursive: true })
writeFileSync(join(directory, 'masters/carts/x.webp'), await plainWebp(1080, 810))
const masters = openMasters(join(directory, 'masters'))
const beside = createWorker(program)
const worker = createPictureWorker(beside)
afterAll(async () => {
  await beside.stop()
  await database.close()
  rmSync(directory, { recursive: true, force: true })
})

let count = 0
const failures: string[] = []
afterEach(() => failures.splice(0))

function newFiles(make = worker.make, bounds = {}, folder = join(directory, String(++count))) {
  const onFailure = (name: unknown) => failures.push(String(name))
  const kept = keptPictures(folder, onFailure)
  const find = findOriginals(masters, store, (path) => isNamed(database.db, path, photosOfCarts))
  // As long as a busy machine may take.
  const files = createPictureFiles({
    find,
    kept,
    worker: { ...worker, make },
    onFailure,
    patienceMs: 60_000,
    ...bounds,
  })
  const answer = async (address: string) => {
    const found = await files.answer(address)
    return found && { ...found, about: await sharp(found.file).metadata() }
  }
  return { answer, folder, kept, app: new Hono().use('/media/*', servePictures(files)) }
}

test.each([
  [variantPath(path, 736, 'avif'), 'heif', 736],
  [variantPath(path, 1200, 'webp'), 'webp', 1200],
  [path, 'jpeg', 1200],
  ['/media/carts/x-368.avif', 'heif', 368],
  ['/media/carts/x-1080.webp', 'webp', 1080],
])('PIC-13: %s is made when it is first asked for, once however many ask, and kept', async (address, format, width) => {
  let made = 0
  const { answer, folder } = newFiles((job) => {
    made += 1
    return worker.make(job)
  })
  expect(existsSync(folder)).toBe(false)
  const answers = await Promise.all(Array.from({ length: 5 }, () => answer(address)))
  for (const found of [...answers, await answer(address)]) {
    expect(found).toMatchObject({ exact: true, about: { format, width } })
    expect([found?.about.exif, found?.about.icc, found?.about.orientation]).toEqual([undefined, undefined, undefined])
  }
  expect(made).toBe(1)
  // The folder is lost: the site makes the file again.
  rmSync(folder, { recursive: true })
  expect((await answer(address))?.exact).toBe(true)
  expect([made, readdirSync(folder).length]).toEqual([2, 1])
})

test('PIC-9: a picture is kept forever under its version, a photo under its content', async () => {
  const { app } = newFiles()
  const headers = async (address: string) => {
    const answer = await app.request(address)
    return [answer.status, answer.headers.get('content-type'), answer.headers.get('cache-control')]
  }
  const forever = 'public, max-age=31536000, immutable'
  expect(await headers('/media/carts/x-368.webp?v=1')).toEqual([200, 'image/webp', forever])
  expect(await headers('/media/carts/x.webp')).toEqual([200, 'image/webp', 'public, max-age=86400'])
  expect(await headers(variantPath(path, 368, 'avif'))).toEqual([200, 'image/avif', forever])
  for (const none of ['/media/carts/x-369.webp', '/media/carts/y.webp', '/media/carts/y-368.webp'])
    expect((await app.request(none)).status).toBe(404)
  const { app: impatient } = newFiles(worker.make, { most: 0 })
  expect((await impatient.request('/media/carts/x-368.webp?v=1')).headers.get('cache-control')).toBe('no-store')
})

test('PIC-34: a visitor who waits too long, or comes when too much waits, gets the whole original', async () => {
  const make: PictureWorker['make'] = () => new Promise(() => {})
  for (const bounds of [{ patienceMs: 20 }, { patienceMs: 600_000, most: 0 }]) {
    const { answer } = newFiles(make, bounds)
    const original = { exact: false, format: 'webp', about: { width: 1200, format: 'webp' } }
    expect(await answer(variantPath(path, 736, 'avif'))).toMatchObject(original)
    expect(await answer('/media/carts/x-368.avif')).toMatchObject({ exact: false, about: { width: 1080 } })
  }
})

test('PIC-34: one that cannot be made is stood in for, told once, and not tried again at once', async () => {
  let asked = 0
  const make: PictureWorker['make'] = () => {
    asked += 1
    return Promise.reject(new Error('no memory'))
  }
  const { answer } = newFiles(make)
  for (let time = 0; time < 3; time += 1)
    expect(await answer(variantPath(path, 736, 'avif'))).toMatchObject({ exact: false })
  expect([asked, failures]).toEqual([1, [`${hash}-front-1200x1600-736.avif`]])
})

test('PIC-13: where nothing can be kept, files are answered all the same', async () => {
  const file = join(directory, 'a-file')
  writeFileSync(file, '')
  const { answer } = newFiles(worker.make, {}, join(file, 'widths'))
  expect(await answer(variantPath(path, 368, 'webp'))).toMatchObject({ exact: true, about: { width: 368 } })
  expect(failures).toHaveLength(1)
})

test('PIC-13: a photo has one address: under another name or size, and where it is not there, there is none', async () => {
  const { answer, folder } = newFiles()
  const other = photoPath({ stem: 'front', hash, size: { width: 1201, height: 1600 } })
  const unknown = photoPath({ stem: 'x', hash: 'f'.repeat(16), size: { width: 9, height: 9 } })
  const renamed = photoPath({ stem: 'rear', hash, size: { width: 1200, height: 1600 } })
  for (const none of [other, variantPath(other, 736, 'avif'), unknown, renamed, variantPath(renamed, 736, 'avif')])
    expect(await answer(none)).toBeUndefined()
  expect(existsSync(folder)).toBe(false)
  // Nor once the file is there.
  expect((await answer(variantPath(path, 736, 'avif')))?.exact).toBe(true)
  expect(await answer(variantPath(renamed, 736, 'avif'))).toBeUndefined()
})

test('PIC-13: the folder keeps whole files of originals that are there, and no others', async () => {
  const { answer, folder, kept } = newFiles()
  await answer(variantPath(path, 368, 'webp'))
  for (const name of ['ffffffffffffffff-368.webp', 'part-of-a-process-that-was-killed'])
    writeFileSync(join(folder, name), '')
  await kept.keepOnly(new Set([hash]))
  expect(readdirSync(folder)).toEqual([`${hash}-front-1200x1600-368.webp`])
})

test('PIC-13: the picture process does one piece of work after the other, and the next one after a failure', async () => {
  const { stop, ...worker } = createWorker(program)
  const own = createPictureWorker(worker)
  const original = await plainWebp(400, 300)
  const order: number[] = []
  const one = async (number: number) => {
    await own.make(async () => ({ original, recipe: { format: 'webp', width: 64 } }))
    order.push(number)
  }
  const broken = own.make(async () => ({ original: Buffer.from('nonsense'), recipe: { format: 'webp' } }))
  await Promise.all([one(1), expect(broken).rejects.toThrow('unsupported image format'), one(2), one(3)])
  expect(order).toEqual([1, 2, 3])
  const last = own.make(async () => ({ original: await plainWebp(3000, 2000), recipe: { format: 'avif' } }))
  await wait(20)
  await stop()
  await expect(last).rejects.toThrow()
})

test('PIC-51: the picture process makes what the dealer brings ready in its turn, says why it cannot, and is begun again', async () => {
  const { stop, ...worker } = createWorker(program)
  const own = createPictureWorker(worker)
  const photo = await telephonePhoto()
  const heic = Buffer.from('\0\0\0\x18ftypheic\0\0\0\0mif1heic', 'latin1')
  const original = await plainWebp(400, 300)
  const file = own.make(async () => ({ original, recipe: { format: 'webp', width: 64 } }))
  const refused = expect(own.decode(heic)).resolves.toMatch(/^is a HEIC photo/)
  const { webp, ...size } = (await own.decode(photo)) as DecodedPhoto
  expect([size, (await sharp(webp).metadata()).format]).toEqual([{ width: 1200, height: 1600 }, 'webp'])
  await Promise.all([file, refused])
  await stop()
  expect(await own.decode(photo)).toMatch(/^could not be made ready/)
})

function plainWebp(width: number, height: number): Promise<Buffer> {
  return sharp({ create: { width, height, channels: 3, background: '#12352b' } })
    .webp()
    .toBuffer()
}
