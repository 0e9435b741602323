import { createHash } from 'node:crypto'
import { mkdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { writeFileAtomically } from '#kernel/files/write-file-atomically.ts'

const digestBytes = 32
const digestOf = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest()

/**
 * Results by what they were made from, each with its own sum before it: a file that was cut short or damaged is as if it
 * were not there.
 */
export class KeptResults {
  readonly #folder: string

  constructor(folder: string) {
    this.#folder = folder
  }

  async find(key: string): Promise<Buffer | undefined> {
    const found = await readFile(this.#fileOf(key)).catch(() => undefined)
    const kept = found?.subarray(digestBytes)
    return found && kept && digestOf(kept).equals(found.subarray(0, digestBytes)) ? kept : undefined
  }

  async keep(key: string, made: Uint8Array): Promise<void> {
    await mkdir(this.#folder, { recursive: true })
    // Two builds may work side by side: neither must see half of what the other writes.
    writeFileAtomically(this.#fileOf(key), Buffer.concat([digestOf(made), made]))
  }

  #fileOf(key: string): string {
    return join(this.#folder, createHash('sha256').update(key).digest('hex').slice(0, 40))
  }
}
