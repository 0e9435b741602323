import mdx from '@mdx-js/rollup'
import { defineConfig } from 'vitest/config'
import { rules } from './stryker.config.ts'

/** The tests that hold the rules, to be run against mutants of those rules. */
export default defineConfig({
  plugins: [{ enforce: 'pre', ...mdx() }],
  define: { __MEDIA_VERSION__: '"test"', __BUILT_ON__: '"2026-05-01"', __VERSION__: '"0.0.0"' },
  test: { include: [`${rules}/**/*.test.{ts,tsx}`], testTimeout: 60_000 },
})
