import { once } from 'node:events'
import { type AddressInfo, createServer, type Server } from 'node:net'

/** Lets the server listen on a port of its own, to this machine alone. */
export async function listenAnywhere(server: Server): Promise<number> {
  await once(server.listen(0, '127.0.0.1'), 'listening')
  return (server.address() as AddressInfo).port
}

/** A port on which nothing listens. */
export async function freePort(): Promise<number> {
  const server = createServer()
  const port = await listenAnywhere(server)
  await once(server.close(), 'close')
  return port
}
