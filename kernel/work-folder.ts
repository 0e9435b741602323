import { globSync, mkdtempSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { makeFolder } from './make-folder.ts'

const prefix = '.work-'

/** A folder beside the data, for an upload or a trial. Its maker takes it away; where that was killed, the next start does. */
export function makeWorkFolder(dataDir: string): string {
  makeFolder(dataDir)
  return mkdtempSync(join(dataDir, `${prefix}${process.pid}-`))
}

export function removeLeftFolders(dataDir: string): void {
  for (const name of globSync(`${prefix}*`, { cwd: dataDir }))
    if (!isAnother(Number(name.split('-')[1]))) rmSync(join(dataDir, name), { recursive: true, force: true })
}

/** In a container every life of the site has the same id: a folder of our own is of a life before. */
function isAnother(pid: number): boolean {
  try {
    return pid !== process.pid && process.kill(pid, 0)
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}
