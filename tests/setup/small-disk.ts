import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

export interface SmallDisk {
  readonly directory: string
  /** What to start a process with so that it has no more room than this. */
  readonly through: readonly string[]
  /** Leaves no room on it; `pid` is the process that shall feel it. */
  readonly fill: (pid: number) => void
  readonly makeRoom: (pid: number) => void
  readonly remove: () => void
}

/** A file system of its own in memory; where mounting is not allowed, a bound on the size of the process's files. */
export function smallDisk(): SmallDisk {
  const directory = mkdtempSync(join(tmpdir(), 'switchback-small-'))
  return mounted(directory) ? fileSystem(directory) : boundedFiles(directory)
}

function mounted(directory: string): boolean {
  return spawnSync('mount', ['-t', 'tmpfs', '-o', 'size=4m', 'tmpfs', directory]).status === 0
}

function fileSystem(directory: string): SmallDisk {
  const filler = join(directory, 'filler')
  return {
    directory,
    through: [],
    fill: () => {
      mkdirSync(filler)
      for (const size of [65_536, 4_096])
        for (let number = 0; takes(join(filler, `${size}-${number}`), size); number += 1);
    },
    makeRoom: () => rmSync(filler, { recursive: true }),
    remove: () => {
      spawnSync('umount', ['--lazy', directory])
      rmSync(directory, { recursive: true, force: true })
    },
  }
}

function takes(file: string, size: number): boolean {
  try {
    writeFileSync(file, Buffer.alloc(size))
    return true
  } catch {
    return false
  }
}

/** Ignoring the signal lets the write itself fail, as it does on a full disk. */
export function boundedFiles(directory: string): SmallDisk {
  const bound = (pid: number, bytes: string) => spawnSync('prlimit', ['--pid', String(pid), `--fsize=${bytes}:`])
  return {
    directory,
    through: ['sh', '-c', 'trap "" XFSZ; exec "$0" "$@"'],
    fill: (pid) => void bound(pid, '4096'),
    makeRoom: (pid) => void bound(pid, 'unlimited'),
    remove: () => rmSync(directory, { recursive: true, force: true }),
  }
}
