import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { Encoding } from '#kernel/http/accepted-encoding.ts'

const brotli = promisify(brotliCompress)
const zip = promisify(gzip)

type Bytes = Uint8Array<ArrayBuffer>
type Compression = 'fast' | 'smallest'

const fast = 5

/** A text and its compressed forms, each made when it is first asked for. */
export class EncodedText {
  readonly identity: Bytes
  /** Whether somebody has taken on to make it small. */
  shrinking = false
  readonly #forms = new Map<Encoding, Bytes | Promise<Bytes>>()

  constructor(text: string) {
    this.identity = new TextEncoder().encode(text)
    this.#forms.set('identity', this.identity)
  }

  /** What it takes in memory at most: its compressed forms are together never larger than half the text and their headers. */
  get bytes(): number {
    return 1.5 * this.identity.length
  }

  /** Makes the forms that another text was asked for in; the one that nearly all browsers take where there is none. */
  async prepareLike(other: EncodedText | undefined): Promise<void> {
    for (const encoding of other ? other.#forms.keys() : (['br'] as const)) await this.in(encoding)
  }

  /** At once where that form has been made. */
  in(encoding: Encoding): Bytes | Promise<Bytes> {
    return this.#forms.get(encoding) ?? this.#make(encoding, 'fast')
  }

  /** Where that form has been made. */
  made(encoding: Encoding): Bytes | undefined {
    const form = this.#forms.get(encoding)
    return form instanceof Promise ? undefined : form
  }

  /** Makes the smallest of every form that was asked for: that takes some fifty times as long, and saves a tenth. */
  async shrink(): Promise<void> {
    for (const encoding of this.#forms.keys()) {
      const smallest = await compress(this.identity, encoding, 'smallest')
      this.#forms.set(encoding, smallest)
    }
  }

  #make(encoding: Encoding, compression: Compression): Promise<Bytes> {
    const making = oneOfTwo(() => compress(this.identity, encoding, compression))
    this.#forms.set(encoding, making)
    making.then(
      (bytes) => this.#forms.set(encoding, bytes),
      () => this.#forms.delete(encoding),
    )
    return making
  }
}

let compressing = 0
const waiting: (() => void)[] = []

/** Two at a time: Node has four threads for this and for reading files, and files should not wait. */
async function oneOfTwo(work: () => Promise<Bytes>): Promise<Bytes> {
  if (compressing >= 2) await new Promise<void>((resolve) => waiting.push(resolve))
  else compressing += 1
  try {
    return await work()
  } finally {
    const next = waiting.shift()
    if (next) next()
    else compressing -= 1
  }
}

async function compress(text: Bytes, encoding: Encoding, compression: Compression): Promise<Bytes> {
  const smallest = compression === 'smallest'
  if (encoding === 'gzip') return exactly(await zip(text, { level: smallest ? constants.Z_BEST_COMPRESSION : fast }))
  if (encoding === 'identity') return text
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: smallest ? constants.BROTLI_MAX_QUALITY : fast,
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
