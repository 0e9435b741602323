import type { SMTPError } from 'nodemailer/lib/smtp-connection/index.js'
import { isLoopback } from '#kernel/loopback.ts'
import type { SendMail } from './mail.ts'
import { DeliveryRefused } from './outbox.ts'

type SmtpTimeouts = typeof smtpTimeouts

export const smtpTimeouts = {
  connectMs: 30_000,
  /** The time from the first word to the final dot: no answer of the server meanwhile puts its end off. */
  handOverMs: 120_000,
  /** RFC 5321, 4.5.3.2.6: a client that hangs up earlier sends a mail twice that the server has taken. */
  finalDotMs: 600_000,
}

/** Delivers over SMTP, one connection for each mail, so that a connection that stalls delays no other mail. */
export function createSmtpTransport(url: string, timeouts = smtpTimeouts): SendMail {
  return async (mail) => {
    const abort = new AbortController()
    const cutOffAfter = (ms: number, what: string) =>
      setTimeout(() => abort.abort(`the mail server took longer than ${ms / 1000} s ${what}`), ms)
    let timer = cutOffAfter(timeouts.handOverMs, 'to take the mail')
    const transport = await openTransport(url, timeouts)
    transport.use('stream', ({ message }, done) => {
      message.processFunc((content) =>
        // From here the transport has only the final dot left to send.
        content.once('end', () => {
          clearTimeout(timer)
          if (!abort.signal.aborted) timer = cutOffAfter(timeouts.finalDotMs, 'to answer to its end')
        }),
      )
      done()
    })
    try {
      const { rejected } = await transport.sendMail({ ...mail, signal: abort.signal })
      return rejected
    } catch (error) {
      throw abort.signal.aborted
        ? new DeliveryRefused(`ETIMEDOUT ${abort.signal.reason}`, false)
        : deliveryRefusal(error)
    } finally {
      clearTimeout(timer)
    }
  }
}

/** Checks that the mail server answers, offers TLS where that is demanded and accepts our login; otherwise throws the reason. */
export async function tryMailServer(url: string): Promise<void> {
  // Short deadlines, since a person waits for the answer and no mail is handed over.
  const transport = await openTransport(url, { connectMs: 10_000, handOverMs: 10_000, finalDotMs: 0 })
  try {
    await transport.verify()
  } catch (error) {
    throw deliveryRefusal(error)
  } finally {
    transport.close()
  }
}

/** Loads the mail library here, so that a site without mail never loads it. */
async function openTransport(url: string, timeouts: SmtpTimeouts) {
  const { createTransport } = await import('nodemailer')
  return createTransport({
    // The address itself may overrule this: `?requireTLS=false` asks for a server without TLS.
    url,
    requireTLS: !isLoopback(new URL(url).hostname),
    connectionTimeout: timeouts.connectMs,
    greetingTimeout: timeouts.connectMs,
    dnsTimeout: timeouts.connectMs,
    // The two deadlines bound silence too; a server that drips a byte now and then does not put them off.
    socketTimeout: timeouts.handOverMs + timeouts.finalDotMs,
    // Closes the socket when the delivery is over, even if the server keeps its end open.
    socketCloseTimeout: 0,
    disableFileAccess: true,
    disableUrlAccess: true,
  })
}

/** 5xx about this mail or its recipient is permanent; an answer about us, our password or our settings can be mended. */
function deliveryRefusal(error: unknown): DeliveryRefused {
  const { code = '', responseCode = 0, command = '', message = '' } = error as Partial<SMTPError>
  const aboutThisMail = /^(?:RCPT TO|DATA|BDAT|API)/.test(command) || code === 'EENVELOPE' || code === 'EMESSAGE'
  const permanent = aboutThisMail && (responseCode >= 500 || (responseCode === 0 && code === 'EENVELOPE'))
  return new DeliveryRefused([code, responseCode || '', message].filter(Boolean).join(' '), permanent)
}

/** The code alone for the log: the server's own words may name the visitor. */
export function failureCode(error: unknown): string {
  const reason = error instanceof Error ? error.message : String(error)
  return /^[A-Z]+ (?:\d{3})?|^\d{3}/.exec(reason)?.[0]?.trim() || 'no reason given'
}
