import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { messageNumber, postMessage, startSite } from '#tests/setup/site-process.ts'

test('LEAD-27: every answer that says yes comes after a sync of the log that holds the message', async () => {
  const directory = mkdtempSync(join(tmpdir(), 'switchback-synced-'))
  const trace = join(directory, 'trace')
  const traced = spawnSync('strace', ['-f', '-o', join(directory, 'probe'), 'true']).status === 0
  const strace = [
    'strace',
    '-D',
    '-f',
    '-y',
    '-s',
    '4000',
    '-e',
    'trace=fsync,fdatasync,pwrite64,write,writev,sendto',
    '-o',
    trace,
  ]
  const { url, end } = await startSite({ env: { DATA_DIR: directory }, through: traced ? strace : [] })
  const answers = []
  for (let number = 0; number < 5; number += 1) answers.push(await postMessage(url, messageNumber(number)))
  expect(answers.map((answer) => answer?.status)).toEqual([200, 200, 200, 200, 200])
  await end()
  // Where tracing is not allowed, the settings of the connection are what holds this (sqlite-leads.test.ts).
  if (traced)
    for (const answer of answers) expectSyncBefore(readFileSync(trace, 'utf8').split('\n'), answer?.body.id ?? '')
  rmSync(directory, { recursive: true, force: true })
})

function expectSyncBefore(calls: readonly string[], id: string): void {
  const answered = calls.findIndex(
    (call) => /(?:write|writev|sendto)\(/.test(call) && call.includes(`\\"id\\":\\"${id}\\"`),
  )
  const before = calls.slice(0, answered)
  const written = before.findLastIndex((call) => /pwrite64\(\d+<[^>]*switchback\.db-wal>/.test(call))
  const synced = before.findLastIndex((call) => /(?:fsync|fdatasync)\(\d+<[^>]*switchback\.db-wal>/.test(call))
  expect(answered).toBeGreaterThan(0)
  expect(written).toBeGreaterThan(0)
  expect(synced).toBeGreaterThan(written)
}
