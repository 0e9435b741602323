import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout as wait } from 'node:timers/promises'
import type { ContactSubmission } from '#subjects/contact/rules/contact-submission.ts'
import { freePort } from './free-port.ts'

export interface SiteProcess {
  readonly url: string
  readonly child: ChildProcess
  /** Ends the process by this signal, and waits until it is gone. */
  readonly end: (signal?: NodeJS.Signals) => Promise<void>
}

interface SiteOptions {
  readonly env: Readonly<Record<string, string>>
  /** What to start it with, where that is not plain Node. */
  readonly through?: readonly string[]
  /** Where its output goes, where that is not nowhere: a file that is open, or a pipe. */
  readonly output?: number | 'pipe' | 'ignore'
  /** The checkout whose build it is, where that is not this one. */
  readonly checkout?: string
  /** Where it listens, where a test has to know that beforehand. */
  readonly at?: number
}

/** The built site in a process of its own, as it runs in earnest. */
export async function startSite({
  env,
  through = [],
  output = 'ignore',
  checkout,
  at,
}: SiteOptions): Promise<SiteProcess> {
  const port = at ?? (await freePort())
  const [command = '', ...args] = [...through, process.execPath, 'dist/current/server/main.js']
  const child = spawn(command, args, {
    ...(checkout && { cwd: checkout }),
    env: {
      ...process.env,
      SETTINGS_FILE: 'none',
      PORT: String(port),
      LOG_LEVEL: 'silent',
      TRUSTED_PROXIES: '127.0.0.1',
      ...env,
    },
    stdio: ['ignore', output, 'pipe'],
  })
  let errors = ''
  child.stderr?.on('data', (text) => {
    errors += text
  })
  const url = `http://127.0.0.1:${port}`
  const deadline = performance.now() + 20_000
  while (!(await answers(`${url}/healthz`))) {
    if (child.exitCode !== null || performance.now() > deadline) throw new Error(`The site did not start: ${errors}`)
    await wait(15)
  }
  return {
    url,
    child,
    end: async (signal = 'SIGTERM') => {
      if (child.exitCode !== null || child.signalCode !== null) return
      const gone = once(child, 'exit')
      child.kill(signal)
      await gone
    },
  }
}

let senders = 0

/** Posts a message as the form with script does, each from an address of its own. Nothing when no answer came. */
export async function postMessage(url: string, message: ContactSubmission, key?: string) {
  senders += 1
  try {
    const response = await fetch(`${url}/api/contact`, {
      method: 'POST',
      headers: {
        'Content-Type': 'application/json',
        'X-Forwarded-For': `10.${(senders >> 16) & 255}.${(senders >> 8) & 255}.${senders & 255}`,
        ...(key ? { 'Idempotency-Key': key } : {}),
      },
      body: JSON.stringify(message),
    })
    return { status: response.status, body: (await response.json()) as { id?: string; error?: string } }
  } catch {
    return undefined
  }
}

/** A message that no other test sends. */
export function messageNumber(number: number): ContactSubmission {
  return {
    firstName: 'Ada',
    lastName: `Number ${number}`,
    email: `ada${number}@example.com`,
    phone: '570-555-0134',
    interest: 'sales',
    message: `This is message number ${number}.`,
  }
}

async function answers(url: string): Promise<boolean> {
  return fetch(url).then(
    (response) => response.ok,
    () => false,
  )
}
