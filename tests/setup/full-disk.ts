import { spawnSync } from 'node:child_process'

/** What to start a process with whose files can be bound: without the signal the write itself fails, as it does on a full disk. */
export const boundable = ['sh', '-c', 'trap "" XFSZ; exec "$0" "$@"']

/** Lets none of the process's files grow beyond this. */
export const boundFiles = (pid: number, bytes: number | 'unlimited') =>
  void spawnSync('prlimit', ['--pid', String(pid), `--fsize=${bytes}:`])
