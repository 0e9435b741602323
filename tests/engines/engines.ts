import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { freePort } from '#tests/setup/free-port.ts'
import { launchOptions } from '#tests/setup/launch-options.ts'
import { openByBidi } from './bidi.ts'
import { openByPlaywright } from './playwright.ts'
import type { Window } from './visitor.ts'
import { openByWebDriver } from './webdriver.ts'

export interface Engine {
  readonly name: 'Chromium' | 'Firefox' | 'WebKit'
  /** What Debian calls it, and where that puts what is needed. */
  readonly packages: readonly string[]
  readonly programs: readonly string[]
  /** Whether its driver knows how to print. */
  readonly prints: boolean
  readonly open: (options: { readonly script: boolean }) => Promise<Window>
}

/** The size of a phone. WebKit's small browser is no narrower than its own buttons: 447 pixels. */
const phone = { width: 390, height: 844 }

const firefox = '/usr/bin/firefox-esr'
const webKitDriver = '/usr/bin/WebKitWebDriver'
const xvfb = '/usr/bin/Xvfb'
const miniBrowser = `/usr/lib/${process.arch === 'arm64' ? 'aarch64' : 'x86_64'}-linux-gnu/webkit2gtk-4.1/MiniBrowser`

export const engines: readonly Engine[] = [
  {
    name: 'Chromium',
    packages: ['chromium'],
    programs: [launchOptions.executablePath],
    prints: true,
    open: ({ script }) => openByPlaywright({ launch: launchOptions, viewport: phone, script }),
  },
  {
    name: 'Firefox',
    packages: ['firefox-esr'],
    programs: [firefox],
    prints: true,
    async open({ script }) {
      const port = await freePort()
      const profile = mkdtempSync(join(tmpdir(), 'switchback-firefox-'))
      const browser = spawn(
        firefox,
        ['--headless', '--no-remote', '--profile', profile, '--remote-debugging-port', String(port), 'about:blank'],
        { stdio: 'ignore' },
      )
      return endingWith(await openByBidi(`ws://127.0.0.1:${port}`, { viewport: phone, script }), browser, profile)
    },
  },
  {
    name: 'WebKit',
    packages: ['webkit2gtk-driver', 'xvfb'],
    programs: [webKitDriver, xvfb, miniBrowser],
    prints: false,
    async open({ script }) {
      const port = await freePort()
      const screen = spawn(xvfb, ['-displayfd', '3', '-screen', '0', '800x1000x24', '-nolisten', 'tcp'], {
        stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
      })
      const [display] = (await once(screen.stdio[3] as NodeJS.ReadableStream, 'data')) as [Buffer]
      const driver = spawn(webKitDriver, [`--port=${port}`], {
        stdio: 'ignore',
        env: { ...process.env, DISPLAY: `:${String(display).trim()}` },
      })
      const window = await openedBy(
        `http://127.0.0.1:${port}`,
        {
          browserName: 'MiniBrowser',
          'webkitgtk:browserOptions': {
            binary: miniBrowser,
            args: ['--automation', ...(script ? [] : ['--enable-javascript=false'])],
          },
        },
        phone,
      )
      return endingWith(endingWith(window, driver), screen)
    },
  },
]

export function isThere({ programs }: Engine): boolean {
  return programs.every((program) => existsSync(program))
}

/** The driver listens a moment after it was started. */
async function openedBy(driver: string, capabilities: object, size?: typeof phone): Promise<Window> {
  const end = Date.now() + 30_000
  while (!(await fetch(`${driver}/status`).catch(() => undefined))) {
    if (Date.now() > end) throw new Error(`No driver answers at ${driver}.`)
    await wait(50)
  }
  return openByWebDriver(driver, capabilities, size)
}

/** The window closes its process with it, and takes its folder away. */
function endingWith(window: Window, child: ChildProcess, folder?: string): Window {
  return {
    ...window,
    async close() {
      await window.close()
      const gone = child.exitCode === null && child.signalCode === null ? once(child, 'exit') : undefined
      child.kill()
      await gone
      if (folder) rmSync(folder, { recursive: true, force: true })
    },
  }
}
