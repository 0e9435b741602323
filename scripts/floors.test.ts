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
  ['content/x.ts', "import '#site/shared/rules/format.ts'"],
  ['content/county/towns/x.ts', "import '../../../site/page.ts'"],
  ['site/rentals/rules/x.ts', "import '#site/rentals/view/plan-table.tsx'"],
  ['site/rentals/rules/x.ts', "import '#server/env.ts'"],
  ['site/rentals/rules/x.ts', "import 'node:fs'"],
  ['site/rentals/rules/x.ts', "import 'react'"],
  ['site/rentals/view/x.tsx', "import '#site/contact/server/refusal.ts'"],
  ['site/rentals/view/deep/x.tsx', "import '../../server/x.ts'"],
  ['site/rentals/view/deep/x.tsx', "import '#server/env.ts'"],
])('SITE-49: %s must not say %s', (file, line) => {
  expect(lint(file, line)).toContain('noRestrictedImports')
})

test.each([
  ['site/rentals/rules/x.ts', "import '#content/dealership/hours.ts'"],
  ['site/rentals/view/x.ts', "import '#site/shared/rules/format.ts'"],
  ['server/x.ts', "import '#site/page.ts'"],
])('SITE-49: %s may say %s', (file, line) => {
  expect(lint(file, line)).not.toContain('noRestrictedImports')
})
