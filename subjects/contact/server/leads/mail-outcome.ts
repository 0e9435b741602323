import { DeliveryRefused } from './delivery.ts'
import type { SendMail } from './mail-transport.ts'

/** Whether the mail server does its work. A recipient that it does not know is no fault of its own. */
export type MailOutcome = { readonly taken: true } | { readonly taken: false; readonly reason: string }

/** Tells of each delivery how the mail server has answered. */
export function withOutcome(send: SendMail, told: (outcome: MailOutcome) => void): SendMail {
  return async (mail) => {
    try {
      await send(mail)
      told({ taken: true })
    } catch (error) {
      if (!(error instanceof DeliveryRefused && error.permanent)) told({ taken: false, reason: mailCode(error) })
      throw error
    }
  }
}

/** The server's own words may name the visitor: of them only the code is told. */
export function mailCode(error: unknown): string {
  const reason = error instanceof Error ? error.message : String(error)
  return /^[A-Z]+ (?:\d{3})?|^\d{3}/.exec(reason)?.[0]?.trim() || 'no reason given'
}
