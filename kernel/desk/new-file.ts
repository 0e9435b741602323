import { writeFileSync } from 'node:fs'
import type { DeskCall } from './desk.ts'

interface NewFileOptions {
  readonly force: boolean
  readonly mode?: number
  readonly warn: DeskCall['warn']
}

/** Writes a file that is not there yet, or any with force; false, and a warning, where there is one. */
export function writeNewFile(file: string, text: string, { force, mode = 0o666, warn }: NewFileOptions): boolean {
  try {
    writeFileSync(file, text, { flag: force ? 'w' : 'wx', mode })
    return true
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
    warn(thereAlready(file))
    return false
  }
}

export function thereAlready(file: string): string {
  return `${file} is there already: choose another name, or overwrite it with --force.`
}
