import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type SiteProcess, startSite } from '#tests/setup/site-process.ts'

const directory = mkdtempSync(join(tmpdir(), 'switchback-framing-'))
let site: SiteProcess

beforeAll(async () => {
  site = await startSite({ env: { DATA_DIR: directory } })
})
afterAll(async () => {
  await site.end()
  rmSync(directory, { recursive: true, force: true })
})

/** All that comes back for these bytes until the server closes the connection. */
async function answerTo(bytes: string): Promise<string> {
  const socket = connect({ port: Number(new URL(site.url).port), host: '127.0.0.1' })
  let text = ''
  socket.setEncoding('latin1').on('data', (piece) => {
    text += piece
  })
  socket.on('error', () => {})
  socket.write(bytes)
  await once(socket, 'close')
  return text
}

const post = 'POST /contact HTTP/1.1\r\nHost: x\r\n'
const hidden = 'GET /healthz HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n'

test.each([
  ['a length and pieces', `${post}Content-Length: 5\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n${hidden}`],
  ['two lengths', `${post}Content-Length: 5\r\nContent-Length: 6\r\n\r\nhello${hidden}`],
  ['a length that is none', `${post}Content-Length: +5\r\n\r\nhello${hidden}`],
  ['pieces of an unknown kind', `${post}Transfer-Encoding: xchunked\r\n\r\n0\r\n\r\n${hidden}`],
  ['pieces before something else', `${post}Transfer-Encoding: chunked, identity\r\n\r\n0\r\n\r\n${hidden}`],
  ['a header over two lines', `${post}Content-Length: 0\r\nX-One: a\r\n b\r\n\r\n${hidden}`],
  ['a name with a space behind', `${post}Content-Length : 5\r\n\r\nhello${hidden}`],
  ['a line end in a header', `${post}X-One: a\rX-Two: b\r\nContent-Length: 0\r\n\r\n${hidden}`],
])('SITE-73: a request with %s is refused, and what stands behind it is no request', async (_, bytes) => {
  const text = await answerTo(bytes)
  expect(text).toMatch(/^HTTP\/1\.1 400 /)
  expect(text.match(/HTTP\/1\.1 \d{3}/g)).toHaveLength(1)
})

test.each(['TRACE', 'OPTIONS', 'PUT'])('SITE-73: %s is refused, and tells nothing of what was sent', async (method) => {
  const text = await answerTo(`${method} / HTTP/1.1\r\nHost: x\r\nX-Mine: brought along\r\nConnection: close\r\n\r\n`)
  expect(text).toMatch(/^HTTP\/1\.1 405 /)
  expect(text).not.toContain('brought along')
})
