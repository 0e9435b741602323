import { readFileSync } from 'node:fs'
import { setTimeout as wait } from 'node:timers/promises'

/** Megabytes of a process, by the name of the figure in /proc; 0 once the process has ended. */
export function megabytes(pid: number, figure: 'VmHWM' | 'RssFile'): number {
  try {
    return Number(new RegExp(`${figure}:\\s+(\\d+)`).exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0) / 1024
  } catch {
    return 0
  }
}

const childrenOf = (pid: number) =>
  readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim().split(' ').filter(Boolean).map(Number)

/** Watches the processes beside the server during some work: how many ran at once, and the most memory that one held. */
export async function watchWorkers(sitePid: number, done: Promise<unknown>) {
  let isOver = false
  void done
    .catch(() => {})
    .finally(() => {
      isOver = true
    })
  const seen = { most: 0, highest: 0, highestOwn: 0 }
  while (!isOver) {
    const workers = childrenOf(sitePid)
    seen.most = Math.max(seen.most, workers.length)
    for (const worker of workers) {
      const highest = megabytes(worker, 'VmHWM')
      seen.highest = Math.max(seen.highest, highest)
      // Both processes share the program's text in memory.
      seen.highestOwn = Math.max(seen.highestOwn, highest - megabytes(worker, 'RssFile'))
    }
    await wait(20)
  }
  return seen
}
