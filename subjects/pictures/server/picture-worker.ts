import { fork } from 'node:child_process'
import { once } from 'node:events'
import type { DecodePhoto } from './bring-photo.ts'
import type { MakeJob, PictureJob, PictureResult } from './picture-process.ts'
import { NoPictureError } from './read-picture-file.ts'

const idleMs = 15_000
const longestMs = 30_000
const unread = 'could not be made ready: try it again, or save it anew as JPEG'
// What it decodes and writes lies outside of this.
const smallHeap = ['--max-semi-space-size=1', '--max-old-space-size=64']
// What a picture took is given back when it is done: otherwise memory grows with every picture.
const givesBack = { MALLOC_ARENA_MAX: '1', MALLOC_MMAP_THRESHOLD_: '65536', MALLOC_TRIM_THRESHOLD_: '65536' }
// Windows starts no process without its own folder.
const env = { ...givesBack, ...(process.env.SystemRoot && { SystemRoot: process.env.SystemRoot }) }

export type PictureWorker = ReturnType<typeof createPictureWorker>

/** The process that makes pictures runs while there is something to make. It knows no settings and no secrets. */
export function createPictureWorker(program: string) {
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

  async function work(job: PictureJob): Promise<PictureResult> {
    if (stopped) throw new Error('the site is stopping')
    clearTimeout(idle)
    if (!running || running.gone.aborted) running = start()
    const { child, gone } = running
    const signal = AbortSignal.any([gone, AbortSignal.timeout(longestMs)])
    try {
      child.send(job, () => {})
      const [result] = (await once(child, 'message', { signal })) as [PictureResult]
      return result
    } catch (error) {
      if (!signal.aborted) throw error
      end()
      throw new Error(gone.aborted ? 'the picture process ended' : 'it took too long')
    }
  }

  /** Does one piece of work after the other; a job is read into memory when its turn comes. */
  function inTurn(job: () => Promise<PictureJob>): Promise<PictureResult> {
    const done = line.then(async () => work(await job()))
    line = done
      .catch(() => {})
      .then(() => {
        idle = setTimeout(end, idleMs).unref()
      })
    return done
  }

  return {
    async make(job: () => Promise<MakeJob>): Promise<Uint8Array> {
      const result = await inTurn(job)
      if ('made' in result) return result.made
      throw new Error('error' in result ? result.error : unread)
    },
    /** PIC-51: what the dealer brings, made ready beside the process that serves. */
    decode: (async (photo) => {
      const result = await inTurn(async () => ({ photo })).catch(() => undefined)
      if (result && 'photo' in result) return result.photo
      throw new NoPictureError(result && 'refused' in result ? result.refused : unread)
    }) satisfies DecodePhoto as DecodePhoto,
    async stop(): Promise<void> {
      stopped = true
      end()
      await line
      clearTimeout(idle)
    },
  }
}
