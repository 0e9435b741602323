import { existsSync, globSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'

/** Makes a folder and those above it, for their owner alone. Node's own recursive way never ends where it can make none (`/proc`). */
export function makeFolder(folder: string): void {
  const path = resolve(folder)
  if (existsSync(path)) return
  makeFolder(dirname(path))
  try {
    mkdirSync(path, { mode: 0o700 })
  } catch (error) {
    // Another process may have been quicker.
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
  }
}

const prefix = '.work-'

/** Makes a folder beside the data for an upload or a trial. Its maker removes it; after a kill the next start does. */
export function makeWorkFolder(dataDir: string): string {
  makeFolder(dataDir)
  return mkdtempSync(join(dataDir, `${prefix}${process.pid}-`))
}

export function removeLeftFolders(dataDir: string): void {
  for (const name of globSync(`${prefix}*`, { cwd: dataDir }))
    if (!isAnother(Number(name.split('-')[1]))) rmSync(join(dataDir, name), { recursive: true, force: true })
}

/** Whether another running process has this id. In a container every start has the same id: a folder under our own id is an old one. */
function isAnother(pid: number): boolean {
  try {
    return pid !== process.pid && process.kill(pid, 0)
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}
