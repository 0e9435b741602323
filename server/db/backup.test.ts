import { createHash } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { createAcceptLead } from '#site/contact/server/leads/accept-lead.ts'
import { goodSubmission } from '#tests/setup/good-submission.ts'
import { parseBackup, readBackup, writeBackup } from './backup.ts'
import { openDatabase } from './open-database.ts'

test('a backup from before a column was renamed is put back into it', async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'switchback-backup-'))
  const database = await openDatabase({ dataDir })
  const now = () => new Date()
  await createAcceptLead({ connection: database.leads, mailDomain: 'switchback.test', now })({
    submission: goodSubmission,
    source: 'form',
  })
  const fingerprints = () => database.db.selectFrom('lead_fingerprints').selectAll().execute()
  const before = await fingerprints()
  const lines = (await readBackup(database.db, now())).replaceAll('"digest":', '"words":').trimEnd().split('\n')
  const body = `${lines.slice(0, -1).join('\n')}\n`
  const sha256 = createHash('sha256').update(body).digest('hex')
  await writeBackup(database.db, parseBackup(`${body}${JSON.stringify({ rows: lines.length - 2, sha256 })}\n`))
  expect(await fingerprints()).toEqual(before)
  await database.close()
  rmSync(dataDir, { recursive: true, force: true })
})
