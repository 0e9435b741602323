import { expect, test } from 'vitest'
import { judgeServing, type Process } from './serving-status.ts'

const now = new Date('2026-05-06T15:00:00Z')
const ago = (seconds: number) => new Date(now.getTime() - seconds * 1000).toISOString()

const well: Process = {
  process: 'shop:3000',
  state: 'serving',
  version: '1.0.0',
  started_at: ago(3_600),
  seen_at: ago(10),
  disk_free: 20e9,
  mail: 'on',
  mail_taken_at: ago(100),
  mail_failed_at: null,
  mail_failure: null,
}
const other = { ...well, process: 'shop:3001' }
const alarmsOf = (...processes: readonly Process[]) => judgeServing(processes, now).alarms

test('SITE-122: nobody has to look where all is well, where a failure is overcome, and where no process has ever been seen', () => {
  expect(judgeServing([well, other], now)).toMatchObject({ alarms: [], lines: { length: 6 } })
  expect(judgeServing([well], now).lines[0]).toBe('Serving: shop:3000, version 1.0.0, since 2026-05-06 10:00')
  expect(alarmsOf({ ...well, mail_failed_at: ago(200), mail_failure: 'ECONNREFUSED' })).toEqual([])
  expect(alarmsOf()).toEqual([])
  expect(alarmsOf(well, { ...other, state: 'stopped', seen_at: ago(9_000) })).toEqual([])
})

test.each<[string, readonly Process[], RegExp]>([
  ['mail that fails', [{ ...well, mail_failed_at: ago(50), mail_failure: 'EAUTH 535' }], /shop:3000 \(EAUTH 535\)/],
  ['mail in one of two processes', [well, { ...other, mail: 'off' }], /Some processes mail/],
  ['two versions', [well, { ...other, version: '0.9.0' }], /\(1\.0\.0, 0\.9\.0\)/],
  ['a disk that is almost full', [{ ...well, disk_free: 100e6 }], /almost full/],
  ['a process that fell silent', [well, { ...other, seen_at: ago(600) }], /shop:3001 was last seen/],
  ['a site that is stopped', [{ ...well, state: 'stopped', seen_at: ago(600) }], /stopped: start it/],
])('SITE-122: a person should look at %s', (_, processes, sentence) => {
  expect(alarmsOf(...processes)).toEqual([expect.stringMatching(sentence)])
})
