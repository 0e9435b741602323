import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gunzipSync, gzipSync } from 'node:zlib'
import { afterAll, expect, test } from 'vitest'
import { openDatabase, schema } from '#app/database.ts'
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
