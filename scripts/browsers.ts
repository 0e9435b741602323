import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { chromium } from '@playwright/test'
import { engines, isThere } from '#tests/engines/engines.ts'

const usualPlaces = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
]

/** A Chromium for the browser tests: the one that CHROMIUM_PATH names, one that is there, or one that Playwright fetches now. */
export function findChromium(): string {
  const lookFor = () =>
    [process.env.CHROMIUM_PATH, ...usualPlaces, chromium.executablePath()].find((path) => path && existsSync(path))
  if (!lookFor()) spawnSync('playwright', ['install', 'chromium'], { stdio: 'inherit' })
  const found = lookFor()
  if (found) return found
  process.stderr.write('No Chromium was found and none could be fetched: set CHROMIUM_PATH to one.\n')
  process.exit(1)
}

/** For each engine of the journeys that is not there, a sentence. */
export function engineGaps(): readonly string[] {
  return engines
    .filter((engine) => !isThere(engine))
    .map(({ name, packages }) => `${name} made no journey: install ${packages.join(', ')}.`)
}
