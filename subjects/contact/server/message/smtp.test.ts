import { SMTPServer } from 'smtp-server'
import { expect, test } from 'vitest'
import { listenAnywhere } from '#tests/setup/free-port.ts'
import { createSmtpTransport } from './smtp.ts'

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

// 0.0.0.0 leads to this machine, but does not say so.
test.each([
  ['beyond this machine without TLS', '0.0.0.0', false, /^ETLS/],
  ['on this machine without TLS', '127.0.0.1', false, undefined],
  ['whose address asks for no TLS', '0.0.0.0/?requireTLS=false', false, undefined],
  ['whose certificate is not trusted', '0.0.0.0', true, /certificate/],
  ['whose certificate need not be trusted', '0.0.0.0/?tls.rejectUnauthorized=false', true, undefined],
])('LEAD-52: of the mail servers, one %s', async (_, host, secure, refused) => {
  const logins: unknown[] = []
  const server = new SMTPServer({
    disabledCommands: secure ? [] : ['STARTTLS'],
    disableReverseLookup: true,
    allowInsecureAuth: true,
    onAuth({ password }, session, callback) {
      logins.push([password, session.secure])
      callback(null, { user: 'shop' })
    },
  })
  server.on('error', () => {})
  const port = await listenAnywhere(server.server)
  const url = new URL(`smtp://shop:secret@${host}`)
  url.port = String(port)
  const sending = createSmtpTransport(url.href)(mail)
  if (refused)
    await expect(sending).rejects.toMatchObject({ message: expect.stringMatching(refused), permanent: false })
  else await sending
  expect(logins).toEqual(refused ? [] : [['secret', secure]])
  await new Promise<void>((resolve) => void server.close(() => resolve()))
})
