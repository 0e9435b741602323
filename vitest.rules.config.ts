import { defineConfig } from 'vitest/config'
import { rules } from './stryker.config.ts'
import base from './vitest.config.ts'

/** The tests that hold the rules, to be run against mutants of those rules. */
export default defineConfig({
  ...base,
  test: { ...base.test, include: [`${rules}/**/*.test.ts`] },
})
