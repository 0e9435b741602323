import { randomUUID } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { ReadableStream } from 'node:stream/web'
import { Busboy } from '@fastify/busboy'
import { makeWorkFolder } from '#kernel/folders.ts'
import type { Upload } from '#subjects/desk/facts/uploads.ts'
import type { BroughtFile } from '#subjects/pictures/server/bring-photo.ts'
import { type Texts, textsOf } from './carry-out.ts'
import { type DeskContext, tooLong } from './desk-services.ts'
import { hasFiles } from './sign-in-screens.tsx'

interface Received {
  readonly files: readonly BroughtFile[]
  /** Whether the form sent more files than it may. */
  readonly isTooMany: boolean
  /** The other fields of the form. */
  readonly texts: Texts
}

const megabyte = 1024 * 1024
// Reads a file that is a little too large to its end, so that its screen can name it; keeps none of it.
const passedOver = 64 * megabyte

class TooLong extends Error {}
/** The form breaks off, or is not what its content type says. */
class Unreadable extends Error {}
const unreadable = 'The form did not arrive whole, and nothing was changed. Go back, and send it again.'

/** Writes the files of a form into a folder as they arrive, hands them to `use`, and removes the folder afterwards (DESK-22). */
export async function withFiles(
  c: DeskContext,
  dataDir: string,
  use: (received: Received) => Response | Promise<Response>,
): Promise<Response> {
  const { upload } = c.var
  if (!upload) throw new Error(`facts/uploads.ts names no upload at ${c.req.path}`)
  const folder = makeWorkFolder(dataDir)
  try {
    return await use(await receive(c, folder, upload))
  } catch (error) {
    if (error instanceof TooLong) return c.text(tooLong, 413)
    if (error instanceof Unreadable) return c.text(unreadable, 400)
    throw error
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

async function receive(c: DeskContext, folder: string, { most, megabytes }: Upload): Promise<Received> {
  const files: BroughtFile[] = []
  const texts = new Map<string, string>()
  const { body } = c.req.raw
  const type = c.req.header('content-type') ?? ''
  if (!hasFiles(c)) return { files, isTooMany: false, texts: await textsOf(c) }
  if (!body || !/^multipart\/form-data;.*boundary=/i.test(type)) throw new Unreadable()
  let isTooMany = false
  const writing: Promise<void>[] = []
  const reader = new Busboy({
    headers: { 'content-type': type },
    // One byte more than the limit tells that a file is too large.
    limits: { files: most, fileSize: megabytes * megabyte + 1, fields: 20, fieldSize: 10_000 },
  })
  reader.on('filesLimit', () => {
    isTooMany = true
  })
  reader.on('field', (name, value) => texts.set(name, value))
  reader.on('file', (_, stream, given) => {
    if (!given) {
      stream.resume()
      return
    }
    const name = given.slice(-100)
    const path = join(folder, randomUUID())
    files.push({ path, name })
    const written = pipeline(stream, createWriteStream(path))
    // The reader would wait for ever for a file that the disk does not take. After an upload that broke off it has ended already.
    written.catch((error: Error) => reader.destroy(error))
    writing.push(written)
  })
  const limited = atMost(most * megabytes * megabyte + passedOver)
  await pipeline(Readable.fromWeb(body as ReadableStream), limited, reader).catch((error: Error) => {
    // The reader's own errors have no code; those of the disk and of a client that has gone have one.
    throw error instanceof TooLong || 'code' in error ? error : new Unreadable()
  })
  await Promise.all(writing)
  return { files, isTooMany, texts: Object.fromEntries(texts) }
}

/** Passes bytes on up to a limit, then fails. */
const atMost = (bytes: number) =>
  async function* (chunks: AsyncIterable<Uint8Array>) {
    let left = bytes
    for await (const chunk of chunks) {
      left -= chunk.length
      if (left < 0) throw new TooLong()
      yield chunk
    }
  }
