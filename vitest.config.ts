import mdx from '@mdx-js/rollup'
import { defineConfig } from 'vitest/config'

export default defineConfig({
  plugins: [{ enforce: 'pre', ...mdx() }],
  test: {
    include: ['{content,domain,app,server,art,scripts}/**/*.test.{ts,tsx}'],
  },
})
