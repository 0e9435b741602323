import { hash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, brotliDecompress, constants, gzip } from 'node:zlib'
import type { Context } from 'hono'

const brotli = promisify(brotliCompress)
const zip = promisify(gzip)
const unpack = promisify(brotliDecompress)

type Encoding = 'br' | 'gzip' | 'identity'
type Bytes = Uint8Array<ArrayBuffer>
type Headers = Readonly<Record<string, string>>

interface PrintOptions {
  readonly status?: number
  readonly version?: string
  /** The instant from which it would say something wrong. */
  readonly until?: Date
  /** What the log and the figures call it. */
  readonly kind?: string
  /** On every answer; without a `Cache-Control`, others may keep it for a while, never longer than it is true. */
  readonly headers?: Headers
  readonly bodyHeaders: Headers
  /** How small the compressed forms become, from 1 to 11. Home takes 2 ms at 5, 31 ms at 10, 88 ms at 11. */
  readonly quality?: number
  /** What stood in its place before: the same text keeps its compressed forms. */
  readonly before?: Printed | undefined
}

const browserSeconds = 60
const sharedCacheSeconds = 300
const staleSeconds = 60
const longestSeconds = sharedCacheSeconds + staleSeconds
const endOfTime = new Date(8.64e15)
// What it takes in memory besides its text and its key: buffers, its place in a map, its headers.
const overheadBytes = 4096

/** Headers, and for how many seconds more the text was true when they were made. */
interface Made {
  readonly headers: Headers
  readonly left: number
}

/** An answer as it is sent, again and again: its bytes in each encoding and the headers that belong to this very text. */
export class Printed {
  readonly status: number
  readonly version: string
  readonly kind: string | undefined
  readonly until: number
  readonly headers: Headers
  readonly #etag: string
  readonly #bodyHeaders: Headers
  readonly #quality: number
  readonly #length: number
  readonly #forms: Map<Encoding, Bytes | Promise<Bytes>>
  readonly #made = { whole: new Map<Encoding, Made>(), known: new Map<Encoding, Made>() }

  constructor(text: string, options: PrintOptions) {
    const { status = 200, version = '', until = endOfTime, kind, headers = {}, bodyHeaders, quality = 5 } = options
    this.status = status
    this.version = version
    this.until = until.getTime()
    this.kind = kind
    this.headers = headers
    this.#bodyHeaders = bodyHeaders
    this.#quality = quality
    const bytes = new TextEncoder().encode(text)
    this.#etag = hash('sha256', bytes, 'base64url').slice(0, 22)
    const { before } = options
    const isSame = before !== undefined && before.#etag === this.#etag
    this.#length = bytes.length
    this.#forms = isSame ? before.#forms : new Map([['identity', bytes]])
  }

  /** What it takes in memory at most: its compressed forms are together never larger than half the text. */
  get bytes(): number {
    return Math.ceil(1.5 * this.#length) + overheadBytes
  }

  /** What a client is told that asks with these headers: 304 where it has it already. */
  answer(accepted: string | undefined, known: string | undefined, now: Date) {
    const encoding = acceptedEncoding(accepted)
    const isKnown = this.status === 200 && isUnchanged(known, this.#etag)
    const headers = this.#headersOf(encoding, isKnown, now)
    return isKnown ? { status: 304, headers, body: null } : { status: this.status, headers, body: this.in(encoding) }
  }

  /** The same object for all answers that say the same, until the time says otherwise. */
  #headersOf(encoding: Encoding, isKnown: boolean, now: Date): Headers {
    const left = Math.max(0, Math.min(longestSeconds, Math.floor((this.until - now.getTime()) / 1000)))
    const kept = isKnown ? this.#made.known : this.#made.whole
    const made = kept.get(encoding)
    if (made?.left === left) return made.headers
    const form = encoding === 'identity' ? '' : `-${encoding}`
    const headers = {
      ETag: `"${this.#etag}${form}"`,
      Vary: 'Accept-Encoding',
      'Cache-Control': this.#cacheControl(left),
      ...this.headers,
      ...(isKnown ? {} : this.#bodyHeaders),
      ...(isKnown || form === '' ? {} : { 'Content-Encoding': encoding }),
    }
    kept.set(encoding, { headers, left })
    return headers
  }

  /** At once where that form lies here; otherwise off the main thread. */
  in(encoding: Encoding): Bytes | Promise<Bytes> {
    const made = this.#forms.get(encoding)
    if (made) return made
    const making = this.#make(encoding)
    this.#forms.set(encoding, making)
    const done = (bytes?: Bytes) => {
      // Nearly every client takes brotli, which holds the plain text in a fifth of its size.
      if (encoding === 'br' && bytes) this.#forms.delete('identity')
      if (encoding === 'identity' || !bytes) this.#forms.delete(encoding)
      else this.#forms.set(encoding, bytes)
    }
    making.then(done, () => done())
    return making
  }

  async #make(encoding: Encoding): Promise<Bytes> {
    if (encoding === 'identity') return exactly(await unpack(await this.in('br')))
    return compress(await this.in('identity'), encoding, this.#quality)
  }

  #cacheControl(left: number): string {
    if (this.status >= 500) return 'no-store'
    const shared = Math.min(sharedCacheSeconds, left)
    // A stale answer is sent after the longer of the two times, and must be true by then as well.
    const stale = Math.min(staleSeconds, left - shared)
    return `public, max-age=${Math.min(browserSeconds, left)}, s-maxage=${shared}, stale-while-revalidate=${stale}`
  }
}

export async function sendPrinted(c: Context, printed: Printed, now: Date): Promise<Response> {
  const { status, headers, body } = printed.answer(c.req.header('accept-encoding'), c.req.header('if-none-match'), now)
  return c.body((await body) as Bytes, status as 200, headers)
}

const weightOf = { br: weightIn('br'), gzip: weightIn('gzip'), any: weightIn('\\*') }

/** The best of our encodings that the client's `Accept-Encoding` allows. */
function acceptedEncoding(header = ''): Encoding {
  const allows = (encoding: 'br' | 'gzip') => Number(weightOf[encoding](header) ?? weightOf.any(header) ?? 0) > 0
  return allows('br') ? 'br' : allows('gzip') ? 'gzip' : 'identity'
}

/** Reads the weight that a header gives to what is named so. */
function weightIn(name: string): (header: string) => string | undefined {
  const part = new RegExp(`(?:^|,)\\s*${name}\\s*(?:;\\s*q\\s*=\\s*([^,]*)|)(?:,|$)`, 'i')
  return (header) => {
    const found = part.exec(header)
    return found ? (found[1] ?? '1') : undefined
  }
}

/** Whether a client that names these entity tags has it already. */
function isUnchanged(header: string | undefined, etag: string): boolean {
  if (!header) return false
  return (
    header.trim() === '*' ||
    header.split(',').some((given) => given.replace(/^\s*(W\/)?"|(-br|-gzip)?"\s*$/g, '') === etag)
  )
}

async function compress(text: Bytes, encoding: Encoding, quality: number): Promise<Bytes> {
  if (encoding === 'gzip') return exactly(await zip(text, { level: Math.min(constants.Z_BEST_COMPRESSION, quality) }))
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: quality,
    [constants.BROTLI_PARAM_SIZE_HINT]: text.length,
    [constants.BROTLI_PARAM_LGWIN]: windowBits(text.length),
  }
  return exactly(await brotli(text, { params }))
}

/** A window as large as the text is as good as one of four megabytes, which each compression would take for itself. */
function windowBits(length: number): number {
  const { BROTLI_MIN_WINDOW_BITS: least, BROTLI_DEFAULT_WINDOW: most } = constants
  return Math.min(most, Math.max(least, Math.ceil(Math.log2(length + 16))))
}

/** The compressors answer with a view of a larger buffer, all of which would be kept with it. */
function exactly(view: Uint8Array): Bytes {
  return new Uint8Array(view)
}
