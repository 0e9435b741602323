import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { open } from 'node:fs/promises'

const utf16Mark = Buffer.from([0xff, 0xfe])

/** How the text of a file is written: spreadsheets save UTF-8, UTF-16 ("Unicode text") or the code page of their machine. */
export async function encodingOf(file: string): Promise<'utf-8' | 'utf-16le' | 'windows-1252'> {
  const handle = await open(file)
  const { buffer, bytesRead } = await handle.read(Buffer.alloc(2), 0, 2, 0).finally(() => handle.close())
  if (bytesRead === 2 && buffer.equals(utf16Mark)) return 'utf-16le'
  const decoder = new TextDecoder('utf-8', { fatal: true })
  try {
    for await (const bytes of createReadStream(file)) decoder.decode(bytes as Buffer, { stream: true })
    decoder.decode()
    return 'utf-8'
  } catch (error) {
    if (!(error instanceof TypeError)) throw error
    return 'windows-1252'
  }
}

export interface FileReading {
  readonly text: AsyncIterable<string>
  /** Of the bytes read so far: two readings with the same one have seen the same file. */
  readonly digest: () => string
}

export function readFileText(file: string, encoding: string, onBytes: (count: number) => void): FileReading {
  const hash = createHash('sha256')
  async function* pieces() {
    const decoder = new TextDecoder(encoding)
    let count = 0
    for await (const bytes of createReadStream(file)) {
      hash.update(bytes as Buffer)
      count += (bytes as Buffer).length
      onBytes(count)
      yield decoder.decode(bytes as Buffer, { stream: true })
    }
    yield decoder.decode()
  }
  return { text: pieces(), digest: () => hash.copy().digest('hex') }
}
