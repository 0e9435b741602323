import { createHash } from 'node:crypto'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { defineConfig } from '@playwright/test'
import { launchOptions } from '#tests/setup/launch-options.ts'

/** Each checkout has a port of its own, so that two can be tested side by side. */
const checkout = createHash('sha256')
  .update(import.meta.dirname)
  .digest()
const port = 20_000 + (checkout.readUInt16BE(0) % 10_000) * 2
const baseURL = `http://localhost:${port}`
/** Tests that sign in at the desk find these in their environment. */
const desk = {
  DATA_DIR: join(tmpdir(), `switchback-browser-tests-${port}`),
  DESK_URL: `http://localhost:${port + 1}`,
}
Object.assign(process.env, desk)

export default defineConfig({
  testMatch: '{subjects/*/tests,tests/e2e,tests/engines}/*.spec.ts',
  testIgnore: process.env.FULL === '1' ? [] : '**/*.full.spec.ts',
  fullyParallel: true,
  workers: 2,
  // As long as a busy machine may take: no test asserts how long something takes.
  timeout: 60_000,
  expect: { timeout: 30_000 },
  reporter: [['dot'], ['json', { outputFile: 'test-results/playwright.json' }]],
  outputDir: 'test-results/browser',
  use: {
    baseURL,
    launchOptions,
  },
  webServer: {
    command: 'node tests/setup/serve.ts',
    url: `${baseURL}/readyz`,
    env: {
      SETTINGS_FILE: 'none',
      PORT: String(port),
      SITE_URL: baseURL,
      ...desk,
      DESK_PORT: String(port + 1),
      LOG_LEVEL: 'warn',
      // Each test may name an address of its own, so that none uses up the attempts of another.
      TRUSTED_PROXIES: '127.0.0.1,::1',
    },
    stdout: 'ignore',
    gracefulShutdown: { signal: 'SIGTERM', timeout: 10_000 },
  },
})
