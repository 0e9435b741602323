import { createHash } from 'node:crypto'
import { mkdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { writeFileAtomically } from '#site/shared/server/write-file-atomically.ts'

const digestBytes = 32
const digestOf = (bytes: Buffer) => createHash('sha256').update(bytes).digest()

/**
 * Results by what they were made from, each with its own sum before it: a file that was cut short or damaged is made
 * anew.
 */
export class KeptResults {
  readonly #folder: string

  constructor(folder: string) {
    this.#folder = folder
  }

  async get(key: string, make: () => Promise<Buffer>): Promise<Buffer> {
    const file = join(this.#folder, createHash('sha256').update(key).digest('hex').slice(0, 40))
    const found = await readFile(file).catch(() => undefined)
    const kept = found?.subarray(digestBytes)
    if (found && kept && digestOf(kept).equals(found.subarray(0, digestBytes))) return kept
    const made = await make()
    await mkdir(this.#folder, { recursive: true })
    // Two builds may work side by side: neither must see half of what the other writes.
    writeFileAtomically(file, Buffer.concat([digestOf(made), made]))
    return made
  }
}
