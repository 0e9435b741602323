import { readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { createMessageStore } from '#subjects/contact/server/message/store.ts'
import { goodSubmission } from '#tests/setup/good-submission.ts'
import { databaseOf, eachDatabase } from '#tests/setup/new-site.ts'
import { newOperator } from '#tests/setup/operator.ts'
import { newFolder } from '#tests/setup/site-process.ts'

const [sqlite, postgres] = eachDatabase as [(typeof eachDatabase)[number], (typeof eachDatabase)[number]]

test.each([
  [sqlite[0], postgres[0], sqlite[1], postgres[1]],
  [postgres[0], sqlite[0], postgres[1], sqlite[1]],
])(
  'SITE-151, SITE-152: from %s to %s, a message that breaks the rules is told by the backup and set aside by the restore',
  async (_, __, newFrom, newTo) => {
    const { runWith } = await newOperator()
    const [from, to] = [await newFrom(), await newTo()]
    const ours = await databaseOf(from)
    const accept = createMessageStore({ writer: ours.writer, mailDomain: 'switchback.test', now: () => new Date() })
    const stored = async (lastName: string) => {
      const acceptance = await accept({ submission: { ...goodSubmission, lastName }, source: 'form' })
      return 'id' in acceptance ? acceptance.id : ''
    }
    const [bad, good] = [await stored('Bad'), await stored('Good')]
    const setMessage = (message: string) =>
      ours.db.updateTable('leads').set({ message }).where('id', '=', bad).execute()
    await setMessage('Hello, \u0001 and so on')
    const file = join(newFolder(), 'backup')
    const told = `a restore would set 1 row of leads (${bad}), 1 row of lead_fingerprints`
    expect(await runWith({ env: from }, 'backup', file)).toMatchObject({
      code: 0,
      warned: expect.stringContaining(told),
    })
    const status = await runWith({ env: from }, 'status')
    expect(status).toMatchObject({ code: 1, said: expect.stringMatching(/^Last backup: .+, opened: \d+ rows$/m) })
    expect(status.warned).toContain(`The last backup is not as it should be: ${told}`)

    const restored = await runWith({ env: to }, 'restore', file)
    expect(restored).toMatchObject({ code: 0, said: expect.stringContaining('1 message of') })
    const aside = /Set aside in (\S+\.jsonl): /.exec(restored.warned)?.[1] ?? ''
    expect(statSync(aside).mode & 0o777).toBe(0o600)
    const kept = readFileSync(aside, 'utf8').trimEnd().split('\n')
    const tables = kept.map((line) => JSON.parse(line).table)
    expect(tables).toEqual(['leads', 'lead_fingerprints', 'outbox', 'outbox'])
    const theirs = await databaseOf(to)
    expect(await theirs.db.selectFrom('leads').select('id').execute()).toEqual([{ id: good }])
    const mails = await theirs.db.selectFrom('outbox').select('lead_id').execute()
    expect(mails.map(({ lead_id }) => lead_id)).toEqual([good, good])
    expect(await theirs.ports.vehicles.list()).toEqual(await ours.ports.vehicles.list())
    // Without a word of force, a shop is safe.
    expect(await runWith({ env: to }, 'restore', file)).toMatchObject({ code: 1 })

    await setMessage('Hello, and so on')
    const well = await runWith({ env: from }, 'backup', file, '--force')
    expect(well).toMatchObject({ code: 0, said: expect.stringContaining('holds what was written'), warned: '' })
    const after = await runWith({ env: from }, 'status')
    expect(after.said).toMatch(/^Last backup: .+, opened: \d+ rows, as written$/m)
    expect(after.warned).not.toContain('backup')
  },
)
