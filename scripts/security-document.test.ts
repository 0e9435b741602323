import { existsSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

test('SITE-80: every file that the security document names as holding something exists', () => {
  const references = [...readFileSync('docs/security.md', 'utf8').matchAll(/`([\w./-]+\/[\w.-]+\.test\.tsx?)`/g)]
  const files = references.map(([, file = '']) => file)
  expect(files.length).toBeGreaterThan(20)
  expect(files.filter((file) => !existsSync(file))).toEqual([])
})
