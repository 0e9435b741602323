import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort } from '#tests/setup/free-port.ts'
import { launchOptions } from '#tests/setup/launch-options.ts'
import type { Window } from './visitor.ts'
import { openByBidi, openByWebDriver, openChromium } from './windows.ts'

export interface Engine {
  readonly name: 'Chromium' | 'Firefox' | 'WebKit'
  /** What Debian calls it, and where that puts what is needed. */
  readonly packages: readonly string[]
  readonly programs: readonly string[]
  /** Whether its driver knows how to print. */
  readonly prints: boolean
  readonly open: (options: { readonly script: boolean }) => Promise<Window>
}

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
    open: openChromium,
  },
  {
    name: 'Firefox',
    packages: ['firefox-esr'],
    programs: [firefox],
    prints: true,
    async open({ script }) {
      const port = await freePort()
      const profile = mkdtempSync(join(tmpdir(), 'switchback-firefox-'))
      const args = ['--headless', '--no-remote', '--profile', profile, '--remote-debugging-port', String(port)]
      const browser = spawn(firefox, [...args, 'about:blank'], { stdio: 'ignore' })
      return endingWith(await openByBidi(`ws://127.0.0.1:${port}/session`, { script }), [browser], profile)
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
      const env = { ...process.env, DISPLAY: `:${String(display).trim()}` }
      const driver = spawn(webKitDriver, [`--port=${port}`], { stdio: 'ignore', env })
      const args = ['--automation', ...(script ? [] : ['--enable-javascript=false'])]
      const window = await openByWebDriver(`http://127.0.0.1:${port}`, {
        browserName: 'MiniBrowser',
        'webkitgtk:browserOptions': { binary: miniBrowser, args },
      })
      return endingWith(window, [driver, screen])
    },
  },
]

export function isThere({ programs }: Engine): boolean {
  return programs.every((program) => existsSync(program))
}

/** The window closes its processes with it, and takes its folder away. */
function endingWith(window: Window, processes: readonly ChildProcess[], folder?: string): Window {
  return {
    ...window,
    async close() {
      await window.close()
      for (const child of processes) {
        const gone = child.exitCode === null && child.signalCode === null ? once(child, 'exit') : undefined
        child.kill()
        await gone
      }
      if (folder) rmSync(folder, { recursive: true, force: true })
    },
  }
}
