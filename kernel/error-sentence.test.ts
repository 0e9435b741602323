import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { errorSentence } from './error-sentence.ts'

const directory = mkdtempSync(join(tmpdir(), 'switchback-errors-'))
const file = join(directory, 'a-file')
writeFileSync(file, '')

function failed(work: () => unknown): unknown {
  try {
    return work()
  } catch (error) {
    return error
  }
}

test.each<[string, () => unknown, string]>([
  ['no such file', () => readFileSync(join(directory, 'none')), `there is no ${join(directory, 'none')}.`],
  ['a folder', () => readFileSync(directory), 'this is a folder, and a file is needed.'],
  [
    'a file in the middle of a path',
    () => readFileSync(join(file, 'x')),
    `there is no ${join(file, 'x')}: a part of that path is a file.`,
  ],
  ['a full disk', () => writeFileSync('/dev/full', 'x'), 'there is no room left on the disk for this: '],
])('SITE-42: %s', (_, work, sentence) => expect(errorSentence(failed(work))).toContain(sentence))

test('SITE-42: what is not ours', () => {
  const error = Object.assign(new Error("EACCES: permission denied, open '/etc/x'"), { code: 'EACCES', path: '/etc/x' })
  expect(errorSentence(error)).toBe('this user may not read or write /etc/x.')
})

test('SITE-42: any other error keeps its own words', () => {
  expect(errorSentence(new Error('this is no picture'))).toBe('this is no picture')
  expect(errorSentence('plain')).toBe('plain')
  expect(errorSentence(undefined)).toBe('undefined')
})
