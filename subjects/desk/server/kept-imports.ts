import { readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'

// A file is kept for less than a day, since the site looks for old ones every hour.
const keptMs = 23 * 3_600_000

/** The folder in which a file of carts waits until the dealer agrees to it. */
export const importFolder = (dataDir: string) => join(dataDir, 'imports')

/** Removes files of carts that have waited for a day (DESK-24). */
export async function removeOldImports(dataDir: string, now: Date): Promise<void> {
  const folder = importFolder(dataDir)
  for (const name of await readdir(folder).catch(() => [])) {
    const { mtimeMs } = await stat(join(folder, name))
    if (now.getTime() - mtimeMs > keptMs) await rm(join(folder, name), { force: true })
  }
}
