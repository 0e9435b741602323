import mdx from '@mdx-js/rollup'
import { defineConfig } from 'vitest/config'

export default defineConfig({
  plugins: [{ enforce: 'pre', ...mdx() }],
  define: { __MEDIA_VERSION__: '"test"', __BUILT_ON__: '"2026-05-01"' },
  test: {
    include: ['{bench,content,desk,scripts,server,site,studio,tests}/**/*.test.{ts,tsx}'],
    // One for each core of the smallest machine that this is meant for.
    maxWorkers: 2,
    testTimeout: 60_000,
    hookTimeout: 60_000,
  },
})
