import { type ChildProcess, fork } from 'node:child_process'
import { NoPictureError } from './no-picture.ts'
import type { PictureJob, PictureResult } from './picture-job.ts'

const idleMs = 15_000
const longestMs = 30_000
// What it decodes and writes lies outside of this.
const smallHeap = ['--max-semi-space-size=1', '--max-old-space-size=64']
// The memory of pictures in one piece: in several it grows with every picture. Windows starts no process without its own folder.
const env = { MALLOC_ARENA_MAX: '1', ...(process.env.SystemRoot && { SystemRoot: process.env.SystemRoot }) }

export interface PictureWorker {
  /** Does one piece of work after the other; what takes memory is fetched when its turn comes. */
  readonly ask: (job: PictureJob | (() => Promise<PictureJob>)) => Promise<Extract<PictureResult, { ok: true }>>
  readonly stop: () => Promise<void>
}

/** The process that makes pictures: there while there is something to make. It knows no settings and no secrets. */
export function createPictureWorker(program: string): PictureWorker {
  let child: ChildProcess | undefined
  let line: Promise<unknown> = Promise.resolve()
  let idle: NodeJS.Timeout | undefined
  let stopped = false

  function end(): void {
    clearTimeout(idle)
    child?.kill('SIGKILL')
    child = undefined
  }

  function start(): ChildProcess {
    const started = fork(program, [], {
      execArgv: smallHeap,
      env,
      serialization: 'advanced',
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    })
    started.once('exit', () => {
      if (child === started) child = undefined
    })
    return started
  }

  function work(job: PictureJob): Promise<PictureResult> {
    if (stopped) return Promise.reject(new Error('the site is stopping'))
    clearTimeout(idle)
    child ??= start()
    const asked = child
    return new Promise<PictureResult>((resolve, reject) => {
      const timer = setTimeout(() => settle(() => reject(new Error('it took too long'))), longestMs)
      const answered = (result: PictureResult) => settle(() => resolve(result))
      const gone = () => settle(() => reject(new Error('the picture process ended')))
      function settle(how: () => void): void {
        clearTimeout(timer)
        asked.off('message', answered).off('exit', gone).off('error', gone)
        how()
      }
      asked.on('message', answered).on('exit', gone).on('error', gone)
      asked.send(job, (error) => error && gone())
    }).catch((error: unknown) => {
      if (child === asked) end()
      throw error
    })
  }

  return {
    ask(job) {
      const result = line.then(async () => work(typeof job === 'function' ? await job() : job))
      line = result
        .catch(() => {})
        .then(() => {
          idle = setTimeout(end, idleMs).unref()
        })
      return result.then((answer) => {
        if (answer.ok) return answer
        throw answer.refused ? new NoPictureError(answer.reason) : new Error(answer.reason)
      })
    },
    async stop() {
      stopped = true
      end()
      await line
    },
  }
}
