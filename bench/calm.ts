import { readdirSync, readFileSync } from 'node:fs'

export const ticksPerSecond = 100

/** Seconds of processor time since the machine began: what all processes used, and what this one used with its descendants. */
function usedSoFar(): { all: number; ours: number } {
  const [first = ''] = readFileSync('/proc/stat', 'utf8').split('\n', 1)
  const [, user = 0, nice = 0, system = 0, , , interrupts = 0, soft = 0] = first.split(/\s+/).map(Number)
  const processes = new Map<number, { parent: number; used: number }>()
  for (const name of readdirSync('/proc').filter((entry) => /^\d+$/.test(entry))) {
    try {
      const fields = readFileSync(`/proc/${name}/stat`, 'utf8')
        .replace(/^.*\) /s, '')
        .split(' ')
      const [parent = 0, own = 0, kernel = 0] = [fields[1], fields[11], fields[12]].map(Number)
      processes.set(Number(name), { parent, used: own + kernel })
    } catch {
      // The process has ended meanwhile.
    }
  }
  const isOurs = (pid: number): boolean => {
    const parent = processes.get(pid)?.parent
    return pid === process.pid || (parent !== undefined && parent > 1 && isOurs(parent))
  }
  const ours = [...processes].filter(([pid]) => isOurs(pid)).reduce((sum, [, { used }]) => sum + used, 0)
  return { all: (user + nice + system + interrupts + soft) / ticksPerSecond, ours: ours / ticksPerSecond }
}

/** How many cores others have used while something was measured. Processes that ended in between count as others. */
export function watchNoise(): () => number {
  const [before, at] = [usedSoFar(), performance.now()]
  return () => {
    const after = usedSoFar()
    const seconds = (performance.now() - at) / 1_000
    return Math.max(0, (after.all - before.all - (after.ours - before.ours)) / seconds)
  }
}

/** Waits until others use less than `cores`, for `patienceMs` at most. */
export async function waitForCalm(cores: number, patienceMs: number): Promise<void> {
  for (const end = performance.now() + patienceMs; performance.now() < end; ) {
    const noise = watchNoise()
    await new Promise((resolve) => setTimeout(resolve, 500))
    if (noise() < cores) return
  }
}

export function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN
}
