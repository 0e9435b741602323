import { connect, createServer, type Socket } from 'node:net'
import { text } from 'node:stream/consumers'
import { SMTPServer, type SMTPServerOptions } from 'smtp-server'
import { onTestFinished } from 'vitest'
import { listenAnywhere } from './free-port.ts'
import type { WayToFail } from './nth-fault.ts'

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
  /** The answer that refuses a mail, or undefined to take it. */
  readonly refuse?: (address: string) => { readonly code: number; readonly text: string } | undefined
  /** Called when the server takes a mail, before it says so. */
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
  const port = await listenAnywhere(server.server)
  onTestFinished(() => new Promise((resolve) => server.close(() => resolve())))
  return { url: `smtp://127.0.0.1:${port}`, received }
}

/** A listener in the place of a mail server, which behaves as the test likes, for one test. */
export async function startBadServer(behave: (socket: Socket) => void): Promise<string> {
  // Does not close when the other side does: the client has to close the connection itself.
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

/**
 * The address of a line to a mail server, for one test. It counts the connection and each command of the client, the final dot included.
 * `failing` says how a command fails, if it shall. Each command waits for the answer to the one before.
 */
export async function startMailRelay(target: string, failing: () => WayToFail | undefined): Promise<string> {
  return startBadServer((client) => {
    const server = connect(Number(new URL(target).port), '127.0.0.1')
    let said = Buffer.alloc(0)
    let awaits: 'nothing' | 'answer' | 'lost answer' = 'nothing'
    let isInMail = false
    const breakOff = () => {
      client.destroy()
      server.destroy()
    }
    /** Lets a command through, unless it fails. */
    function say(words: Buffer | undefined): void {
      const way = failing()
      if (way === 'lost') {
        breakOff()
        return
      }
      if (way === 'busy') {
        client.write(words ? '451 not now\r\n' : '421 not now\r\n')
        // A refused command does not reach the server.
        if (!words || isInMail) server.destroy()
        return
      }
      awaits = way ? 'lost answer' : 'answer'
      if (words) server.write(words)
    }
    function sayNext(): void {
      while (awaits === 'nothing' && !server.destroyed) {
        const end = isInMail ? '\r\n.\r\n' : '\r\n'
        const at = said.indexOf(end)
        if (at < 0) return
        const words = said.subarray(0, at + end.length)
        said = said.subarray(words.length)
        say(words)
      }
    }
    client.on('data', (words) => {
      said = Buffer.concat([said, words])
      sayNext()
    })
    server.on('data', (answer) => {
      if (awaits === 'lost answer') {
        breakOff()
        return
      }
      awaits = 'nothing'
      isInMail = answer.toString().startsWith('354')
      client.write(answer)
      sayNext()
    })
    client.on('close', () => server.destroy())
    server.on('close', () => client.end())
    server.on('error', () => {})
    say(undefined)
  })
}

/** Writes a byte of a greeting now and then. */
export function drip(socket: Socket): void {
  const timer = setInterval(() => socket.write('2'), 100)
  socket.on('close', () => clearInterval(timer))
}
