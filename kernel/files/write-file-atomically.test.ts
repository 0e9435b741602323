import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { writeFileAtomically } from './write-file-atomically.ts'

const directory = mkdtempSync(join(tmpdir(), 'switchback-write-'))
afterAll(() => rmSync(directory, { recursive: true, force: true }))

test('replaces a file, with the mode asked for, and leaves nothing beside it', () => {
  const file = join(directory, 'report')
  writeFileAtomically(file, 'first')
  writeFileAtomically(file, Buffer.from('second'), 0o600)
  expect(readFileSync(file, 'utf8')).toBe('second')
  expect(statSync(file).mode & 0o777).toBe(0o600)
  expect(readdirSync(directory)).toEqual(['report'])
})

test('a write that fails leaves what was there, and nothing beside it', () => {
  const target = join(directory, 'folder')
  mkdirSync(join(target, 'full'), { recursive: true })
  expect(() => writeFileAtomically(target, 'text')).toThrow()
  expect(readdirSync(directory).toSorted()).toEqual(['folder', 'report'])
})
