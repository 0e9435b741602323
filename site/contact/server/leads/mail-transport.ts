import { createTransport } from 'nodemailer'
import { withTimeout } from '#site/shared/rules/retry.ts'
import type { Mail } from './mails.ts'

/** The mail server did not take the mail. `permanent`: it never will, however often it is offered. */
export class MailRefused extends Error {
  override name = 'MailRefused'
  readonly permanent: boolean

  constructor(message: string, permanent: boolean) {
    super(message)
    this.permanent = permanent
  }
}

/** Hands one mail over; when it returns, the mail server has taken responsibility. */
export type SendMail = (mail: Mail & { readonly messageId: string }) => Promise<void>

export interface SmtpTimeouts {
  readonly connectMs: number
  /** Without a byte from the server. */
  readonly idleMs: number
  /** For the whole delivery; well below a lease. */
  readonly totalMs: number
}

const defaultTimeouts: SmtpTimeouts = { connectMs: 10_000, idleMs: 30_000, totalMs: 60_000 }

/** Delivers over SMTP, one connection for each mail, so that a connection that stalls delays no other mail. */
export function createSmtpTransport(url: string, timeouts = defaultTimeouts): SendMail {
  const transport = createTransport({
    url,
    connectionTimeout: timeouts.connectMs,
    greetingTimeout: timeouts.connectMs,
    dnsTimeout: timeouts.connectMs,
    socketTimeout: timeouts.idleMs,
    disableFileAccess: true,
    disableUrlAccess: true,
  })
  const timeout = () => new MailRefused(`the mail server took longer than ${timeouts.totalMs / 1000} s`, false)
  return async (mail) => {
    try {
      await withTimeout(transport.sendMail({ ...mail, headers: { ...mail.headers } }), timeouts.totalMs, timeout)
    } catch (error) {
      throw error instanceof MailRefused ? error : refusalOf(error)
    }
  }
}

/** 5xx about this mail or its recipient is permanent; about us, our password or our settings it can be mended. */
function refusalOf(error: unknown): MailRefused {
  const {
    code = '',
    responseCode = 0,
    command = '',
    message = '',
  } = error as {
    code?: string
    responseCode?: number
    command?: string
    message?: string
  }
  const aboutThisMail = /^(?:RCPT TO|DATA|BDAT|API)/.test(command) || code === 'EENVELOPE' || code === 'EMESSAGE'
  const permanent = aboutThisMail && (responseCode >= 500 || (responseCode === 0 && code === 'EENVELOPE'))
  return new MailRefused([code, responseCode || '', message].filter(Boolean).join(' '), permanent)
}
