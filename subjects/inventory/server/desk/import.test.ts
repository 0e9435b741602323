import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { planSet } from '#subjects/inventory/server/change-carts.ts'
import { photoNameOf } from '#subjects/pictures/rules/photo-path.ts'
import { newDesk } from '#tests/setup/desk.ts'
import { pixelBomb, telephonePhoto } from '#tests/setup/photos.ts'
import { archiveOf, workbookOf } from '#tests/setup/workbook.ts'

const head = 'id,name,brand,description,price,category,condition,seats'
const row = (id: string, price: string) => `${id},"Tomberlin ${id}",Tomberlin,Runs.,${price},Golf,used,2`
const needsYes = 'Nothing was changed: say --yes if that is what you want.'

const jpeg = await telephonePhoto(400, 300)
const png = await sharp({ create: { width: 1400, height: 700, channels: 3, background: '#5e1f2b' } })
  .png()
  .toBuffer()
const bomb = await pixelBomb(30_000)

async function deskWith(text: string | Buffer, name = 'carts.csv') {
  const desk = await newDesk()
  const file = join(desk.directory, name)
  writeFileSync(file, text)
  return { ...desk, file, import: (...flags: string[]) => desk.run('inventory', 'import', file, ...flags) }
}

describe('inventory import', () => {
  test('CART-69, CART-71: takes a file as spreadsheets write it, and tells where each new cart is', async () => {
    const desk = await deskWith(
      '\uFEFFId;Name;Brand;Description;Price;Category;Condition;Seats\r\ndrive2;"Tomberlin ""Drive2""";Tomberlin;"Runs;\r\nstops.";"$5,495";Golf;Used;2 seats\r\n',
    )
    expect(await desk.import()).toEqual({
      code: 0,
      said: 'drive2 is new: http://localhost:3000/vehicles/drive2\n1 cart added, 0 changed, 0 as they were. It is run 1: "undo 1" takes it back.',
      warned: '',
    })
    const taken = { name: 'Tomberlin "Drive2"', price: 5495, inStock: true, isNew: false }
    expect(await desk.cart('drive2')).toMatchObject(taken)
  })

  test.each([
    ['UTF-16', Buffer.concat([Buffer.from([0xff, 0xfe]), Buffer.from(`${head}\n${row('café', '1')}`, 'utf16le')])],
    ['Windows-1252', Buffer.from(`${head}\n${row('café', '1')}`, 'latin1')],
  ])('CART-69: reads %s', async (encoding, bytes) => {
    const { warned } = await (await deskWith(bytes)).import('--dry-run')
    // The é itself is refused by the rule for ids, and quoted as it was written.
    expect(warned).toContain('not "café"')
    expect(warned.includes('is not UTF-8')).toBe(encoding === 'Windows-1252')
  })

  test('CART-204: takes a workbook as it takes its CSV: days, numbers, blank rows and the places of bad ones', async () => {
    const head = ['id', 'price', 'added', 'in stock', 'Qty']
    const rows = [['ev-city', 11_495, new Date('2025-06-14'), true, 3], [], ['ev-nomad', 'call', null, false, null]]
    const desk = await deskWith(workbookOf([head, ...rows]), 'carts.XLSX')
    const { warned, code } = await desk.import('--skip-bad', '--yes')
    expect([code, warned]).toEqual([1, expect.stringMatching(/^row 4 \(ev-nomad\): price cannot be "call"/)])
    expect(await desk.cart('ev-city')).toMatchObject({ price: 11_495, addedAt: '2025-06-14', inStock: true })
  })

  test.each([
    ['cut short', workbookOf([['id']]).subarray(0, 600), 'the file is damaged, or no Excel workbook'],
    ['a text', Buffer.from(head), 'the file is damaged, or no Excel workbook'],
    ['an archive of other files', archiveOf({ 'a.txt': 'a' }), 'the file is damaged, or no Excel workbook'],
    ['under a password', Buffer.from('D0CF11E0A1B11AE1', 'hex'), 'the workbook is protected by a password'],
    ['that unpacks to more than fits', workbookOf([['id']], ' '.repeat(70_000_000)), 'the workbook is too large'],
    ['with a cell far out', workbookOf([['id']], '<row r="9"><c r="XFD99999"/></row>'), 'the workbook is too large'],
  ])('CART-204: a workbook %s is refused in a sentence', async (_, bytes, reason) => {
    const { code, warned } = await (await deskWith(bytes, 'carts.xlsx')).import()
    expect([code, warned.split('\n')]).toEqual([1, [expect.stringContaining(reason)]])
  })

  test('CART-69: reports each bad row with its row, cart and reason, and applies nothing', async () => {
    const rows = [head, '', row('one', '1000'), row('two', '12k'), row('one', '5'), `${row('x', '9')},more`]
    const desk = await deskWith(`sep=,\r\n${rows.join('\r\n')}`)
    expect(await desk.import()).toEqual({
      code: 1,
      said: '1 to add, 0 to change, 0 as they are, 3 bad rows. Nothing was changed.',
      warned:
        'row 5 (two): price cannot be "12k": write dollars, such as 8495, since no cart is listed without a price.\nrow 6 (one): id "one" is in row 4 already.\nrow 7 (x): there are more cells than headings: "more".',
    })
    expect(await desk.cart('one')).toBeNull()
    expect(await desk.import('--skip-bad')).toMatchObject({
      code: 1,
      said: expect.stringContaining('1 cart added, 0 changed, 0 as they were, 3 bad rows left out.'),
    })
    expect((await desk.cart('one'))?.price).toBe(1000)
  })

  test('CART-69, CART-103: a dealer’s own number is none of the stock, unknown columns are asked about, empty rows are none', async () => {
    const desk = await deskWith('Id;Stock #;Qty;Price\r\n;;;\r\nev-city;0;2;11495\r\n ;;; \r\n')
    const before = await desk.cart('ev-city')
    const passedOver = 'We pass over the columns "Qty": '
    const asked = await desk.import()
    expect([asked.code, asked.warned.startsWith(passedOver), asked.warned.endsWith(needsYes)]).toEqual([1, true, true])
    expect(await desk.import('--yes')).toMatchObject({
      code: 0,
      said: expect.stringContaining('0 carts added, 1 changed'),
    })
    expect(await desk.cart('ev-city')).toEqual({ ...before, price: 11_495, stockNumber: '0' })
  })

  test('CART-69: --dry-run changes nothing and says what it would', async () => {
    const desk = await deskWith('id,price\nev-city,11495\nev-nomad,8495')
    expect(await desk.import('--dry-run')).toMatchObject({
      code: 0,
      said: 'ev-city: price $11,995 → $11,495\n0 to add, 1 to change, 1 as they are, 0 bad rows. Nothing was changed.',
    })
    expect((await desk.cart('ev-city'))?.price).toBe(11_995)
  })

  test.each([
    ['carts.csv', 'price,Notes\n', /row 1: no column says which cart a row is/],
    ['carts.csv', '', 'row 1: the file is empty'],
    ['carts.csv', `${head}\n"never closed`, 'row 2: a quotation mark is opened and never closed'],
    ['carts.json', '[{"id":', 'the file is not valid JSON: Unexpected end of JSON input'],
    ['carts.json', '{"id":"ev-city"}', 'the file is not a list of carts'],
    ['carts.csv', ' '.repeat(5 * 1024 * 1024 + 1), 'the file is larger than 5 MB: divide it'],
  ])('CART-69: %s %.40j is refused as a whole', async (name, text, reason) => {
    const { code, said, warned } = await (await deskWith(text, name)).import('--skip-bad')
    expect([code, said]).toEqual([1, ''])
    expect(warned).toMatch(reason)
  })

  test('CART-69: JSON may hold carts as the site gives them, or flat; a bad entry is told by its number', async () => {
    const good = '{"id":"ev-city","price":11000},{"id":"ev-nomad","specifications":{"range":"41 miles"}}'
    const desk = await deskWith(`[${good}]`, 'c.json')
    expect((await desk.import()).said).toContain('0 carts added, 2 changed, 0 as they were.')
    expect((await desk.cart('ev-nomad'))?.range).toBe(41)
    writeFileSync(desk.file, `[${good},{"id":"ev-city"}]`)
    expect((await desk.import()).warned).toBe('entry 3 (ev-city): id "ev-city" is in entry 1 already.')
  })

  test('CART-103: asks where many carts change or a brand is new, and changes nothing until the answer is yes', async () => {
    const desk = await deskWith('')
    const all = await desk.carts()
    writeFileSync(desk.file, ['id,brand', ...all.map(({ id }) => `${id},Denaga`)].join('\n'))
    const brand = '"Denaga" is a brand that we do not have yet'
    const warned = `This changes ${all.length} of ${all.length} carts, more than a third.\n${brand}`
    const asked = await desk.import()
    expect(asked).toMatchObject({ code: 1, said: '', warned: expect.stringContaining(warned) })
    expect(asked.warned.endsWith(needsYes)).toBe(true)
    expect(await desk.carts()).toEqual(all)
    const tried = await desk.import('--dry-run')
    expect(tried).toMatchObject({ code: 0, warned: expect.stringContaining('For that --yes will be needed.') })
    expect(tried.said).toContain('ev-city: brand Denago → Denaga\n')
    expect(await desk.runWith({ answer: true }, 'inventory', 'import', desk.file)).toMatchObject({ code: 0 })
    expect((await planSet(desk.stores, 'ev-city', { color: 'Red' })).reasons).toEqual([])
  })
})

describe('inventory import --pictures', () => {
  async function withPictures(images: string) {
    const desk = await deskWith(`id,images\nev-city,${images}`)
    const pictures = join(desk.directory, 'pictures')
    mkdirSync(join(pictures, 'sub'), { recursive: true })
    const files = { 'Front View.JPG': jpeg, 'sub/rear.png': png, 'notes.jpg': 'not a picture', 'bomb.png': bomb }
    for (const [name, bytes] of Object.entries(files)) writeFileSync(join(pictures, name), bytes)
    writeFileSync(join(desk.directory, 'outside.jpg'), jpeg)
    const photos = () => desk.database.db.selectFrom('photos').selectAll().orderBy('width').execute()
    return { ...desk, photos, import: (...flags: string[]) => desk.import('--pictures', pictures, ...flags) }
  }

  test('CART-71, PIC-30: stores them upright under the hash of their content, once', async () => {
    const desk = await withPictures('front view.jpg|sub\\rear.png')
    expect(await desk.import('--dry-run')).toMatchObject({ code: 0 })
    expect(await desk.photos()).toEqual([])
    expect(await desk.import()).toMatchObject({ code: 0 })
    const images = (await desk.cart('ev-city'))?.images ?? []
    expect(images[0]).toMatch(/^\/media\/photos\/front-view-[0-9a-f]{16}-300x400\.jpg$/)
    expect(images[1]).toMatch(/^\/media\/photos\/sub-rear-[0-9a-f]{16}-1400x700\.jpg$/)
    const [front, rear] = await desk.photos()
    expect([front?.hash, rear?.hash]).toEqual(images.map((path) => photoNameOf(path)?.hash))
    expect((await desk.import()).said).toContain('0 carts added, 0 changed, 1 as they were.')
    // What is stored is not stored again, what is missing is.
    await desk.set('ev-city', { images: '' })
    await desk.database.db
      .deleteFrom('photos')
      .where('hash', '=', front?.hash ?? '')
      .execute()
    expect((await desk.import()).said).toContain('0 carts added, 1 changed, 0 as they were.')
    expect(await desk.photos()).toMatchObject([{ hash: front?.hash }, { hash: rear?.hash, stored_at: rear?.stored_at }])
  })

  test('PIC-41: a folder that is not there, or not named, is told once', async () => {
    const desk = await deskWith('id,images\nev-city,front.jpg\nev-nomad,rear.jpg')
    expect((await desk.import()).warned).toMatch(
      /such as "front.jpg": say with --pictures DIR where they lie\. Nothing was changed\.$/,
    )
    expect((await desk.import('--pictures', 'none')).warned).toContain('there is no folder "none" (--pictures)')
  })

  test('CART-71, CART-69: one that is no picture keeps nothing of the file from being taken with --skip-bad', async () => {
    const desk = await withPictures('')
    writeFileSync(desk.file, 'id,price,images\nev-city,11000,notes.jpg\nev-nomad,8000,front view.jpg')
    expect((await desk.import('--skip-bad')).said).toContain(
      '0 carts added, 1 changed, 0 as they were, 1 bad row left out.',
    )
    expect(await desk.cart('ev-city')).toMatchObject({ price: 11_995, images: { length: 4 } })
    expect(await desk.cart('ev-nomad')).toMatchObject({ price: 8_000, images: { length: 1 } })
  })

  test.each([
    ['side.jpg', ''],
    ['../outside.jpg', ''],
    ['sub', '\nsub is a folder: name the files in it.'],
    ['notes.jpg', '\nnotes.jpg is neither JPEG, PNG, WebP nor AVIF.'],
    ['bomb.png', '\nbomb.png is 30,000 × 30,000 pixels, and at most 40 million can be taken.'],
  ])('CART-71: refuses %s', async (images, reason) => {
    const desk = await withPictures(images)
    const warned = `row 2 (ev-city): images: there is no picture "${images}".${reason}`
    expect(await desk.import()).toMatchObject({ code: 1, warned })
    expect(await desk.photos()).toEqual([])
  })
})
