import type { Logger } from '#kernel/log/log.ts'
import type { ContactErrors } from '#subjects/contact/rules/contact-submission.ts'
import type { Refusal } from './refusal.ts'

/** By the status that tells the visitor; a message that could not be stored is an alarm, and no attack. */
const names: Readonly<Partial<Record<Refusal['status'], string>>> = {
  400: 'malformed',
  403: 'cross-site',
  409: 'key-reused',
  413: 'too-large',
  415: 'wrong-type',
  422: 'invalid',
  429: 'too-many',
}

/** SITE-81: what whoever watches for attacks searches the log for; of what was typed, the names of fields at most. */
export function noteRefusal(log: Logger, { status }: Refusal, errors: ContactErrors = {}): void {
  const security = names[status]
  if (!security) return
  // People mistype: that is told apart from what our own pages never send.
  if (security === 'invalid') log.info({ security, fields: Object.keys(errors) }, 'a post was refused')
  else log.warn({ security }, 'a post was refused')
}

/** Why stands at the desk, with the message. */
export function noteSuspect(log: Logger, lead: string): void {
  log.warn({ security: 'quarantined', lead }, 'a message looks like that of a robot')
}
