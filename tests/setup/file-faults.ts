import fs from 'node:fs'
import { syncBuiltinESMExports } from 'node:module'
import { faultOf } from './nth-fault.ts'

type AnyCall = (this: unknown, ...given: unknown[]) => unknown
type Calls = Record<string, AnyCall>

const atOnce = ['readFileSync', 'writeFileSync', 'copyFileSync', 'mkdirSync', 'mkdtempSync', 'readdirSync', 'statSync']
const withCallback = ['open', 'read', 'write', 'writev', 'fsync']
const promised = ['readFile', 'writeFile', 'copyFile', 'rename', 'rm', 'readdir', 'stat']

const diskError = (call: string) =>
  Object.assign(new Error(`EIO: i/o error, ${call}`), { code: 'EIO', errno: -5, syscall: call })

/** Counts the calls of the file system, streams included, and has one of them fail as a broken disk does. */
export function countFileCalls(): void {
  const calls = fs as unknown as Calls
  const promises = fs.promises as unknown as Calls
  for (const name of atOnce)
    replace(calls, name, (original, given) => {
      original(...given)
      throw diskError(name)
    })
  for (const name of withCallback)
    replace(calls, name, (original, given) => {
      const done = given.pop() as (error: Error) => void
      // Fails before the call, since a file that was opened must be closed.
      if (name === 'open') setImmediate(done, diskError(name))
      else original(...given, () => done(diskError(name)))
    })
  for (const name of promised)
    replace(promises, name, async (original, given) => {
      await original(...given)
      throw diskError(name)
    })
  // Modules that imported a function by name see the change too.
  syncBuiltinESMExports()
}

function replace(
  calls: Calls,
  name: string,
  failAfter: (original: (...given: unknown[]) => unknown, given: unknown[]) => unknown,
): void {
  const original = calls[name] as AnyCall
  calls[name] = function (...given) {
    const way = faultOf('file')
    if (!way) return original.apply(this, given)
    const call = way === 'answer lost' ? (...args: unknown[]) => original.apply(this, args) : nothing
    return failAfter(call, given)
  }
}

/** Stands in for a call that takes no effect. */
function nothing(...given: unknown[]): void {
  const done = given.at(-1)
  if (typeof done === 'function') setImmediate(done as () => void)
}
