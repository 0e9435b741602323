/** Node's own floor: one answer, the same bytes and the same headers as those of a page that was fetched, and nothing else. */
import { createServer, get } from 'node:http'

const [, , page = '', encoding = 'br'] = process.argv

function fetched(): Promise<{ status: number; headers: string[]; body: Buffer }> {
  return new Promise((resolve, reject) => {
    get(page, { headers: { 'Accept-Encoding': encoding } }, (response) => {
      const pieces: Buffer[] = []
      response.on('data', (piece) => pieces.push(piece))
      response.once('end', () =>
        resolve({ status: response.statusCode ?? 0, headers: response.rawHeaders, body: Buffer.concat(pieces) }),
      )
    }).once('error', reject)
  })
}

const ofConnection = /^(?:date|connection|keep-alive)$/i
const { status, headers, body } = await fetched()
const pairs = headers.flatMap((name, index) =>
  index % 2 === 0 && !ofConnection.test(name) ? [name, headers[index + 1] ?? ''] : [],
)
const server = createServer((_, response) => {
  response.writeHead(status, pairs)
  response.end(body)
})
server.listen(0, '127.0.0.1', () => {
  process.send?.((server.address() as { port: number }).port)
})
