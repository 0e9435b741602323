import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import { expect, onTestFinished, test } from 'vitest'
import { newSite } from '#tests/setup/new-site.ts'

const asks = (line: string, ...headers: readonly string[]) => [line, 'Host: x', ...headers, '', ''].join('\r\n')
const post = asks('POST /contact HTTP/1.1', 'Content-Type: application/x-www-form-urlencoded', 'Content-Length: 5000')
const unended = 'GET / HTTP/1.1\r\nHost: x\r\nX-'

function client(port: number, localAddress = '127.0.0.1'): Socket {
  const socket = connect({ port, host: '127.0.0.1', localAddress })
  socket.on('error', () => {})
  onTestFinished(() => void socket.destroy())
  return socket.resume()
}

const drip = (socket: Socket) => {
  const timer = setInterval(() => socket.write('x'), 1_000)
  socket.once('close', () => clearInterval(timer))
}

const deaf = 'reads nothing of what it asks for'

const kinds: Readonly<Record<string, (socket: Socket) => void>> = {
  'says nothing': () => {},
  'stops within its headers': (socket) => void socket.write(unended),
  'never ends its headers': (socket) => {
    socket.write(unended)
    drip(socket)
  },
  'announces a body and does not send it': (socket) => void socket.write(post),
  'never ends its body': (socket) => {
    socket.write(post)
    drip(socket)
  },
  // More than the line holds.
  [deaf]: (socket) => void socket.pause().write(asks('GET /media/scenes/forest-trail.webp HTTP/1.1').repeat(12)),
}

test('SITE-56: three hundred slow clients of six kinds are rid of, and others are served meanwhile', async () => {
  const { url, port } = await newSite({ env: { TRUSTED_PROXIES: '', MAX_CONNECTIONS_PER_ADDRESS: '1000' } })
  const sockets = await Promise.all(
    Object.entries(kinds).flatMap(([kind, behave]) =>
      Array.from({ length: 50 }, async () => {
        const socket = client(port)
        await once(socket, 'connect')
        behave(socket)
        return { kind, socket }
      }),
    ),
  )
  const open = () => sockets.filter(({ socket }) => !socket.closed).map(({ kind }) => kind)
  expect((await fetch(`${url}/contact`)).status).toBe(200)
  expect(open()).not.toEqual([])
  // A client that does not read learns that the line is closed only by reading on.
  await expect.poll(() => open().filter((kind) => kind !== deaf)).toEqual([])
  for (const { socket } of sockets) socket.resume()
  await expect.poll(open).toEqual([])
  expect((await fetch(`${url}/healthz`)).status).toBe(200)
})

test('SITE-56: one address holds only so many connections, and all together only so many', async () => {
  const limits = { MAX_CONNECTIONS_PER_ADDRESS: '5', MAX_CONNECTIONS: '8' }
  const { port } = await newSite({ env: { TRUSTED_PROXIES: '', ...limits } })
  await wait(100)
  for (const [address, held] of [
    ['127.0.0.2', 5],
    ['127.0.0.3', 3],
  ] as const) {
    const sockets = Array.from({ length: 9 }, () => client(port, address))
    await expect.poll(() => sockets.filter((socket) => !socket.closed)).toHaveLength(held)
  }
})

test.each([
  ['its headers', unended],
  ['its body', post],
])(
  'SITE-56: a house full of clients that stop within %s refuses no visitor: the oldest of them goes first',
  async (_, half) => {
    const limits = { MAX_CONNECTIONS: '100', MAX_CONNECTIONS_PER_ADDRESS: '100' }
    const { url, port } = await newSite({ env: { TRUSTED_PROXIES: '', ...limits } })
    const sockets = Array.from({ length: 100 }, () => client(port))
    for (const socket of sockets) socket.write(half)
    await wait(300)
    const visits = Array.from({ length: 69 }, async (_, visitor) => {
      const headers = { Connection: visitor % 2 ? 'close' : 'keep-alive' }
      const status = await fetch(`${url}/contact`, { headers }).then((answer) => answer.status, String)
      // The attacker comes again at once.
      client(port).write(half)
      return status
    })
    expect(new Set(await Promise.all(visits))).toEqual(new Set([200]))
  },
)

test('SITE-56: a connection that sends many requests ahead of their answers is closed', async () => {
  const { url, port } = await newSite()
  const socket = client(port)
  let answers = ''
  socket.on('data', (bytes) => {
    answers += bytes
  })
  socket.write(asks('GET /api/vehicles HTTP/1.1').repeat(200))
  await once(socket, 'close')
  expect(answers.split('HTTP/1.1 200').length).toBeLessThan(20)
  expect((await fetch(`${url}/healthz`)).status).toBe(200)
})
