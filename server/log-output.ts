import { fstatSync, write } from 'node:fs'
import { Socket } from 'node:net'

type Done = (error: Error | null | undefined, cut?: boolean) => void
type Write = (lines: Buffer, done: Done) => void

const mostBytes = 1024 * 1024
const retryMs = 1_000
const busyMs = 100

/**
 * Where the log goes. Nothing ever waits for it: lines are written behind one another, and those for which there is no
 * room, because the disk is full or nobody reads, are dropped and counted. The count is told once there is room again.
 */
export class LogOutput {
  readonly #descriptor: number
  #write: Write | undefined
  #waiting: string[] = []
  #waitingBytes = 0
  #writing = false
  #dropped = 0
  /** Whether what stands last in the log is a part of a line. */
  #cut = false
  #idle: (() => void)[] = []

  constructor(descriptor: number) {
    this.#descriptor = descriptor
  }

  write(line: string): void {
    if (this.#waitingBytes + line.length > mostBytes) {
      this.#dropped += 1
      return
    }
    this.#waiting.push(line)
    this.#waitingBytes += line.length
    if (!this.#writing) this.#next()
  }

  /** Resolves when all is written or dropped, at the latest after this time. */
  async flushed(withinMs: number): Promise<void> {
    if (!this.#writing) return
    await new Promise<void>((resolve) => {
      this.#idle.push(resolve)
      setTimeout(resolve, withinMs)
    })
  }

  #next(): void {
    if (this.#waiting.length === 0) {
      for (const resolve of this.#idle.splice(0)) resolve()
      return
    }
    this.#writing = true
    const lines = this.#waiting
    this.#waiting = []
    this.#waitingBytes = 0
    const told = this.#dropped
    const text = (this.#cut ? '\n' : '') + (told > 0 ? droppedLine(told) : '') + lines.join('')
    this.#write ??= writerFor(this.#descriptor)
    this.#write(Buffer.from(text), (error, cut) => {
      if (error) this.#dropped += lines.length
      else this.#dropped -= told
      this.#cut = error ? cut === true || this.#cut : false
      const goOn = () => {
        this.#writing = false
        this.#next()
      }
      // A full disk has no room the next moment either.
      if (error) setTimeout(goOn, retryMs).unref()
      else goOn()
    })
  }
}

function droppedLine(dropped: number): string {
  return `${JSON.stringify({ level: 40, time: new Date().toISOString(), dropped, msg: 'log lines were dropped: no room' })}\n`
}

/** A pipe that nobody reads would hold up whoever writes to it as to a file. */
function writerFor(descriptor: number): Write {
  if (!isPipe(descriptor)) return (lines, done) => writeWhole(descriptor, lines, done)
  const socket = new Socket({ fd: descriptor, readable: false, writable: true })
  socket.on('error', () => {})
  socket.unref()
  return (lines, done) => void socket.write(lines, done)
}

function isPipe(descriptor: number): boolean {
  try {
    const kind = fstatSync(descriptor)
    return kind.isFIFO() || kind.isSocket()
  } catch {
    return false
  }
}

function writeWhole(descriptor: number, lines: Buffer, done: Done, from = 0): void {
  write(descriptor, lines, from, lines.length - from, null, (error, written) => {
    if (error?.code === 'EAGAIN') setTimeout(() => writeWhole(descriptor, lines, done, from), busyMs).unref()
    else if (error || from + written === lines.length) done(error, from > 0)
    else writeWhole(descriptor, lines, done, from + written)
  })
}
