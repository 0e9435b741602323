import { mkdirSync, readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { newFolder } from '#tests/setup/site-process.ts'
import { makeWorkFolder, removeLeftFolders } from './folders.ts'

test('SITE-38: what a process that was killed has left of its work goes at the next start, and nothing else', () => {
  const folder = newFolder()
  const dataDir = join(folder, 'data')
  writeFileSync(join(makeWorkFolder(dataDir), 'photo'), 'x')
  const living = `.work-${process.ppid}-abc`
  // No process has so high an id.
  for (const name of ['imports', living, `.work-${2 ** 30}-abc`]) mkdirSync(join(dataDir, name))
  removeLeftFolders(dataDir)
  expect(readdirSync(dataDir).toSorted()).toEqual([living, 'imports'])
  removeLeftFolders(join(folder, 'none'))
})
