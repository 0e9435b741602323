import { fork } from 'node:child_process'
import { once } from 'node:events'
import type { Job, JobAnswer, JobCall } from './serve-jobs.ts'

const idleMs = 15_000
// The job decodes, unpacks and writes outside of this heap.
const smallHeap = ['--max-semi-space-size=1', '--max-old-space-size=40']
// Has the allocator give memory back after each job: otherwise memory grows with every job.
const givesBack = { MALLOC_ARENA_MAX: '1', MALLOC_MMAP_THRESHOLD_: '65536', MALLOC_TRIM_THRESHOLD_: '65536' }
// Windows starts no process without SystemRoot.
const env = { ...givesBack, ...(process.env.SystemRoot && { SystemRoot: process.env.SystemRoot }) }

/** Has the process beside the server do a job, by its name there; its input is read into memory when its turn comes. */
export type RunJob = <Done extends Job>(
  name: string,
  input: () => Promise<Parameters<Done>[0]>,
) => Promise<Awaited<ReturnType<Done>>>

export interface Worker {
  readonly run: RunJob
  readonly stop: () => Promise<void>
}

/** The job took more memory or time than there is: its process ended, or was ended. */
export class JobEnded extends Error {
  override name = 'JobEnded'
}

/** Starts the process beside the server while there is something to do. That process knows no settings and no secrets. */
export function createWorker(program: string, { longestMs = 30_000 } = {}): Worker {
  let running: ReturnType<typeof start> | undefined
  let line: Promise<unknown> = Promise.resolve()
  let idle: NodeJS.Timeout | undefined
  let stopped = false

  function start() {
    const gone = new AbortController()
    const child = fork(program, [], {
      execArgv: smallHeap,
      env,
      serialization: 'advanced',
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    })
    child.once('exit', () => gone.abort()).on('error', () => gone.abort())
    return { child, gone: gone.signal }
  }

  function end(): void {
    clearTimeout(idle)
    running?.child.kill('SIGKILL')
    running = undefined
  }

  async function work(call: JobCall): Promise<unknown> {
    if (stopped) throw new Error('the site is stopping')
    clearTimeout(idle)
    if (!running || running.gone.aborted) running = start()
    const { child, gone } = running
    const signal = AbortSignal.any([gone, AbortSignal.timeout(longestMs)])
    try {
      child.send(call, () => {})
      const [answer] = (await once(child, 'message', { signal })) as [JobAnswer]
      if ('error' in answer) throw new Error(answer.error)
      return answer.result
    } catch (error) {
      if (!signal.aborted) throw error
      end()
      throw new JobEnded(gone.aborted ? 'the process ended' : 'it took too long')
    }
  }

  return {
    /** Does one job after the other. */
    run: ((name, input) => {
      const done = line.then(async () => work({ name, input: await input() }))
      line = done
        .catch(() => {})
        .then(() => {
          idle = setTimeout(end, idleMs).unref()
        })
      return done
    }) as RunJob,
    async stop() {
      stopped = true
      end()
      await line
      clearTimeout(idle)
    },
  }
}
