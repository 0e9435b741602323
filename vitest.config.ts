import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    include: ['{content,domain,app,server,art,scripts}/**/*.test.{ts,tsx}'],
  },
})
