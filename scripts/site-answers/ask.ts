import { once } from 'node:events'
import { Agent, type IncomingHttpHeaders, type IncomingMessage, request } from 'node:http'

export interface Question {
  readonly path: string
  readonly method?: string
  readonly headers?: Readonly<Record<string, string>>
  readonly body?: string
  /** What tells it from another question with the same address. */
  readonly note?: string
}

export interface Answer {
  readonly status: number
  readonly headers: IncomingHttpHeaders
  readonly body: Buffer
}

export type Ask = (question: Question) => Promise<Answer>

/** Asks with the path letter for letter, which `fetch` would tidy up, and follows nothing. */
export function asker(url: string): { readonly ask: Ask; readonly close: () => void } {
  const { hostname, port } = new URL(url)
  const agent = new Agent({ keepAlive: true, maxSockets: 8 })
  return {
    ask: async ({ path, method = 'GET', headers = {}, body }) => {
      const length = body === undefined ? {} : { 'content-length': String(Buffer.byteLength(body)) }
      const call = request({ hostname, port, path, method, agent, headers: { ...length, ...headers } })
      call.end(body)
      const [response] = (await once(call, 'response')) as [IncomingMessage]
      const pieces: Buffer[] = []
      for await (const piece of response) pieces.push(piece)
      return { status: response.statusCode ?? 0, headers: response.headers, body: Buffer.concat(pieces) }
    },
    close: () => agent.destroy(),
  }
}
