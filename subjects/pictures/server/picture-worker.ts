import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import type { PictureJob, PictureResult } from './picture-process.ts'

const idleMs = 15_000
const longestMs = 30_000
// What it decodes and writes lies outside of this.
const smallHeap = ['--max-semi-space-size=1', '--max-old-space-size=64']
// The memory of pictures in one piece: in several it grows with every picture. Windows starts no process without its own folder.
const env = { MALLOC_ARENA_MAX: '1', ...(process.env.SystemRoot && { SystemRoot: process.env.SystemRoot }) }

export interface PictureWorker {
  /** Does one piece of work after the other; a job is read into memory when its turn comes. */
  readonly make: (job: () => Promise<PictureJob>) => Promise<Uint8Array>
  readonly stop: () => Promise<void>
}

interface Running {
  readonly child: ChildProcess
  /** Aborts when the process is gone. */
  readonly gone: AbortSignal
}

/** The process that makes pictures runs while there is something to make. It knows no settings and no secrets. */
export function createPictureWorker(program: string): PictureWorker {
  let running: Running | undefined
  let line: Promise<unknown> = Promise.resolve()
  let idle: NodeJS.Timeout | undefined
  let stopped = false

  function start(): Running {
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

  async function work(job: PictureJob): Promise<Uint8Array> {
    if (stopped) throw new Error('the site is stopping')
    clearTimeout(idle)
    if (!running || running.gone.aborted) running = start()
    const { child, gone } = running
    const signal = AbortSignal.any([gone, AbortSignal.timeout(longestMs)])
    try {
      child.send(job, () => {})
      const [result] = (await once(child, 'message', { signal })) as [PictureResult]
      if ('made' in result) return result.made
      throw new Error(result.error)
    } catch (error) {
      if (!signal.aborted) throw error
      end()
      throw new Error(gone.aborted ? 'the picture process ended' : 'it took too long')
    }
  }

  return {
    make(job) {
      const made = line.then(async () => work(await job()))
      line = made
        .catch(() => {})
        .then(() => {
          idle = setTimeout(end, idleMs).unref()
        })
      return made
    },
    async stop() {
      stopped = true
      end()
      await line
      clearTimeout(idle)
    },
  }
}
