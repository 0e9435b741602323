import { once } from 'node:events'
import { type AddressInfo, createServer, type Socket } from 'node:net'
import { text } from 'node:stream/consumers'
import { SMTPServer, type SMTPServerOptions } from 'smtp-server'
import { onTestFinished } from 'vitest'
import { listenAnywhere } from './free-port.ts'

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
    async onData(stream, session, callback) {
      const source = await text(stream).catch(() => undefined)
      // A sender that is killed in the middle of a mail has sent none.
      if (source === undefined) return callback(new Error('it broke off'))
      const to = session.envelope.rcptTo.map(({ address }) => address)
      const mail = { to, source, messageId: /^message-id:\s*(\S+)/im.exec(source)?.[1] ?? '' }
      await onMail?.(mail)
      received.push(mail)
      callback(null)
    },
  }
  const server = new SMTPServer(options)
  server.on('error', () => {})
  const listening = server.listen(0, '127.0.0.1')
  await once(listening, 'listening')
  onTestFinished(() => new Promise((resolve) => server.close(() => resolve())))
  return { url: `smtp://127.0.0.1:${(listening.address() as AddressInfo).port}`, received }
}

/** The address of something that listens where a mail server should be, and behaves as it likes, for one test. */
export async function startBadServer(behave: (socket: Socket) => void): Promise<string> {
  // It does not hang up because the other side has: the client that wants to be rid of it has to see to that.
  const sockets: Socket[] = []
  const server = createServer({ allowHalfOpen: true }, (socket) => {
    sockets.push(socket)
    socket.on('error', () => {})
    behave(socket)
  })
  onTestFinished(() => {
    for (const socket of sockets) socket.destroy()
    server.close()
  })
  return `smtp://127.0.0.1:${await listenAnywhere(server)}`
}

/** Writes a byte of a greeting now and then. */
export function drip(socket: Socket): void {
  const timer = setInterval(() => socket.write('2'), 100)
  socket.on('close', () => clearInterval(timer))
}
