import { once } from 'node:events'
import { connect, type Socket } from 'node:net'

export const asks = (line: string, ...headers: readonly string[]) => [line, 'Host: x', ...headers, '', ''].join('\r\n')
const dripping = (socket: Socket) => {
  const timer = setInterval(() => socket.write('x'), 1_000)
  socket.once('close', () => clearInterval(timer))
}
const post = asks('POST /contact HTTP/1.1', 'Content-Type: application/x-www-form-urlencoded', 'Content-Length: 5000')

/** What each does once it is connected. */
const kinds: readonly ((socket: Socket) => void)[] = [
  // Says nothing.
  () => {},
  // Stops within its headers.
  (socket) => void socket.write('GET / HTTP/1.1\r\nHost: x\r\nX-'),
  // Never ends its headers.
  (socket) => {
    socket.write('GET / HTTP/1.1\r\nHost: x\r\nX-')
    dripping(socket)
  },
  // Announces a body and does not send it.
  (socket) => void socket.write(post),
  // Never ends its body.
  (socket) => {
    socket.write(post)
    dripping(socket)
  },
  // Asks for more than the line holds, and reads nothing of it.
  (socket) => {
    socket.pause()
    socket.write(asks('GET /media/scenes/forest-trail.webp HTTP/1.1').repeat(12))
  },
]

/** So many clients of all kinds, connected. */
export function slowClients(port: number, count: number): Promise<readonly Socket[]> {
  return Promise.all(
    Array.from({ length: count }, async (_, index) => {
      const socket = connect({ port, host: '127.0.0.1' })
      socket.on('error', () => {})
      await once(socket, 'connect')
      socket.resume()
      kinds[index % kinds.length]?.(socket)
      return socket
    }),
  )
}
