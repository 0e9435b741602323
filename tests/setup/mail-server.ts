import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { createServer, type Socket } from 'node:net'
import { SMTPServer, type SMTPServerOptions } from 'smtp-server'
import { onTestFinished } from 'vitest'

export interface ReceivedMail {
  readonly to: readonly string[]
  readonly source: string
  readonly messageId: string
}

export interface TestMailServer {
  readonly url: string
  readonly received: readonly ReceivedMail[]
}

interface MailServerOptions {
  /** What to answer to a mail instead of taking it, if anything. */
  readonly refuse?: (address: string) => { readonly code: number; readonly text: string } | undefined
  /** Called when a mail is taken, before the server says so. */
  readonly onMail?: (mail: ReceivedMail) => Promise<void> | void
}

/** A real mail server that keeps what it takes, for one test. */
export async function startMailServer({ refuse, onMail }: MailServerOptions = {}): Promise<TestMailServer> {
  const received: ReceivedMail[] = []
  const options: SMTPServerOptions = {
    disabledCommands: ['AUTH', 'STARTTLS'],
    disableReverseLookup: true,
    onRcptTo({ address }, _session, callback) {
      const refusal = refuse?.(address)
      callback(refusal ? Object.assign(new Error(refusal.text), { responseCode: refusal.code }) : null)
    },
    onData(stream, session, callback) {
      const pieces: Buffer[] = []
      stream.on('data', (piece: Buffer) => pieces.push(piece))
      stream.on('end', async () => {
        const source = Buffer.concat(pieces).toString('utf8')
        const mail = {
          to: session.envelope.rcptTo.map(({ address }) => address),
          source,
          messageId: /^message-id:\s*(\S+)/im.exec(source)?.[1] ?? '',
        }
        await onMail?.(mail)
        received.push(mail)
        callback(null)
      })
    },
  }
  const server = new SMTPServer(options)
  server.on('error', () => {})
  const listening = server.listen(0, '127.0.0.1')
  await once(listening, 'listening')
  onTestFinished(() => new Promise((resolve) => server.close(() => resolve())))
  return {
    url: `smtp://127.0.0.1:${(listening.address() as AddressInfo).port}`,
    received,
  }
}

/** Something that listens where a mail server should be, and behaves as it likes. */
export async function startBadServer(behave: (socket: Socket) => void) {
  const sockets = new Set<Socket>()
  // It does not hang up because the other side has: the client that wants to be rid of it has to see to that.
  const server = createServer({ allowHalfOpen: true }, (socket) => {
    sockets.add(socket)
    socket.on('error', () => {})
    behave(socket)
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    url: `smtp://127.0.0.1:${(server.address() as AddressInfo).port}`,
    stop: async () => {
      for (const socket of sockets) socket.destroy()
      server.close()
      await once(server, 'close')
    },
  }
}

/** Writes a byte of a greeting now and then. */
export function drip(socket: Socket): void {
  const timer = setInterval(() => socket.write('2'), 100)
  socket.on('close', () => clearInterval(timer))
}
