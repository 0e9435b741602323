import { createHash } from 'node:crypto'
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gunzipSync, gzipSync } from 'node:zlib'
import sharp from 'sharp'
import { afterAll, expect, test } from 'vitest'
import { openDatabase, schema } from '#app/database.ts'
import { newDesk } from '#tests/setup/desk.ts'
import { writeBackup } from './backup.ts'
import { readBackup } from './backup-file.ts'

const directory = mkdtempSync(join(tmpdir(), 'switchback-backup-'))
const file = join(directory, 'backup')
const database = await openDatabase({ dataDir: join(directory, 'data') })
await writeBackup(database, file, new Date('2026-05-06T15:00:00Z'))
const whole = readFileSync(file)
afterAll(async () => {
  await database.close()
  rmSync(directory, { recursive: true, force: true })
})

test.each<[string, Buffer, string]>([
  ['text', Buffer.from('not a backup'), 'this is no backup of this site'],
  ['nothing', Buffer.alloc(0), 'this backup is not whole'],
  ['something else', gzipSync('{"a":1}\n{"b":2}\n'), 'this is no backup of this site'],
  [
    'a line that no memory holds',
    Buffer.concat(Array(10).fill(gzipSync(Buffer.alloc(2 ** 26)))),
    'no backup of this site',
  ],
  ['half a backup', whole.subarray(0, whole.length / 2), 'this backup is not whole'],
  ['one without its end', gzipSync(gunzipSync(whole).subarray(0, -100)), 'this backup is not whole'],
  ['one of a later format', gzipSync('{"format":"switchback backup 2"}\n{}\n'), 'from a newer version of the site'],
])('SITE-41: %s is known as that before anything is touched', async (_, bytes, reason) => {
  const path = join(directory, 'broken')
  writeFileSync(path, bytes)
  await expect(readBackup(path, schema)).rejects.toThrow(reason)
})

test('SITE-41: the file is for its owner alone, and one that cannot be written leaves nothing', async () => {
  expect(statSync(file).mode & 0o777).toBe(0o600)
  const folder = mkdtempSync(join(directory, 'taken-'))
  await expect(writeBackup(database, join(folder, 'none', 'backup'), new Date())).rejects.toThrow()
  expect(readdirSync(folder)).toEqual([])
})

/** A backup that was changed by hand, checksum included. */
function rewritten(change: (line: string) => string | readonly string[]): string {
  const lines = gunzipSync(whole).toString().trimEnd().split('\n').slice(0, -1).flatMap(change)
  const text = lines.map((line) => `${line}\n`).join('')
  const end = { rows: lines.length - 1, sha256: createHash('sha256').update(text).digest('hex') }
  const path = join(directory, 'rewritten')
  writeFileSync(path, gzipSync(`${text}${JSON.stringify(end)}\n`))
  return path
}

/** Rows of a photo, stored with these bytes and as of this size. */
const photoRows = (bytes: Buffer, width: number, height: number) => {
  const hash = '0123456789abcdef'
  const row = { hash, width, height, size: bytes.length, stored_at: '', unnamed_since: null }
  return [JSON.stringify(['photos', row]), JSON.stringify(['photo_bytes', { hash, bytes: bytes.toString('base64') }])]
}
const picture = sharp({ create: { width: 300, height: 200, channels: 3, background: '#fff' } })
const webp = await picture.webp().toBuffer()
const png = await picture.png().toBuffer()
const large = await picture.clone().resize(3000, 200).webp().toBuffer()
const withPhoto = (bytes: Buffer, width: number, height: number) => (line: string) =>
  line.startsWith('{') ? [line, ...photoRows(bytes, width, height)] : [line]

const lead = { first_name: 'Ada', last_name: 'L', email: 'none', phone: '5705550134', interest: 'sales' }

test.each<[string, (line: string) => string | readonly string[], string]>([
  ['a cart for nothing', (line) => line.replace(/"price":\d+/, '"price":0'), ' of vehicles in it breaks the rules'],
  [
    'a picture of elsewhere',
    (line) => line.replace(/\/media\/carts/, 'https://evil.example'),
    ' of vehicles in it breaks the rules',
  ],
  [
    'a message without an address',
    (line) => (line.startsWith('{') ? [line, JSON.stringify(['leads', { id: 'x', ...lead }])] : line),
    'the row x of leads in it breaks the rules',
  ],
  [
    'a column that is none',
    (line) => line.replace('["data_versions",{', '["data_versions",{"more":1,'),
    'it cannot be put into a database',
  ],
  [
    'text for a photo',
    withPhoto(Buffer.from('<script>'), 300, 200),
    'the photo 0123456789abcdef in it is not the WebP',
  ],
  ['half a photo', withPhoto(webp.subarray(0, 20), 300, 200), 'is not the WebP picture of 300 × 200'],
  ['a PNG for a photo', withPhoto(png, 300, 200), 'is not the WebP picture'],
  ['a photo of another size', withPhoto(webp, 300, 201), 'is not the WebP picture of 300 × 201'],
  ['a photo larger than we store', withPhoto(large, 3000, 200), 'is not the WebP picture of 3000 × 200'],
  ['a photo without bytes', (line) => withPhoto(webp, 300, 200)(line).slice(0, 2), 'is not the WebP picture'],
  ['no row at all', (line) => line.replace(/^\["vehicles",.*/, '["vehicles",7]'), 'this is no backup of this site'],
  [
    'texts that fill a disk',
    (line) => [
      line,
      ...Array(line.startsWith('{') ? 90 : 0).fill(JSON.stringify(['chores', { name: 'x'.repeat(2 ** 20), at: '' }])),
    ],
    'unpacks to more than a shop can hold',
  ],
])(
  'SITE-41: with %s and a checksum that fits, a backup is refused in one sentence before there is a shop',
  async (_, change, reason) => {
    const path = rewritten(change)
    const dataDir = join(mkdtempSync(join(directory, 'empty-')), 'data')
    const desk = await newDesk({ DATA_DIR: dataDir })
    const { code, warned } = await desk.run('restore', path)
    expect(code).toBe(1)
    expect(warned).toContain(reason)
    expect(warned.split('\n')).toHaveLength(1)
    expect(existsSync(join(dataDir, 'switchback.db'))).toBe(false)
    if (existsSync(dataDir)) expect(readdirSync(dataDir)).toEqual([])
  },
)

test('SITE-41, PIC-37: a photo as we store it is put in place', async () => {
  const desk = await newDesk({ DATA_DIR: join(directory, 'restored') })
  expect(await desk.run('restore', rewritten(withPhoto(webp, 300, 200)))).toMatchObject({ code: 0, warned: '' })
})
