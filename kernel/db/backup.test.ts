import { createHash } from 'node:crypto'
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gunzipSync, gzipSync } from 'node:zlib'
import { afterAll, expect, test } from 'vitest'
import { createAcceptLead } from '#subjects/contact/server/leads/accept-lead.ts'
import { goodSubmission } from '#tests/setup/good-submission.ts'
import { writeBackup } from './backup.ts'
import { readBackup } from './backup-file.ts'
import { restoreBackup } from './backup-restore.ts'
import { openDatabase } from './open-database.ts'

const directory = mkdtempSync(join(tmpdir(), 'switchback-backup-'))
const file = join(directory, 'backup')
const database = await openDatabase({ dataDir: join(directory, 'data') })
await createAcceptLead({ connection: database.leads, mailDomain: 'switchback.test', now: () => new Date() })({
  submission: goodSubmission,
  source: 'form',
})
await writeBackup(database.db, file, new Date('2026-05-06T15:00:00Z'))
afterAll(async () => {
  await database.close()
  rmSync(directory, { recursive: true, force: true })
})

/** The same backup with other lines in it, and a checksum that holds. */
function rewritten(name: string, change: (body: string) => string): string {
  const lines = gunzipSync(readFileSync(file)).toString('utf8').trimEnd().split('\n')
  const body = change(`${lines.slice(0, -1).join('\n')}\n`)
  const sha256 = createHash('sha256').update(body).digest('hex')
  const path = join(directory, name)
  writeFileSync(path, gzipSync(`${body}${JSON.stringify({ rows: body.split('\n').length - 2, sha256 })}\n`))
  return path
}

test('SITE-41: a backup from before a column was renamed is put back into it', async () => {
  const fingerprints = () => database.db.selectFrom('lead_fingerprints').selectAll().execute()
  const before = await fingerprints()
  await restoreBackup(
    database.db,
    rewritten('renamed', (body) => body.replaceAll('"digest":', '"words":')),
  )
  expect(await fingerprints()).toEqual(before)
})

test('PIC-37: a backup from before photos were in it is put back as before', async () => {
  const leads = () => database.db.selectFrom('leads').selectAll().execute()
  const before = await leads()
  const first = rewritten('first', (body) =>
    body.replace('switchback backup 2', 'switchback backup 1').replace(',"0080-photos"', ''),
  )
  expect((await readBackup(first)).rows).toMatchObject({ leads: 1, photos: 0 })
  await restoreBackup(database.db, first)
  expect(await leads()).toEqual(before)
})

test('SITE-41: what is broken is known before anything is touched', async () => {
  const whole = readFileSync(file)
  const broken: Record<string, [Buffer, string]> = {
    text: [Buffer.from('not a backup'), 'this is no backup of this site'],
    empty: [Buffer.alloc(0), 'this is no backup of this site'],
    other: [gzipSync('{"a":1}\n{"b":2}\n'), 'this is no backup of this site'],
    half: [whole.subarray(0, whole.length / 2), 'this backup is not whole'],
    ends: [gzipSync(gunzipSync(whole).subarray(0, -100)), 'this backup is not whole'],
    later: [gzipSync('{"format":"switchback backup 3"}\n{}\n'), 'this backup is from a newer version of the site'],
  }
  for (const [name, [bytes, reason]] of Object.entries(broken)) {
    const path = join(directory, name)
    writeFileSync(path, bytes)
    await expect(readBackup(path), name).rejects.toThrow(reason)
  }
  await expect(readBackup(directory)).rejects.toThrow('this is no backup of this site')
  await expect(readBackup(join(directory, 'none'))).rejects.toThrow('there is no such file')
})

test('PIC-39: one that unpacks to more than any backup of ours is refused with a sentence', async () => {
  await expect(readBackup(file, { mostBytes: 1024 ** 2 / 1024 })).rejects.toThrow('it unpacks to more than')
  const path = join(directory, 'line')
  writeFileSync(path, gzipSync(Buffer.alloc(3 * 1024 ** 2, 'x')))
  await expect(readBackup(path, { mostLineBytes: 1024 ** 2 })).rejects.toThrow(
    'a line of it is longer than 1 MB, which no backup of this site does',
  )
})

test('SITE-41: the file is for its owner alone, and one that cannot be written leaves nothing', async () => {
  expect(statSync(file).mode & 0o777).toBe(0o600)
  const folder = mkdtempSync(join(directory, 'taken-'))
  await expect(writeBackup(database.db, join(folder, 'none', 'backup'), new Date())).rejects.toThrow()
  expect(readdirSync(folder)).toEqual([])
})
