import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { chromium } from '@playwright/test'

const usualPlaces = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
]

/** A Chromium for the browser tests: the one named, one that is there, or one fetched now. */
export function findChromium(): string {
  const found = lookFor()
  if (found) return found
  process.stderr.write('Getting a Chromium for the browser tests …\n')
  const ways: readonly (readonly string[])[] = [
    ['playwright', 'install', 'chromium'],
    ['sh', '-c', 'apt-get update -qq && apt-get install -y -qq chromium'],
    ['sudo', '-n', 'sh', '-c', 'apt-get update -qq && apt-get install -y -qq chromium'],
  ]
  for (const [command = '', ...args] of ways) {
    spawnSync(command, args, { stdio: ['ignore', 'ignore', 'ignore'], timeout: 300_000 })
    const fetched = lookFor()
    if (fetched) return fetched
  }
  process.stderr.write('No Chromium was found and none could be fetched: set CHROMIUM_PATH to one.\n')
  process.exit(1)
}

function lookFor(): string | undefined {
  return [process.env.CHROMIUM_PATH, ...usualPlaces, chromium.executablePath()].find((path) => path && existsSync(path))
}
