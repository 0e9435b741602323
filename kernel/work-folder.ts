import { globSync, mkdtempSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { makeFolder } from './make-folder.ts'

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
