import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, statSync, utimesSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { gunzipSync, gzipSync } from 'node:zlib'
import sharp from 'sharp'
import { afterAll, expect, test } from 'vitest'
import { openDatabase, schema } from '#app/database.ts'
import { writeBackup } from '#kernel/db/backup.ts'
import { readBackup } from '#kernel/db/backup-file.ts'
import { recordRunAlone } from '#kernel/history/record-run.ts'
import { newOperator } from '#tests/setup/operator.ts'
import { changeCarts } from '#tests/setup/replace-carts.ts'
import { newFolder } from '#tests/setup/site-process.ts'

const directory = newFolder()
const file = join(directory, 'backup')
const database = await openDatabase({ dataDir: join(directory, 'data') })
await writeBackup(database, file, new Date('2026-05-06T15:00:00Z'))
const whole = readFileSync(file)
const carts = (await database.ports.vehicles.list()).length
const photoAside = '1 row of photo_bytes (0123456789abcdef) and 1 row of photos (0123456789abcdef)'
afterAll(database.close)

test.each<[string, Buffer, string]>([
  ['text', Buffer.from('not a backup'), 'this is no backup of this site'],
  ['nothing', Buffer.alloc(0), 'this backup is damaged, or not whole'],
  ['something else', gzipSync('{"a":1}\n{"b":2}\n'), 'this is no backup of this site'],
  [
    'a line that no memory holds',
    Buffer.concat(Array(10).fill(gzipSync(Buffer.alloc(2 ** 26)))),
    'no backup of this site',
  ],
  ['half a backup', whole.subarray(0, whole.length / 2), 'this backup is damaged, or not whole'],
  ['one without its end', gzipSync(gunzipSync(whole).subarray(0, -100)), 'this backup is damaged, or not whole'],
  ['one of a later format', gzipSync('{"format":"switchback backup 2"}\n{}\n'), 'from a newer version of the site'],
])('SITE-41: %s is known as that before anything is touched', async (_, bytes, reason) => {
  const path = join(directory, 'broken')
  writeFileSync(path, bytes)
  await expect(readBackup(path, schema)).rejects.toThrow(reason)
})

test('SITE-153: a backup in which one byte is flipped, wherever it is, is known as damaged before anything is touched', async () => {
  const path = join(directory, 'flipped')
  // But for the date and the system in its header, of which no reader asks.
  const everywhere = Array.from({ length: 400 }, (_, part) => 10 + Math.floor((part * (whole.length - 10)) / 400))
  for (const at of new Set([0, 1, 2, 3, ...everywhere, whole.length - 8, whole.length - 1])) {
    const bytes = Buffer.from(whole)
    bytes[at] = (bytes[at] ?? 0) ^ 0x20
    writeFileSync(path, bytes)
    await expect(readBackup(path, schema), `byte ${at}`).rejects.toThrow('this backup is damaged, or not whole')
  }
})

test('SITE-41: the file is for its owner alone, and one that cannot be written leaves nothing', async () => {
  expect(statSync(file).mode & 0o777).toBe(0o600)
  const folder = newFolder()
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

const message = { first_name: 'Ada', last_name: 'L', email: 'none', phone: '5705550134', interest: 'sales' }
const withLines =
  (...more: readonly string[]) =>
  (line: string) =>
    line.startsWith('{') ? [line, ...more] : [line]

/** The command line over a folder in which there is nothing so far. */
async function emptyOperator() {
  const dataDir = join(newFolder(), 'data')
  return { ...(await newOperator({ DATA_DIR: dataDir })), dataDir }
}

test('SITE-41: with texts that fill a disk and a checksum that fits, a backup is refused before there is a shop', async () => {
  const line = JSON.stringify(['chores', { name: 'x'.repeat(2 ** 20), at: '' }])
  const operator = await emptyOperator()
  const { code, warned } = await operator.run('restore', rewritten(withLines(...Array(90).fill(line))))
  expect([code, warned]).toEqual([1, expect.stringContaining('unpacks to more than a site can hold')])
  expect(warned.split('\n')).toHaveLength(1)
  expect(existsSync(join(operator.dataDir, 'switchback.db'))).toBe(false)
})

test.each<[string, (line: string) => string | readonly string[], string]>([
  ['a cart for nothing', (line) => line.replace(/^(\["vehicles",.*"price":)\d+/, '$10'), `${carts} rows of vehicles (`],
  ['a picture of elsewhere', (line) => line.replace(/\/media\/carts/, 'https://evil.example'), ' of vehicles ('],
  ['a list that is none', (line) => line.replace('"features":"[', '"features":"'), ' of vehicles ('],
  [
    'a message without an address, and what belongs to it',
    withLines(
      JSON.stringify(['leads', { id: 'x', ...message }]),
      JSON.stringify(['lead_notes', { id: 'y', lead_id: 'x', at: '', who: '', text: '' }]),
    ),
    '1 row of leads (x) and 1 row of lead_notes (y)',
  ],
  [
    'a note on a message that is not there',
    withLines(JSON.stringify(['lead_notes', { id: 'y', lead_id: 'x', at: '', who: '', text: '' }])),
    '1 row of lead_notes (y)',
  ],
  [
    'a row twice',
    withLines(...Array(2).fill(JSON.stringify(['chores', { name: 'x', at: '' }]))),
    '1 row of chores (x)',
  ],
  ['a row without a column', withLines(JSON.stringify(['chores', { name: 'x' }])), '1 row of chores (x)'],
  ['a text with a NUL', withLines(JSON.stringify(['chores', { name: 'x', at: '\0' }])), '1 row of chores (x)'],
  [
    'a column that is none',
    (line) => line.replace('["data_versions",{', '["data_versions",{"more":1,'),
    ' of data_versions (',
  ],
  ['text for a photo', withPhoto(Buffer.from('<script>'), 300, 200), photoAside],
  ['half a photo', withPhoto(webp.subarray(0, 40), 300, 200), photoAside],
  ['a PNG for a photo', withPhoto(png, 300, 200), photoAside],
  ['a photo of another size', withPhoto(webp, 300, 201), photoAside],
  [
    'a photo larger than we store',
    withPhoto(large, 3000, 200),
    ' 1 row of photos (0123456789abcdef) and 1 row of photo_bytes',
  ],
  [
    'a photo without bytes',
    (line) => withPhoto(webp, 300, 200)(line).slice(0, 2),
    '1 row of photos (0123456789abcdef)',
  ],
  ['a row that is none', withLines('["vehicles",7]'), '1 row of no table'],
  ['a table that is none', withLines('["constructor",{}]'), '1 row of no table'],
  ['a line that is none', withLines('["vehicles",{'), '1 row of no table'],
])('SITE-151: with %s and a checksum that fits, a backup goes in place without that', async (_, change, told) => {
  const operator = await emptyOperator()
  const { code, warned } = await operator.run('restore', rewritten(change))
  expect([code, warned]).toEqual([0, expect.stringContaining(told)])
  const names = readdirSync(operator.dataDir).filter((name) => name.startsWith('set-aside-'))
  const [aside = ''] = names.map((name) => join(operator.dataDir, name))
  expect(warned).toContain(`Set aside in ${aside}: `)
  expect(statSync(aside).mode & 0o777).toBe(0o600)
  const kept = readFileSync(aside, 'utf8').trimEnd().split('\n')
  const restored = await openDatabase({ dataDir: operator.dataDir })
  // All else stands, and goes on: a cart that was set aside is not brought back by the start.
  const lost = kept.filter((line) => JSON.parse(line).table === 'vehicles').length
  expect(await restored.ports.vehicles.list()).toHaveLength(carts - lost)
  expect(await changeCarts(restored.ports.vehicles, { remove: ['none'] })).toBeUndefined()
  await recordRunAlone(restored.db, { who: 'Dana', command: 'a test', at: new Date() })
  await restored.close()
})

test('SITE-41: what a backup has left that was killed goes with the next one; what another one writes stays', async () => {
  const folder = newFolder()
  for (const name of ['a.backup.7-0123abcd.part', 'b.backup.8-0123abcd.part', 'mine.part'])
    writeFileSync(join(folder, name), '')
  for (const name of ['a.backup.7-0123abcd.part', 'mine.part']) utimesSync(join(folder, name), 0, 0)
  await writeBackup(database, join(folder, 'c.backup'), new Date())
  expect(readdirSync(folder).toSorted()).toEqual(['b.backup.8-0123abcd.part', 'c.backup', 'mine.part'])
})
