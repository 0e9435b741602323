import { closeSync, fsyncSync, openSync, renameSync, rmSync, writeFileSync } from 'node:fs'

/** Under its name stands the whole new file or what stood there before, also after a power cut and with two writers. */
export function writeFileAtomically(file: string, contents: Uint8Array | string, mode = 0o666): void {
  const part = `${file}.${process.pid}.part`
  try {
    const descriptor = openSync(part, 'w', mode)
    try {
      writeFileSync(descriptor, contents)
      fsyncSync(descriptor)
    } finally {
      closeSync(descriptor)
    }
    renameSync(part, file)
  } finally {
    rmSync(part, { force: true })
  }
}
