import { renameSync, rmSync, writeFileSync } from 'node:fs'

/** Under its name stands the whole new file or what stood there before. */
export function writeFileAtomically(file: string, contents: Uint8Array | string): void {
  const part = `${file}.${process.pid}.part`
  try {
    writeFileSync(part, contents, { flush: true })
    renameSync(part, file)
  } finally {
    rmSync(part, { force: true })
  }
}
