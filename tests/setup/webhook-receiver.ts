import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

export interface ReceivedCall {
  readonly path: string
  readonly headers: IncomingMessage['headers']
  readonly body: string
}

/** Something real that is posted to; `answer` decides what it says. */
export async function startReceiver(answer: (response: ServerResponse, call: ReceivedCall) => void) {
  const received: ReceivedCall[] = []
  const server = createServer(async (request, response) => {
    let body = ''
    for await (const piece of request.setEncoding('utf8')) body += piece
    const call = { path: request.url ?? '', headers: request.headers, body }
    received.push(call)
    answer(response, call)
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/leads`,
    received,
    stop: async () => {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}
