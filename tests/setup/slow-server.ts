import { createServer } from 'node:http'
import { createLog } from '#kernel/log/log.ts'
import { stopOnSignal } from '#kernel/stop-on-signal.ts'

/** Takes a while over every answer (`/never`: for good), and says on its output what happens to it. */
const server = createServer((request, response) => {
  process.stdout.write('asked\n')
  if (request.url !== '/never') setTimeout(() => response.end('finished'), 600)
})
server.listen(0, '127.0.0.1', () => {
  const address = server.address()
  process.stdout.write(`port ${typeof address === 'object' ? address?.port : ''}\n`)
})
stopOnSignal(server, {
  log: createLog('silent'),
  close: async () => void process.stdout.write('closed\n'),
  flush: async () => {},
})
