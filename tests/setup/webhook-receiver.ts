import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { text } from 'node:stream/consumers'
import { onTestFinished } from 'vitest'
import { listenAnywhere } from './free-port.ts'

export interface ReceivedCall {
  readonly path: string
  readonly headers: IncomingMessage['headers']
  readonly body: string
}

/** A real receiver of posts, for one test; `answer` decides its answers. */
export async function startReceiver(answer: (response: ServerResponse, call: ReceivedCall) => void) {
  const received: ReceivedCall[] = []
  const server = createServer(async (request, response) => {
    const call = { path: request.url ?? '', headers: request.headers, body: await text(request) }
    received.push(call)
    answer(response, call)
  })
  const port = await listenAnywhere(server)
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  return { url: `http://127.0.0.1:${port}/leads`, received }
}
