import { createHash } from 'node:crypto'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { defineConfig } from '@playwright/test'
import { launchOptions } from '#tests/setup/launch-options.ts'

/** Each checkout has ports of its own, so that two can be tested side by side. */
const checkout = createHash('sha256')
  .update(import.meta.dirname)
  .digest()
const port = 20_000 + (checkout.readUInt16BE(0) % 4_000) * 3
const address = (offset: number) => `http://localhost:${port + offset}`
/** The desk's tests sell carts and close the shop: they have a site of their own. */
const site = { port, url: address(0) }
const siteWithDesk = { port: port + 1, url: address(1) }
/** Tests that sign in at the desk find these in their environment. */
const desk = { DATA_DIR: dataDir(siteWithDesk.port), DESK_URL: address(2) }
Object.assign(process.env, desk)

const leftOut = process.env.FULL === '1' ? [] : ['**/*.full.spec.ts']
const deskTests = 'subjects/desk/tests/*.spec.ts'

export default defineConfig({
  projects: [
    {
      name: 'site',
      testMatch: '{subjects/*/tests,tests/e2e,tests/engines}/*.spec.ts',
      testIgnore: [deskTests, ...leftOut],
      use: { baseURL: site.url },
    },
    { name: 'desk', testMatch: deskTests, testIgnore: leftOut, use: { baseURL: siteWithDesk.url } },
  ],
  fullyParallel: true,
  workers: 2,
  // As long as a busy machine may take: no test asserts how long something takes.
  timeout: 60_000,
  expect: { timeout: 30_000 },
  // Drivers of other engines lose an answer now and then: what fails runs once more, and the report calls it flaky.
  retries: 1,
  reporter: [['dot'], ['json', { outputFile: 'test-results/playwright.json' }]],
  outputDir: 'test-results/browser',
  use: { launchOptions },
  webServer: [
    serve(site, { DATA_DIR: dataDir(site.port), DESK_URL: '' }),
    serve(siteWithDesk, { ...desk, DESK_PORT: String(port + 2) }),
  ],
})

function dataDir(ofPort: number): string {
  return join(tmpdir(), `switchback-browser-tests-${ofPort}`)
}

function serve(at: typeof site, env: Readonly<Record<string, string>>) {
  return {
    command: 'node tests/setup/serve.ts',
    url: `${at.url}/readyz`,
    env: {
      SETTINGS_FILE: 'none',
      PORT: String(at.port),
      SITE_URL: at.url,
      ...env,
      LOG_LEVEL: 'warn',
      // Each test may name an address of its own, so that none uses up the attempts of another.
      TRUSTED_PROXIES: '127.0.0.1,::1',
    },
    stdout: 'ignore',
    gracefulShutdown: { signal: 'SIGTERM', timeout: 10_000 },
  } as const
}
