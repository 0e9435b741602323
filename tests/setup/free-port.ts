import { randomInt } from 'node:crypto'
import { once } from 'node:events'
import { type AddressInfo, createServer, type Server } from 'node:net'

/** Lets the server listen on a port of its own, to this machine alone. */
export async function listenAnywhere(server: Server): Promise<number> {
  await once(server.listen(0, '127.0.0.1'), 'listening')
  return (server.address() as AddressInfo).port
}

/** Lower than the ports that the system gives to outgoing connections: none of these takes one before its test does. */
const lowest = 11_000
const highest = 20_000

/** A port on which nothing listens, for a process that has to be told one. */
export async function freePort(): Promise<number> {
  const port = randomInt(lowest, highest)
  const server = createServer().listen(port, '127.0.0.1')
  const isFree = await once(server, 'listening').then(
    () => true,
    () => false,
  )
  if (!isFree) return freePort()
  await once(server.close(), 'close')
  return port
}
