/** A plain server that answers as another one did: `node bench/floor.ts ORIGIN PORT`. What it has not yet, it asks for once. */
import { createServer, get, type OutgoingHttpHeaders } from 'node:http'

interface Answer {
  readonly status: number
  readonly headers: OutgoingHttpHeaders
  readonly body: Buffer
}

const [, , origin = '', port = ''] = process.argv
const kept = new Map<string, Answer>()

function ask(path: string, encoding: string): Promise<Answer> {
  return new Promise((done, failed) => {
    get(origin + path, { headers: { 'Accept-Encoding': encoding, Host: new URL(origin).host } }, (answer) => {
      const pieces: Buffer[] = []
      answer.on('data', (piece: Buffer) => pieces.push(piece))
      answer.once('end', () => {
        const { connection, 'transfer-encoding': chunked, date, ...headers } = answer.headers
        const body = Buffer.concat(pieces)
        done({ status: answer.statusCode ?? 500, headers: { ...headers, 'content-length': body.length }, body })
      })
    }).once('error', failed)
  })
}

createServer((request, response) => {
  const { url = '/', headers } = request
  const encoding = String(headers['accept-encoding'] ?? '').includes('br') ? 'br' : 'identity'
  const key = `${encoding} ${url}`
  const known = kept.get(key)
  const send = ({ status, headers: head, body }: Answer) => {
    response.writeHead(status, head)
    response.end(body)
  }
  if (known) return send(known)
  ask(url, encoding).then((answer) => {
    kept.set(key, answer)
    send(answer)
  })
}).listen(Number(port), '127.0.0.1')
