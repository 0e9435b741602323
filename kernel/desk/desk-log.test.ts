import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir, userInfo } from 'node:os'
import { join } from 'node:path'
import { beforeEach, expect, test } from 'vitest'
import { noteCommand } from './desk-log.ts'

let directory: string
let dataDir: string
beforeEach(() => {
  directory = mkdtempSync(join(tmpdir(), 'switchback-desk-log-'))
  dataDir = join(directory, 'data')
  return () => rmSync(directory, { recursive: true })
})

const file = () => join(dataDir, 'desk.log')
const note = (asked: string, code: 0 | 1 | 2 = 0) => {
  const [name = '', ...args] = asked.split(' ')
  return noteCommand({ dataDir, name, args, code })
}
const noted = () =>
  readFileSync(file(), 'utf8')
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line) as Record<string, unknown>)

test('SITE-82: who had the desk do what, when and with what outcome, for the owner alone', () => {
  note('inventory set ev-nomad price=8295')
  note('leads release 260506-7K3QXR2M', 1)
  const [first, second] = noted()
  expect(first).toMatchObject({ user: userInfo().username, command: 'inventory set ev-nomad price=8295', code: 0 })
  expect(first?.time).toMatch(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/)
  expect(second).toMatchObject({ command: 'leads release 260506-7K3QXR2M', code: 1 })
  expect(statSync(file()).mode & 0o777).toBe(0o600)
})

test('SITE-82: no address and no name of a person', () => {
  note('leads forget ada@example.com')
  note('leads show Lovelace', 1)
  expect(noted().map(({ command }) => command)).toEqual(['leads forget', 'leads show'])
})

test('SITE-82: the look of a watchdog and what was not understood leave nothing', () => {
  note('status', 1)
  note('leads ada@example.com', 2)
  expect(readdirSync(directory)).toEqual([])
})

test('SITE-82: no more than two files of a megabyte', () => {
  note('retention')
  for (const _ of [1, 2]) {
    writeFileSync(file(), 'x'.repeat(1024 * 1024 + 1))
    note('retention')
  }
  expect(readdirSync(dataDir).sort()).toEqual(['desk.log', 'desk.log.1'])
  expect(noted()).toHaveLength(1)
})

test('SITE-82: where it cannot be written, that is said', () => {
  writeFileSync(dataDir, 'a file where a folder should be')
  expect(note('retention')).toMatch(/desk\.log could not be written: \w+\.$/)
})
