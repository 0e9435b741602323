import { defineConfig } from 'vitest/config'
import { rules } from './stryker.config.ts'
import base from './vitest.config.ts'

/** The tests that hold the rules, to be run against mutants of those rules. */
export default defineConfig({
  ...base,
  // The policies' tests read prose and are slow; no rule is theirs to hold.
  test: { ...base.test, include: [`${rules}/**/*.test.ts`, 'content/**/*.test.ts'], exclude: ['content/policies/**'] },
})
