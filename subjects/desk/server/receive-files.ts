import { randomUUID } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { ReadableStream } from 'node:stream/web'
import { Busboy } from '@fastify/busboy'
import { makeWorkFolder } from '#kernel/work-folder.ts'
import type { DeskContext } from './desk-services.ts'

interface ReceivedFile {
  readonly path: string
  readonly name: string
}

interface Received {
  readonly files: readonly ReceivedFile[]
  /** Whether more came than are taken. */
  readonly isTooMany: boolean
}

interface Limits {
  readonly most: number
  readonly megabytes: number
}

/** DESK-22: hands the files of a form to `use` in a folder that goes with the request: none is ever whole in memory. */
export async function withFiles<Result>(
  c: DeskContext,
  dataDir: string,
  limits: Limits,
  use: (received: Received) => Promise<Result>,
): Promise<Result> {
  const folder = makeWorkFolder(dataDir)
  try {
    return await use(await receive(c, folder, limits))
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

async function receive(c: DeskContext, folder: string, { most, megabytes }: Limits): Promise<Received> {
  const files: ReceivedFile[] = []
  const { body } = c.req.raw
  const type = c.req.header('content-type') ?? ''
  if (!body || !/^multipart\/form-data;.*boundary=/i.test(type)) return { files, isTooMany: false }
  let isTooMany = false
  const writing: Promise<void>[] = []
  const reader = new Busboy({
    headers: { 'content-type': type },
    // One byte more than is taken tells that a file is too large.
    limits: { files: most, fileSize: megabytes * 1024 * 1024 + 1, fields: 20, fieldSize: 10_000 },
  })
  reader.on('filesLimit', () => {
    isTooMany = true
  })
  reader.on('file', (_, stream, given) => {
    if (!given) {
      stream.resume()
      return
    }
    const name = given.slice(-100)
    const path = join(folder, randomUUID())
    files.push({ path, name })
    const written = pipeline(stream, createWriteStream(path))
    // A visit that breaks off fails both pipelines, and the first of them is told.
    written.catch(() => {})
    writing.push(written)
  })
  await pipeline(Readable.fromWeb(body as ReadableStream), reader)
  await Promise.all(writing)
  return { files, isTooMany }
}
