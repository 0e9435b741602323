import { existsSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import sharp from 'sharp'
import { afterAll, afterEach, describe, expect, test } from 'vitest'
import { openDatabase } from '#app/database.ts'
import { photoFileOf, photoPath } from '#subjects/pictures/rules/photo-path.ts'
import { variantPath } from '#subjects/pictures/rules/picture-set.ts'
import { telephonePhoto } from '#tests/setup/photos.ts'
import { bringPhoto } from './bring-photo.ts'
import { createPhotoFiles } from './photo-files.ts'
import { openPhotoFolder } from './photo-folder.ts'
import { createPhotoStore, type PhotoStore } from './photo-store.ts'
import { createPictureWorker, type PictureWorker } from './picture-worker.ts'

const program = resolve('subjects/pictures/server/picture-process.ts')
const directory = mkdtempSync(join(tmpdir(), 'switchback-widths-'))
const database = await openDatabase({ dataDir: join(directory, 'data') })
const store = createPhotoStore(database.db)
const { path, hash, store: put } = await bringPhoto(await telephonePhoto(), 'Front.jpg', store)
await put(store)
const worker = createPictureWorker(program)
afterAll(async () => {
  await worker.stop()
  await database.close()
  rmSync(directory, { recursive: true, force: true })
})

let count = 0
const failures: string[] = []
afterEach(() => failures.splice(0))

interface Options {
  readonly most?: number
  readonly patienceMs?: number
  readonly ask?: PictureWorker['ask']
  readonly folder?: string
  readonly from?: PhotoStore
}

function newFiles({
  ask = worker.ask,
  folder = join(directory, String(++count)),
  from = store,
  ...bounds
}: Options = {}) {
  const onFailure = (name: unknown) => failures.push(String(name))
  const files = createPhotoFiles({
    store: from,
    folder: openPhotoFolder(folder, onFailure),
    worker: { ask },
    onFailure,
    // As long as a busy machine may take.
    patienceMs: 60_000,
    ...bounds,
  })
  const answer = async (address: string) => {
    const wanted = photoFileOf(address)
    const found = wanted && (await files.answer(wanted))
    return found ? { ...found, about: await sharp(found.file).metadata() } : undefined
  }
  return { answer, folder }
}

describe('the files of a photo', () => {
  test('PIC-32: are made when they are first asked for, in the width and format of their name, and kept', async () => {
    const { answer, folder } = newFiles()
    expect(existsSync(folder)).toBe(false)
    for (const [address, format, width] of [
      [variantPath(path, 736, 'avif'), 'heif', 736],
      [variantPath(path, 1200, 'webp'), 'webp', 1200],
      [path, 'jpeg', 1200],
    ] as const) {
      const made = await answer(address)
      expect(made).toMatchObject({ exact: true, about: { format, width } })
      expect([made?.about.exif, made?.about.icc, made?.about.orientation]).toEqual([undefined, undefined, undefined])
    }
    expect(readdirSync(folder).toSorted()).toEqual([`${hash}-1200.webp`, `${hash}-736.avif`, `${hash}.jpg`])
  })

  test('PIC-32: are made once, however many ask at the same moment, and never while they lie there', async () => {
    let asked = 0
    const ask: PictureWorker['ask'] = (job) => {
      asked += 1
      return worker.ask(job)
    }
    const { answer, folder } = newFiles({ ask })
    const address = variantPath(path, 368, 'webp')
    await Promise.all(Array.from({ length: 20 }, () => answer(address)))
    expect((await answer(address))?.exact).toBe(true)
    expect(asked).toBe(1)
    // The folder is lost: nothing is missed but a moment.
    rmSync(folder, { recursive: true })
    expect((await answer(address))?.exact).toBe(true)
    expect(asked).toBe(2)
  })

  test('PIC-34: whoever waits too long, or comes when too much waits, gets the best that there is', async () => {
    const never: PictureWorker['ask'] = () => new Promise(() => {})
    const { answer, folder } = newFiles({ ask: never, patienceMs: 20, most: 2 })
    const wanted = variantPath(path, 736, 'avif')
    expect(await answer(wanted)).toMatchObject({ exact: false, format: 'webp', about: { width: 1200, format: 'webp' } })
    for (const width of [368, 1080]) writeFileSync(join(folder, `${hash}-${width}.webp`), await someWebp(width))
    expect(await answer(wanted)).toMatchObject({ exact: false, about: { width: 1080 } })
    expect(await answer(variantPath(path, 1200, 'webp'))).toMatchObject({ exact: false, about: { width: 1080 } })
    // Two wait already: this one is not begun, and is answered at once.
    const patient = newFiles({ ask: never, patienceMs: 600_000, most: 0 })
    expect(await patient.answer(wanted)).toMatchObject({ exact: false })
  })

  test('PIC-34: one that cannot be made is stood in for, told once, and not tried again at once', async () => {
    let asked = 0
    const ask: PictureWorker['ask'] = () => {
      asked += 1
      return Promise.reject(new Error('no memory'))
    }
    const { answer } = newFiles({ ask })
    for (let time = 0; time < 3; time += 1)
      expect(await answer(variantPath(path, 736, 'avif'))).toMatchObject({ exact: false })
    expect(asked).toBe(1)
    expect(failures).toEqual([`${hash}-736.avif`])
  })

  test('PIC-32: where nothing can be kept, they are answered all the same', async () => {
    const file = join(directory, 'a-file')
    writeFileSync(file, '')
    const { answer } = newFiles({ folder: join(file, 'widths') })
    expect(await answer(variantPath(path, 368, 'webp'))).toMatchObject({ exact: true, about: { width: 368 } })
    expect(failures).toHaveLength(1)
  })

  test('PIC-33: of a photo that is not there, or has another size, there is none; unknown names share a question', async () => {
    let questions = 0
    const from: PhotoStore = {
      ...store,
      find: (hashes) => {
        questions += 1
        return store.find(hashes)
      },
    }
    const { answer, folder } = newFiles({ from })
    const other = photoPath({ stem: 'front', hash, size: { width: 1201, height: 1600 } })
    expect(await answer(variantPath(other, 736, 'avif'))).toBeUndefined()
    expect(await answer(other)).toBeUndefined()
    questions = 0
    const unknown = Array.from({ length: 500 }, (_, number) =>
      answer(photoPath({ stem: 'x', hash: number.toString(16).padStart(16, '0'), size: { width: 9, height: 9 } })),
    )
    expect(new Set(await Promise.all(unknown))).toEqual(new Set([undefined]))
    expect(questions).toBeLessThan(5)
    expect(existsSync(folder)).toBe(false)
  })

  test('PIC-32: the folder keeps the files of photos that are there, and of no others', async () => {
    const { answer, folder } = newFiles()
    await answer(variantPath(path, 368, 'webp'))
    const other = join(folder, 'ffffffffffffffff-368.webp')
    writeFileSync(other, '')
    await openPhotoFolder(folder, () => {}).keepOnly(new Set([hash]))
    expect(readdirSync(folder)).toEqual([`${hash}-368.webp`])
  })
})

describe('the picture process', () => {
  test('PIC-31: does one piece of work after the other, and the next one after it was killed', async () => {
    const own = createPictureWorker(program)
    const bytes = (await store.bytes(hash)) ?? Buffer.alloc(0)
    const order: number[] = []
    const one = (number: number) =>
      own.ask({ kind: 'file', bytes, format: 'webp', width: 64 }).then(() => order.push(number))
    await Promise.all([one(1), one(2), one(3)])
    expect(order).toEqual([1, 2, 3])
    await expect(own.ask({ kind: 'read', bytes: Buffer.from('nonsense') })).rejects.toThrow('is neither JPEG')
    await expect(own.ask({ kind: 'file', bytes: Buffer.from('nonsense'), format: 'webp' })).rejects.toThrow()
    const last = one(4)
    await wait(5)
    await own.stop()
    await expect(last).rejects.toThrow()
    await expect(one(5)).rejects.toThrow('the site is stopping')
  })
})

function someWebp(width: number): Promise<Buffer> {
  return sharp({ create: { width, height: 8, channels: 3, background: '#000' } })
    .webp()
    .toBuffer()
}
