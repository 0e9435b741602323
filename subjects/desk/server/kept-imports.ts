import { readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'

// Looked for every hour: none is there for more than a day.
const keptMs = 23 * 3_600_000

/** Where a file of carts waits until it is agreed to. */
export const importFolder = (dataDir: string) => join(dataDir, 'imports')

/** DESK-24: removes the files of carts that have waited for a day. */
export async function removeOldImports(dataDir: string, now: Date): Promise<void> {
  const folder = importFolder(dataDir)
  for (const name of await readdir(folder).catch(() => [])) {
    const { mtimeMs } = await stat(join(folder, name))
    if (now.getTime() - mtimeMs > keptMs) await rm(join(folder, name), { force: true })
  }
}
