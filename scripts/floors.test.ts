import { spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'

/** Lints a line as if it stood in a file of that floor. */
function lint(file: string, line: string): string {
  const house = mkdtempSync(join(tmpdir(), 'floors-'))
  cpSync('biome.json', join(house, 'biome.json'))
  mkdirSync(join(house, dirname(file)), { recursive: true })
  writeFileSync(join(house, file), `${line}\n`)
  const { stdout, stderr } = spawnSync(
    join(process.cwd(), 'node_modules/.bin/biome'),
    ['lint', '--vcs-enabled=false', file],
    {
      cwd: house,
      encoding: 'utf8',
    },
  )
  return stdout + stderr
}

test.each([
  ['content/x.ts', "import '#domain/format.ts'"],
  ['content/x.ts', "import '../app/page.ts'"],
  ['domain/x.ts', "import '#app/page.ts'"],
  ['domain/x.ts', "import '#server/env.ts'"],
  ['domain/x.ts', "import 'node:fs'"],
  ['domain/x.ts', "import 'react'"],
  ['app/pages/x.tsx', "import '#server/env.ts'"],
  ['app/x.ts', "import '../server/env.ts'"],
  ['app/components/ui/x.tsx', "import '../../../server/env.ts'"],
])('SITE-49: %s must not say %s', (file, line) => {
  expect(lint(file, line)).toContain('noRestrictedImports')
})

test.each([
  ['domain/x.ts', "import '#content/hours.ts'"],
  ['app/x.ts', "import '#domain/format.ts'"],
  ['server/x.ts', "import '#app/page.ts'"],
])('SITE-49: %s may say %s', (file, line) => {
  expect(lint(file, line)).not.toContain('noRestrictedImports')
})
