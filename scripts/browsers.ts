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

/** A Chromium for the browser tests: the one that CHROMIUM_PATH names, one that is there, or one fetched now. */
export function findChromium(): string {
  const lookFor = () =>
    [process.env.CHROMIUM_PATH, ...usualPlaces, chromium.executablePath()].find((path) => path && existsSync(path))
  const found = lookFor() ?? fetched(lookFor, ['playwright', 'install', 'chromium'], ...bySystem(['chromium']))
  if (found) return found
  process.stderr.write('No Chromium was found and none could be fetched: set CHROMIUM_PATH to one.\n')
  process.exit(1)
}

const missing = () => engines.filter((engine) => !isThere(engine))

/** Fetches the engines that the journeys need and that are not there. */
export function fetchEngines(): void {
  const packages = missing().flatMap((engine) => engine.packages)
  if (packages.length > 0) fetched(() => missing().length === 0, ...bySystem(packages))
}

/** For each engine that is not there, a sentence. */
export function engineGaps(): readonly string[] {
  return missing().map(({ name, packages }) => `${name} was not found (${packages.join(', ')}): it made no journey.`)
}

function bySystem(packages: readonly string[]): readonly (readonly string[])[] {
  const install = ['sh', '-c', `apt-get update -qq && apt-get install -y -qq ${packages.join(' ')}`]
  return [install, ['sudo', '-n', ...install]]
}

/** Tries one way after the other until `look` finds something. */
function fetched<Found>(look: () => Found, ...ways: readonly (readonly string[])[]): Found {
  process.stderr.write('Getting what the browser tests need …\n')
  for (const [command = '', ...args] of ways) {
    if (!look()) spawnSync(command, args, { stdio: 'ignore', timeout: 300_000 })
  }
  return look()
}
