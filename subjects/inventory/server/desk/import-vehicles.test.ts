import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { type Database, openDatabase } from '#app/database.ts'
import { photoNameOf } from '#subjects/pictures/rules/photo-path.ts'
import { newDesk } from '#tests/setup/desk.ts'
import { pixelBomb, telephonePhoto } from '#tests/setup/photos.ts'

const head = 'id,name,brand,description,price,category,condition,seats'
const row = (id: string, price: string) => `${id},"Tomberlin ${id}",Tomberlin,Runs.,${price},Golf,used,2`
const jpeg = await telephonePhoto(400, 300)
const png = await sharp({ create: { width: 1400, height: 700, channels: 3, background: '#5e1f2b' } })
  .png()
  .toBuffer()
const bomb = await pixelBomb(30_000)

function deskWith(text: string | Buffer, name = 'carts.csv') {
  const desk = newDesk()
  const file = join(desk.directory, name)
  writeFileSync(file, text)
  return { ...desk, file, import: (...flags: string[]) => desk.inventory('import', file, ...flags) }
}

describe('inventory import', () => {
  test('CART-69: takes a file as spreadsheets write it: BOM, CRLF, semicolons, quotes', async () => {
    const desk = deskWith(
      '\uFEFFId;Name;Brand;Description;Price;Category;Condition;Seats\r\ndrive2;"Tomberlin ""Drive2""";Tomberlin;"Runs;\r\nstops.";"$5,495";Golf;Used;2 seats\r\n',
    )
    expect(await desk.import()).toEqual({
      code: 0,
      said: 'drive2 is new: http://localhost:3000/vehicles/drive2\n1 cart added, 0 changed, 0 as they were. It is run 1: "undo 1" takes it back.',
      warned: '',
    })
    expect((await desk.carts()).get('drive2')).toMatchObject({
      name: 'Tomberlin "Drive2"',
      price: 5495,
      inStock: true,
      isNew: false,
    })
  })

  test.each([
    ['utf-16le', Buffer.concat([Buffer.from([0xff, 0xfe]), Buffer.from(`${head}\n${row('café', '1')}`, 'utf16le')])],
    ['windows-1252', Buffer.from(`${head}\n${row('café', '1')}`, 'latin1')],
  ])('CART-69: reads %s', async (encoding, bytes) => {
    const desk = deskWith(bytes)
    const { warned } = await desk.import('--dry-run')
    // The é itself is refused by the rule for ids, and quoted as it was written.
    expect(warned).toContain('not "café"')
    expect(warned.includes('is not UTF-8')).toBe(encoding === 'windows-1252')
  })

  test('CART-69, CART-70: reports each bad row with its row, cart and reason, and applies nothing', async () => {
    const desk = deskWith(
      [head, row('one', '1000'), row('two', '12k'), row('one', '5'), `${row('x', '9')},more`].join('\n'),
    )
    const { version } = await desk.carts()
    expect(await desk.import()).toEqual({
      code: 1,
      said: '1 to add, 0 to change, 0 as they are, 3 bad rows. Nothing was changed.',
      warned:
        'row 3 (two): price cannot be "12k"\nrow 4 (one): id "one" is in row 2 already\nrow 5 (x): there are more cells than headings: "more"',
    })
    expect((await desk.carts()).version).toBe(version)
  })

  test('CART-70: --skip-bad applies the good rows and still says that something was bad', async () => {
    const desk = deskWith([head, row('one', '1000'), row('two', '12k')].join('\n'))
    expect(await desk.import('--skip-bad')).toMatchObject({
      code: 1,
      said: expect.stringContaining('1 cart added, 0 changed, 0 as they were, 1 bad row left out.'),
    })
    const carts = await desk.carts()
    expect(carts.get('one')?.price).toBe(1000)
    expect(carts.get('two')).toBeUndefined()
  })

  test('CART-70: --dry-run changes nothing and says what it would', async () => {
    const desk = deskWith(`id,price\nev-city,11495\nev-nomad,8495`)
    expect(await desk.import('--dry-run')).toMatchObject({
      code: 0,
      said: 'ev-city: price $11,995 → $11,495\n0 to add, 1 to change, 1 as they are, 0 bad rows. Nothing was changed.',
    })
    expect((await desk.carts()).get('ev-city')?.price).toBe(11_995)
  })

  test.each([
    [
      'carts.csv',
      'name,price,Notes\n',
      'row 1: "Notes" is no column we know; the columns are id, name, description, price, brand, category, condition, inStock, seatingCapacity, range, topSpeed, batteryType, chargingTime, payload, driveType, features, images, series, year, color, addedAt, externalUrl, stockNumber, serialNumber, hours, miles, order, featured, soldOn, and "spec.NAME" for a specification of your own; there must be a column "id", or "name" and "brand". Nothing was changed.',
    ],
    ['carts.csv', '', 'row 1: the file is empty. Nothing was changed.'],
    ['carts.csv', `${head}\n"never closed`, 'row 2: a quotation mark is opened and never closed. Nothing was changed.'],
    [
      'carts.json',
      '[{"id":"ev-city","price":1},\n{"id":',
      'the file is not valid JSON: Unexpected end of JSON input. Nothing was changed.',
    ],
    ['carts.json', '{"id":"ev-city"}', 'the file is not a list of carts. Nothing was changed.'],
    ['carts.csv', ' '.repeat(32 * 1024 * 1024 + 1), 'is larger than 32 MB: divide it. Nothing was changed.'],
  ])('%s %.60j: refused as a whole', async (name, text, reason) => {
    const desk = deskWith(text, name)
    expect(await desk.import('--skip-bad')).toEqual({ code: 1, said: '', warned: expect.stringContaining(reason) })
    expect((await desk.carts()).get('ev-city')?.price).toBe(11_995)
  })

  test('CART-69: JSON may hold carts as the site gives them, or flat', async () => {
    const desk = deskWith(
      '[{"id":"ev-city","price":11000},{"id":"ev-nomad","specifications":{"range":"41 miles"}}]',
      'c.json',
    )
    expect(await desk.import()).toMatchObject({
      code: 0,
      said: expect.stringContaining('0 carts added, 2 changed, 0 as they were.'),
    })
    expect((await desk.carts()).get('ev-nomad')?.specifications.range).toBe('41 miles')
  })

  test('a bad entry of a JSON list is told by its number', async () => {
    const desk = deskWith('[{"id":"ev-city","price":1},{"id":"ev-city"},{"id":"ev-nomad","price":"?"}]', 'c.json')
    expect((await desk.import()).warned).toBe(
      'entry 2 (ev-city): id "ev-city" is entry 1 already\nentry 3 (ev-nomad): price cannot be "?"',
    )
  })

  test('CART-69: ten thousand rows', { timeout: 120_000 }, async () => {
    const rows = Array.from({ length: 10_000 }, (_, index) => row(`cart-${index}`, String(1000 + index)))
    const desk = deskWith([head, ...rows].join('\r\n'))
    expect(await desk.import()).toMatchObject({
      code: 0,
      said: expect.stringContaining('10,000 carts added, 0 changed, 0 as they were.'),
    })
    const { all } = await desk.carts()
    expect(all).toHaveLength(10_039)
    expect(all.at(-1)).toMatchObject({ id: 'cart-9999', price: 10_999 })
  })
})

describe('inventory import --pictures', () => {
  const withPictures = (images: string) => {
    const desk = deskWith(`id,images\nev-city,${images}`)
    const pictures = join(desk.directory, 'pictures')
    mkdirSync(join(pictures, 'sub'), { recursive: true })
    writeFileSync(join(pictures, 'Front View.JPG'), jpeg)
    writeFileSync(join(pictures, 'sub/rear.png'), png)
    writeFileSync(join(pictures, 'notes.jpg'), 'not a picture')
    writeFileSync(join(pictures, 'empty.jpg'), '')
    writeFileSync(join(pictures, 'half.jpg'), jpeg.subarray(0, jpeg.length / 2))
    writeFileSync(join(pictures, 'bomb.png'), bomb)
    writeFileSync(join(desk.directory, 'outside.jpg'), jpeg)
    const inDatabase = async <Found>(work: (db: Database['db']) => Promise<Found>) => {
      const database = await openDatabase({ dataDir: join(desk.directory, 'data') })
      const found = await work(database.db)
      await database.close()
      return found
    }
    return {
      ...desk,
      import: (...flags: string[]) => desk.import('--pictures', pictures, ...flags),
      photos: () =>
        inDatabase((db) =>
          db
            .selectFrom('photos')
            .innerJoin('photo_bytes', 'photo_bytes.hash', 'photos.hash')
            .selectAll('photos')
            .select('bytes')
            .orderBy('width')
            .execute(),
        ),
      lose: (hash: string) => inDatabase((db) => db.deleteFrom('photos').where('hash', '=', hash).execute()),
    }
  }

  test('CART-72, PIC-18: stores them under the hash of their content', async () => {
    const desk = withPictures('front view.jpg|sub\\rear.png')
    expect(await desk.import('--dry-run')).toMatchObject({ code: 0 })
    expect(await desk.photos()).toEqual([])
    expect(await desk.import()).toMatchObject({ code: 0 })
    const images = (await desk.carts()).get('ev-city')?.images ?? []
    // The first lies on its side in the file: what is served is upright.
    expect(images[0]).toMatch(/^\/media\/photos\/front-view-[0-9a-f]{16}-300x400\.jpg$/)
    expect(images[1]).toMatch(/^\/media\/photos\/sub-rear-[0-9a-f]{16}-1400x700\.jpg$/)
    const stored = await desk.photos()
    expect(stored.map(({ hash }) => hash)).toEqual(images.map((path) => photoNameOf(path)?.hash))
    for (const { bytes, width, height } of stored) {
      const about = await sharp(bytes).metadata()
      expect([about.format, about.width, about.height]).toEqual(['webp', width, height])
      expect([about.exif, about.orientation]).toEqual([undefined, undefined])
    }
    expect((await desk.import()).said).toContain('0 carts added, 0 changed, 1 as they were.')
  })

  test('PIC-30: what is stored is not stored again, what is missing is', async () => {
    const desk = withPictures('front view.jpg|sub/rear.png')
    await desk.import()
    const before = await desk.photos()
    await desk.inventory('set', 'ev-city', 'images=')
    await desk.lose(before[0]?.hash ?? '')
    expect((await desk.import()).said).toContain('0 carts added, 1 changed, 0 as they were.')
    const after = await desk.photos()
    expect(after.map(({ hash }) => hash).toSorted()).toEqual(before.map(({ hash }) => hash).toSorted())
    expect(after.find(({ hash }) => hash === before[1]?.hash)?.stored_at).toBe(before[1]?.stored_at)
  })

  test('PIC-43: a folder that is not there, or not named, is told once', async () => {
    const desk = deskWith('id,images\nev-city,front.jpg\nev-nomad,rear.jpg')
    expect(await desk.import()).toMatchObject({
      code: 1,
      warned:
        'The column "images" names pictures such as "front.jpg": say with --pictures DIR where they lie. Nothing was changed.',
    })
    const none = join(desk.directory, 'none')
    await expect(desk.import('--pictures', none)).rejects.toThrow(
      `there is no folder "${none}" (--pictures). Nothing was changed`,
    )
  })

  test('CART-72, CART-70: one that is no picture keeps nothing of the file from being taken with --skip-bad', async () => {
    const desk = withPictures('half.jpg')
    writeFileSync(desk.file, 'id,price,images\nev-city,11000,half.jpg\nev-nomad,8000,front view.jpg')
    expect(await desk.import('--skip-bad')).toMatchObject({
      code: 1,
      said: expect.stringContaining('0 carts added, 1 changed, 0 as they were, 1 bad row left out.'),
    })
    const carts = await desk.carts()
    expect(carts.get('ev-city')).toMatchObject({ price: 11_995, images: { length: 4 } })
    expect(carts.get('ev-nomad')).toMatchObject({ price: 8_000, images: { length: 1 } })
  })

  test.each([
    ['side.jpg', 'row 2 (ev-city): images: there is no picture "side.jpg"'],
    ['../outside.jpg', 'row 2 (ev-city): images: there is no picture "../outside.jpg"'],
    ['sub', 'row 2 (ev-city): images: there is no picture "sub"\nsub is a folder: name the files in it.'],
    [
      'notes.jpg',
      'row 2 (ev-city): images: there is no picture "notes.jpg"\nnotes.jpg is neither JPEG, PNG, WebP nor AVIF.',
    ],
    ['empty.jpg', 'row 2 (ev-city): images: there is no picture "empty.jpg"\nempty.jpg is empty.'],
    ['half.jpg', 'row 2 (ev-city): images: there is no picture "half.jpg"\nhalf.jpg is damaged or cut short.'],
    [
      'bomb.png',
      'row 2 (ev-city): images: there is no picture "bomb.png"\nbomb.png is 30,000 × 30,000 pixels, and at most 100 million can be taken.',
    ],
  ])('CART-72: refuses %s', async (images, reason) => {
    const desk = withPictures(images)
    expect(await desk.import()).toMatchObject({ code: 1, warned: reason })
    expect(await desk.photos()).toEqual([])
  })
})
