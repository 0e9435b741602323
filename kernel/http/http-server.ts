import { createServer, type IncomingMessage, type Server, type ServerResponse, STATUS_CODES } from 'node:http'
import type { BlockList, Socket } from 'node:net'
import { getRequestListener, RequestError } from '@hono/node-server'
import { connectionOf } from './client-address.ts'
import { refusalHeaders, securityHeaders } from './every-answer.ts'

interface HttpOptions {
  readonly hsts?: string | undefined
  readonly trustedProxies: BlockList
  readonly connections: { readonly most: number; readonly mostPerAddress: number }
  /** How long a whole request may take to arrive; left out, as long as a message may take. */
  readonly requestMs?: number
  /** How long a connection may be silent, even while its answer is being made. */
  readonly silenceMs?: number
}

/** Answers from the cache where it can, and tells whether it did. */
export type ServeFromCache = (request: IncomingMessage, response: ServerResponse) => boolean

interface Answers {
  readonly fetch: Parameters<typeof getRequestListener>[0]
  readonly serveFromCache?: ServeFromCache
}

const seconds = 1_000
const timeouts = {
  headersTimeout: 10 * seconds,
  requestTimeout: 15 * seconds,
  connectionsCheckingInterval: 2 * seconds,
  keepAliveTimeout: 10 * seconds,
}
// A new connection may be silent this long before the server may close it to make room.
const graceMs = 1 * seconds
const usualSilenceMs = 15 * seconds
// Longer than proxies keep an idle connection: closing one while a request is on its way fails that request.
const proxyIdleMs = 100 * seconds
// How many requests one connection may send ahead of their answers (pipelining): the server works on all of them at once.
const mostUnanswered = 16
// Stands in for the host of a client that names none (HTTP/1.0): links are made from SITE_URL alone.
const namelessHost = 'localhost'

interface Peer {
  /** The key under which connections count together. */
  readonly key: string
  readonly isProxy: boolean
  readonly since: number
  unanswered: number
  /** The answer under way, or the last one; dropped once it is out. */
  last?: ServerResponse<IncomingMessage> | undefined
  /** Runs when an answer of this connection is out, or its client has gone. */
  readonly answered: (this: ServerResponse<IncomingMessage>) => void
}

/** Whether a connection keeps the server waiting: it has sent half a request, or none since its last. A new one gets a moment. */
function keepsWaiting({ bytesRead }: Socket, { unanswered, last, since }: Peer): boolean {
  if (unanswered > 0) return last?.req.complete === false
  return bytesRead > 0 || performance.now() - since > graceMs
}

const statusOfFault: Readonly<Record<string, number>> = {
  HPE_HEADER_OVERFLOW: 431,
  HPE_CHUNK_EXTENSIONS_OVERFLOW: 413,
  ERR_HTTP_REQUEST_TIMEOUT: 408,
}

/** The server under the app: no client holds a connection by being slow, or holds more of them than it may. */
export function createHttpServer(
  { fetch, serveFromCache }: Answers,
  { hsts, trustedProxies, connections, requestMs = timeouts.requestTimeout, silenceMs = usualSilenceMs }: HttpOptions,
): Server {
  const refusal = () => refusalHeaders(securityHeaders(hsts))
  // The adapter refuses a malformed host or address; the app answers its own errors.
  const errorHandler = (error: unknown) =>
    new Response(null, { status: error instanceof RequestError ? 400 : 500, headers: refusal() })
  const answer = getRequestListener(fetch, { hostname: namelessHost, errorHandler })
  /** The connections in the order in which they came, or had their last answer. */
  const peers = new Map<Socket, Peer>()
  const open = new Map<string, number>()
  /** Whether there is room for one more connection; where there is none, ends the one that has kept the server waiting longest. */
  const hasRoom = (count: number, most: number, among: (peer: Peer) => boolean) => {
    if (count < most) return true
    for (const [socket, peer] of peers)
      if (among(peer) && keepsWaiting(socket, peer)) {
        leave(socket, peer)
        socket.destroy()
        return true
      }
    return false
  }
  const leave = (socket: Socket, { key }: Peer) => {
    if (!peers.delete(socket)) return
    const left = (open.get(key) ?? 1) - 1
    if (left > 0) open.set(key, left)
    else open.delete(key)
  }
  const server = createServer(
    { ...timeouts, requestTimeout: requestMs, requireHostHeader: false },
    (request, response) => {
      const { socket } = request
      const peer = peers.get(socket)
      if (!peer || peer.unanswered >= mostUnanswered) {
        socket.destroy()
        return
      }
      peer.unanswered += 1
      peer.last = response
      response.on('close', peer.answered)
      if (request.httpVersion === '1.1' && request.headers.host === undefined) response.writeHead(400, refusal()).end()
      else if (!serveFromCache?.(request, response)) void answer(request, response)
    },
  )
  server.on('checkExpectation', (_, response: ServerResponse) => response.writeHead(417, refusal()).end())
  // Answers what is no HTTP request as Node does, unless an answer is already on its way.
  server.on('clientError', ({ code = '' }: NodeJS.ErrnoException, socket: Socket) => {
    const { unanswered = 0, last } = peers.get(socket) ?? {}
    if (socket.writable && unanswered <= 1 && !(unanswered && last?.headersSent)) {
      const status = statusOfFault[code] ?? 400
      const lines = Object.entries(refusal()).map((entry) => entry.join(': '))
      socket.write([`HTTP/1.1 ${status} ${STATUS_CODES[status]}`, ...lines, '', ''].join('\r\n'))
    }
    socket.destroy()
  })
  server.on('connection', (socket) => {
    const { key, isProxy } = connectionOf(socket.remoteAddress, trustedProxies)
    const { most, mostPerAddress } = connections
    const isOfSame = (other: Peer) => other.key === key
    if (
      (!isProxy && !hasRoom(open.get(key) ?? 0, mostPerAddress, isOfSame)) ||
      !hasRoom(peers.size, most, () => true)
    ) {
      socket.destroy()
      return
    }
    const peer: Peer = {
      key,
      isProxy,
      since: performance.now(),
      unanswered: 0,
      answered() {
        peer.unanswered -= 1
        if (peer.last === this) peer.last = undefined
        if (peers.delete(socket)) peers.set(socket, peer)
        if (isProxy && this.writableFinished) socket.setTimeout(proxyIdleMs)
      },
    }
    peers.set(socket, peer)
    open.set(key, (open.get(key) ?? 0) + 1)
    socket.once('close', () => leave(socket, peer))
  })
  // Ends connections that ask and do not read the answer.
  server.timeout = silenceMs
  return server
}
