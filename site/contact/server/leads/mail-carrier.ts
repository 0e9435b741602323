import { setTimeout as wait } from 'node:timers/promises'
import { createTransport } from 'nodemailer'
import type { Mail } from './mails.ts'

/** The mail was not taken. `permanent`: it never will be, however often it is offered. */
export class MailRefused extends Error {
  override name = 'MailRefused'
  readonly permanent: boolean

  constructor(message: string, permanent: boolean) {
    super(message)
    this.permanent = permanent
  }
}

/** Hands one mail over; when it returns, the mail server has taken responsibility. */
export type MailCarrier = (mail: Mail & { readonly messageId: string }) => Promise<void>

export interface CarrierPatience {
  readonly connectMs: number
  readonly silenceMs: number
  /** For everything; well below a lease. */
  readonly wholeMs: number
}

const usualPatience: CarrierPatience = { connectMs: 10_000, silenceMs: 30_000, wholeMs: 60_000 }

/** Delivers over SMTP, a connection a mail: a server that hangs on one holds up no other. */
export function createSmtpCarrier(url: string, patience = usualPatience): MailCarrier {
  const transport = createTransport({
    url,
    connectionTimeout: patience.connectMs,
    greetingTimeout: patience.connectMs,
    dnsTimeout: patience.connectMs,
    socketTimeout: patience.silenceMs,
    disableFileAccess: true,
    disableUrlAccess: true,
  })
  return async (mail) => {
    const timer = new AbortController()
    const tooLong = wait(patience.wholeMs, undefined, { signal: timer.signal }).then(() => {
      throw new MailRefused(`the mail server took longer than ${patience.wholeMs / 1000} s`, false)
    })
    tooLong.catch(() => {})
    try {
      await Promise.race([transport.sendMail({ ...mail, headers: { ...mail.headers } }), tooLong])
    } catch (error) {
      throw error instanceof MailRefused ? error : refusal(error)
    } finally {
      timer.abort()
    }
  }
}

/** 5xx about this mail or its reader is for good; about us, our password or our settings it is for somebody to mend. */
function refusal(error: unknown): MailRefused {
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
