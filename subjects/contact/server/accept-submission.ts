import type { BlockList } from 'node:net'
import { stackOf } from '#kernel/error-sentence.ts'
import type { Logger } from '#kernel/log/log.ts'
import type { Services } from '#kernel/subject.ts'
import { fillText } from '#kit/formats/format.ts'
import { contactRefusals, messageRules, trapField } from '#subjects/contact/facts/contact-form.ts'
import {
  type ContactErrors,
  type ContactSubmission,
  type MessageContext,
  readSubmission,
} from '#subjects/contact/rules/contact-submission.ts'
import { readContext } from '#subjects/contact/rules/message-context.ts'
import { whySpam } from '#subjects/contact/rules/spam-signs.ts'
import { business } from '#subjects/dealership/facts/business.ts'
import type { NewMessage, StoreMessage } from './message/store.ts'
import { StoreUnavailable } from './message/transactions.ts'

/** What the routes of contact need: where messages go, and from which origins forms may come. */
export interface ContactServices {
  readonly contact: {
    readonly storeMessage: StoreMessage
    /** Every origin of this site. */
    readonly ownOrigins: readonly string[]
    readonly trustedProxies: BlockList
  }
}

type KnownRefusal = (typeof contactRefusals)[keyof typeof contactRefusals]

/** Why the server refused a message. */
export type Refusal = Pick<KnownRefusal, 'name' | 'status'> & {
  readonly sentence: string
  readonly retryAfter?: number
  /** The broken rule of each field. */
  readonly errors?: ContactErrors
}

export type SentFields = Readonly<Record<string, unknown>>

/** Checks a submission against the rules and stores it as a message; returns its reference, once it is on disk. */
export async function acceptSubmission(
  sent: SentFields,
  origin: Pick<NewMessage, 'source' | 'key' | 'sender'>,
  { contact: { storeMessage, ownOrigins }, ports }: ContactServices & Pick<Services, 'ports'>,
  log: Logger,
): Promise<string | Refusal> {
  const reading = readSubmission(sent)
  if (!reading.ok) return { ...contactRefusals.invalid, errors: reading.errors }
  const context = await readContext(sent, ports.vehicles)
  const submission = withQuestion(reading.submission, context)
  const ownHosts = [business.website, ...ownOrigins.map((own) => new URL(own).hostname)]
  const suspicion = suspicionOf(sent) ?? whySpam(submission, ownHosts)
  try {
    const acceptance = await storeMessage({ ...origin, submission, context, ...(suspicion && { suspicion }) })
    const { outcome } = acceptance
    if (outcome === 'key-reused') return contactRefusals.keyReused
    if (outcome === 'too-many') return { ...contactRefusals.tooMany, retryAfter: acceptance.retryAfter }
    // Leaves the reason itself to the desk, which shows it with the message.
    if (suspicion && outcome === 'stored')
      log.warn({ security: 'quarantined', message: acceptance.id }, 'a message looks like that of a robot')
    return acceptance.id
  } catch (error) {
    const reason = error instanceof StoreUnavailable ? error.message : stackOf(error)
    log.error({ alarm: 'store', error: reason }, 'a message could not be stored')
    const { phones } = await ports.shop()
    const { sentence, ...refusal } = contactRefusals.notStored
    return { ...refusal, sentence: fillText(sentence, { phone: phones.main }) }
  }
}

/** Why a person may not have written this, in words for the desk. A program of our own need not say how long it took. */
function suspicionOf({ [trapField]: trap, took }: SentFields): string | undefined {
  if (trap !== undefined && trap !== '') return 'a field that people do not see was filled in'
  if (typeof took === 'number' && took < messageRules.humanMilliseconds)
    return `sent ${Math.max(0, Math.round(took))} ms after the page opened`
  return undefined
}

/** Adds to the end of the message what the visitor asked "Which cart?", with its address, where the rules leave room (LEAD-22). */
function withQuestion(submission: ContactSubmission, { question }: MessageContext): ContactSubmission {
  if (!question) return submission
  const message = `${submission.message}\n\n${question.name}\n${question.id}`
  const whole = readSubmission({ ...submission, message })
  return whole.ok ? whole.submission : submission
}
