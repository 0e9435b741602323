import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdirSync } from 'node:fs'
import { freePort } from '#tests/setup/free-port.ts'
import { openByBidi, openByWebDriver, type Window } from './windows.ts'

export interface Engine {
  readonly name: 'Firefox' | 'WebKit'
  /** What Debian calls it, and where that puts what is needed. */
  readonly packages: readonly string[]
  readonly programs: readonly string[]
  /** Without script none ever arrives, or none is run. */
  readonly open: (options: { readonly script: boolean }) => Promise<Window>
}

const firefox = '/usr/bin/firefox-esr'
const webKitDriver = '/usr/bin/WebKitWebDriver'
const xvfb = '/usr/bin/Xvfb'
const miniBrowser = `/usr/lib/${process.arch === 'arm64' ? 'aarch64' : 'x86_64'}-linux-gnu/webkit2gtk-4.1/MiniBrowser`

/** The engines of which the browser tests, which drive Chromium, know nothing. */
export const engines: readonly Engine[] = [
  {
    name: 'Firefox',
    packages: ['firefox-esr'],
    programs: [firefox],
    async open({ script }) {
      const port = await freePort()
      const profile = `test-results/firefox-${port}`
      mkdirSync(profile, { recursive: true })
      const args = ['--headless', '--no-remote', '--profile', profile, '--remote-debugging-port', String(port)]
      const browser = spawn(firefox, [...args, 'about:blank'], { stdio: 'ignore' })
      const window = await openByBidi(`ws://127.0.0.1:${port}/session`, { script })
      return { ...window, close: () => window.close().then(() => void browser.kill()) }
    },
  },
  {
    name: 'WebKit',
    packages: ['webkit2gtk-driver', 'xvfb'],
    programs: [webKitDriver, xvfb, miniBrowser],
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
      return {
        ...window,
        async close() {
          await window.close()
          for (const child of [driver, screen]) child.kill()
        },
      }
    },
  },
]

export const isThere = ({ programs }: Engine) => programs.every((program) => existsSync(program))
