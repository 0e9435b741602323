import { appendFileSync, mkdirSync, renameSync, statSync } from 'node:fs'
import { userInfo } from 'node:os'
import { join } from 'node:path'
import type { ExitCode } from './desk-command.ts'

const mostBytes = 1024 * 1024
const longestWord = 200
const reference = /^\d{6}-[0-9A-Z]{8}$/
/** For a watchdog that asks every quarter of an hour, and tells nothing of anybody. */
const unnoted = ['status']

interface Asked {
  readonly dataDir: string
  readonly name: string
  readonly args: readonly string[]
  readonly code: ExitCode
}

/**
 * SITE-82: who had the desk read or change what, and when: a line of JSON in a file beside the database, for its owner
 * alone. Where it cannot be written, that is said, and what was asked for is done all the same.
 *
 * @returns why it could not be written.
 */
export function noteCommand({ dataDir, name, args, code }: Asked): string | undefined {
  // What was not understood was not done, and may be anything.
  if (code === 2 || unnoted.includes(name)) return undefined
  const file = join(dataDir, 'desk.log')
  const line = JSON.stringify({ time: new Date().toISOString(), ...who(), command: wordsOf(name, args), code })
  try {
    mkdirSync(dataDir, { recursive: true, mode: 0o700 })
    if (sizeOf(file) > mostBytes) renameSync(file, `${file}.1`)
    appendFileSync(file, `${line}\n`, { mode: 0o600 })
    return undefined
  } catch (error) {
    return `${file} could not be written: ${(error as NodeJS.ErrnoException).code}.`
  }
}

/** Of messages only references: what else stands there may be a name or an address. */
function wordsOf(name: string, args: readonly string[]): string {
  const [action = '', ...more] = args
  const words = name === 'leads' ? [action, ...more.filter((word) => reference.test(word))] : args
  return [name, ...words]
    .map((word) => word.slice(0, longestWord))
    .join(' ')
    .trim()
}

/** Who is logged in; behind `sudo`, who asked for it as well. */
function who(): { readonly user: string; readonly by?: string } {
  const by = process.env.SUDO_USER
  return { user: userName(), ...(by ? { by } : {}) }
}

/** A container may run under a number that has no name. */
export function userName(): string {
  try {
    return userInfo().username
  } catch {
    return String(process.getuid?.() ?? 'unknown')
  }
}

function sizeOf(file: string): number {
  return statSync(file, { throwIfNoEntry: false })?.size ?? 0
}
