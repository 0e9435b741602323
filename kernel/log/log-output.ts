import { fstatSync, write } from 'node:fs'
import { Socket } from 'node:net'

type Done = (error: Error | null | undefined, cut?: boolean) => void
type Write = (lines: Buffer, done: Done) => void

const mostBytes = 1024 * 1024
const pieceBytes = 16 * 1024
const mostBytesOfACharacter = 3
const retryMs = 1_000
const busyMs = 100
// Lines of a busy moment go out together: each write costs a turn of another thread.
const gatherMs = 20

/**
 * Where the log goes. Nothing ever waits for it: lines are written behind one another, and those for which there is no
 * room, because the disk is full or nobody reads, are dropped and counted. The count is told once there is room again.
 */
export class LogOutput {
  readonly #descriptor: number
  #write: Write | undefined
  // As bytes, written where they wait: lines that wait as strings would each outlive a collection of garbage.
  #waiting = Buffer.allocUnsafe(pieceBytes)
  #waitingBytes = 0
  #waitingLines = 0
  #writing = false
  #gathering: NodeJS.Timeout | undefined
  #dropped = 0
  /** Whether what stands last in the log is a part of a line. */
  #cut = false
  #idle: (() => void)[] = []

  constructor(descriptor: number) {
    this.#descriptor = descriptor
  }

  write(line: string): void {
    const most = this.#waitingBytes + line.length * mostBytesOfACharacter
    if (most > mostBytes && this.#waitingBytes + Buffer.byteLength(line) > mostBytes) {
      this.#dropped += 1
      return
    }
    if (most > this.#waiting.length) this.#grow(most)
    this.#waitingBytes += this.#waiting.write(line, this.#waitingBytes)
    this.#waitingLines += 1
    if (!this.#writing) this.#next()
  }

  /** Resolves when all is written or dropped, at the latest after this time. */
  async flushed(withinMs: number): Promise<void> {
    if (!this.#writing) return
    await new Promise<void>((resolve) => {
      this.#idle.push(resolve)
      setTimeout(resolve, withinMs)
      if (this.#gathering) this.#next()
    })
  }

  #grow(atLeast: number): void {
    const larger = Buffer.allocUnsafe(Math.max(atLeast, 2 * this.#waiting.length))
    this.#waiting.copy(larger, 0, 0, this.#waitingBytes)
    this.#waiting = larger
  }

  #next(): void {
    clearTimeout(this.#gathering)
    this.#gathering = undefined
    if (this.#waitingLines === 0) {
      this.#writing = false
      for (const resolve of this.#idle.splice(0)) resolve()
      return
    }
    this.#writing = true
    const count = this.#waitingLines
    const lines = this.#waiting.subarray(0, this.#waitingBytes)
    this.#waiting = Buffer.allocUnsafe(pieceBytes)
    this.#waitingBytes = 0
    this.#waitingLines = 0
    const told = this.#dropped
    const before = (this.#cut ? '\n' : '') + (told > 0 ? droppedLine(told) : '')
    this.#write ??= writerFor(this.#descriptor)
    this.#write(before === '' ? lines : Buffer.concat([Buffer.from(before), lines]), (error, cut) => {
      if (error) this.#dropped += count
      else this.#dropped -= told
      this.#cut = error ? cut === true || this.#cut : false
      // A full disk has no room the next moment either.
      if (error) setTimeout(() => this.#next(), retryMs).unref()
      else if (this.#idle.length > 0) this.#next()
      else this.#gathering = setTimeout(() => this.#next(), gatherMs)
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
