import mdx from '@mdx-js/rollup'
import type { Plugin } from 'vite'
import { defineConfig, type TestProjectInlineConfiguration } from 'vitest/config'
import { firstFilterText } from './scripts/first-filter.ts'

const any = '**/*.test.{ts,tsx}'
const firstFilter = await firstFilterText(['es2024'])

/** What only a whole run needs: `FULL=1 npm test`. */
const whole = process.env.FULL === '1' ? [] : ['**/*.full.test.ts']

/** Whole pages, asked of the whole site: they need what `npm run build` makes. */
const pages = [`{subjects/*/tests,tests/pages}/${any}`]
/** These ask a PostgreSQL, or call the command line that `npm run build` makes. */
const postgres = [`tests/command-line/${any}`, '**/*postgres*.test.ts']
/** Processes that are killed, disks that are full, input that no visitor would type. */
const faults = [`tests/faults/${any}`]
/** What is drawn and encoded. */
const pictures = [`studio/${any}`, `subjects/pictures/server/${any}`]
/** What the databases, the calls and the desk promise, on SQLite. */
const contract = [`{app,kernel,tests/database}/${any}`, `subjects/*/server/${any}`]

/** Vitest keeps a module by its own text: the script of the first filter changes with all that it imports. */
const freshFirstFilter: Plugin = {
  name: 'fresh-first-filter',
  configureVitest: ({ defineCacheKeyGenerator }) =>
    defineCacheKeyGenerator(({ id }) => (id.endsWith('/first-filter.tsx') ? false : undefined)),
}

function project(
  name: string,
  include: string[],
  { exclude = [], isolate = true }: { exclude?: string[]; isolate?: boolean } = {},
): TestProjectInlineConfiguration {
  return {
    plugins: [{ enforce: 'pre', ...mdx() }, freshFirstFilter],
    define: {
      __MEDIA_VERSION__: '"test"',
      __BUILT_ON__: '"2026-05-01"',
      __VERSION__: '"0.0.0"',
      __FIRST_FILTER__: firstFilter,
    },
    test: {
      name,
      include,
      exclude: ['node_modules/**', ...whole, ...exclude],
      isolate,
      unstubGlobals: true,
      // The settings of a developer's own site are not what is tested.
      env: { SETTINGS_FILE: 'none' },
      // As long as a busy machine may take: no test asserts how long something takes.
      testTimeout: 120_000,
      hookTimeout: 120_000,
      expect: { poll: { timeout: 50_000 } },
    },
  }
}

export default defineConfig({
  test: {
    // One for each core of the smallest machine that this is meant for.
    maxWorkers: 2,
    globalSetup: 'tests/setup/shared-postgres.ts',
    projects: [
      project('unit', [`{kit,scripts,subjects,studio,tests}/${any}`], {
        exclude: [...pages, ...postgres, ...faults, ...pictures, ...contract],
        isolate: false,
      }),
      project('contract', contract, { exclude: [...pages, ...postgres, ...faults, ...pictures] }),
      project('pictures', pictures),
      // The files share one site, so that each page is rendered once.
      project('pages', pages, { isolate: false }),
      project('postgres', postgres),
      project('faults', faults),
    ],
  },
})
