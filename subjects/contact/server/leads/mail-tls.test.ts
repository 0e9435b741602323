import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { SMTPServer } from 'smtp-server'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { createSmtpTransport } from './mail-transport.ts'

const mail = {
  from: 'site@switchback.test',
  to: 'desk@switchback.test',
  replyTo: 'ada@example.com',
  subject: 'A word',
  text: 'A word',
  html: '<p>A word</p>',
  headers: {},
  messageId: '<1@switchback.test>',
}

let server: SMTPServer
/** Each login that reached the server, and whether over TLS. */
let logins: { readonly password: string | null | undefined; readonly secure: boolean }[]
let port: number

async function start(disabledCommands: string[]): Promise<void> {
  logins = []
  server = new SMTPServer({
    disabledCommands,
    disableReverseLookup: true,
    allowInsecureAuth: true,
    onAuth({ password }, { secure }, callback) {
      logins.push({ password, secure })
      callback(null, { user: 'shop' })
    },
  })
  server.on('error', () => {})
  const listening = server.listen(0, '127.0.0.1')
  await once(listening, 'listening')
  ;({ port } = listening.address() as AddressInfo)
}
beforeEach(() => start(['STARTTLS']))
afterEach(() => new Promise<void>((resolve) => void server.close(() => resolve())))

/** 0.0.0.0 leads to this machine, but does not say so. */
const send = (host: string, query = '') => createSmtpTransport(`smtp://shop:secret@${host}:${port}${query}`)(mail)

test('LEAD-52: a mail server beyond this machine that offers no TLS is told neither the password nor the mail', async () => {
  await expect(send('0.0.0.0')).rejects.toMatchObject({ message: expect.stringMatching(/^ETLS/), permanent: false })
  expect(logins).toEqual([])
})

test('LEAD-52: one on this machine is, and one for which the address asks for that', async () => {
  await send('127.0.0.1')
  await send('0.0.0.0', '?requireTLS=false')
  expect(logins).toEqual(Array(2).fill({ password: 'secret', secure: false }))
})

test('LEAD-52: its certificate has to be one that we trust', async () => {
  server.close()
  await start([])
  await expect(send('0.0.0.0')).rejects.toThrow(/certificate/)
  expect(logins).toEqual([])
  await send('0.0.0.0', '?tls.rejectUnauthorized=false')
  expect(logins).toEqual([{ password: 'secret', secure: true }])
})
