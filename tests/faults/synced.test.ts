import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { messageNumber, newSite, postMessage } from '#tests/setup/new-site.ts'
import { newFolder } from '#tests/setup/site-process.ts'

const calls = 'trace=fsync,fdatasync,pwrite64,write,writev,sendto'
// Where tracing is not allowed, the settings of the connection are what holds this (sqlite-leads.test.ts).
const traced = spawnSync('strace', ['-f', '-o', join(newFolder(), 'probe'), 'true']).status === 0

test.runIf(traced)(
  'LEAD-27: every answer that says yes comes after a sync of the log that holds the message',
  async () => {
    const trace = join(newFolder(), 'trace')
    const { url, end } = await newSite({
      through: ['strace', '-D', '-f', '-y', '-s', '4000', '-e', calls, '-o', trace],
    })
    const answers = []
    for (let number = 0; number < 5; number += 1) answers.push(await postMessage(url, messageNumber(number)))
    await end()
    const lines = readFileSync(trace, 'utf8').split('\n')
    for (const answer of answers) {
      expect(answer?.status).toBe(200)
      const said = `\\"id\\":\\"${answer?.body.id}\\"`
      const answered = lines.findIndex((line) => /(?:write|writev|sendto)\(/.test(line) && line.includes(said))
      const before = lines.slice(0, answered)
      const written = before.findLastIndex((line) => /pwrite64\(\d+<[^>]*switchback\.db-wal>/.test(line))
      const synced = before.findLastIndex((line) => /(?:fsync|fdatasync)\(\d+<[^>]*switchback\.db-wal>/.test(line))
      expect(answered).toBeGreaterThan(0)
      expect(written).toBeGreaterThan(0)
      expect(synced).toBeGreaterThan(written)
    }
  },
)
