import type { Logger } from '#kernel/log/log.ts'
import { contactRefusals } from '#subjects/contact/facts/contact-form.ts'
import { leadRules, trapField } from '#subjects/contact/facts/lead-rules.ts'
import { type ContactErrors, readSubmission } from '#subjects/contact/rules/contact-submission.ts'
import { readContext } from '#subjects/contact/rules/lead-context.ts'
import { spamIn } from '#subjects/contact/rules/spam-signs.ts'
import { business } from '#subjects/dealership/facts/business.ts'
import { serverMessages } from '#subjects/dealership/facts/messages.ts'
import type { VehicleSource } from '#subjects/inventory/rules/vehicle-source.ts'
import type { AcceptLead, NewLead } from './leads/accept-lead.ts'
import { StoreUnavailable } from './leads/with-lead-store.ts'

/** Why a message was not taken, as the visitor is told and as the log names it. */
export interface Refusal {
  readonly name: string
  readonly status: 400 | 403 | 409 | 413 | 415 | 422 | 429 | 503
  readonly sentence: string
  readonly retryAfter?: number
  /** The broken rule of each field. */
  readonly errors?: ContactErrors
}

export const refusals = {
  malformed: { name: 'malformed', status: 400, sentence: serverMessages.badRequest },
  crossSite: { name: 'cross-site', status: 403, sentence: contactRefusals.crossSite },
  keyReused: { name: 'key-reused', status: 409, sentence: contactRefusals.keyReused },
  tooLarge: { name: 'too-large', status: 413, sentence: contactRefusals.tooLarge },
  wrongType: { name: 'wrong-type', status: 415, sentence: contactRefusals.wrongType },
  invalid: { name: 'invalid', status: 422, sentence: contactRefusals.checkFields },
  tooMany: { name: 'too-many', status: 429, sentence: serverMessages.tooMany },
  notStored: { name: 'not-stored', status: 503, sentence: contactRefusals.notStored, retryAfter: 30 },
} as const satisfies Record<string, Refusal>

export type Sent = Readonly<Record<string, unknown>>

export type Accepted = { readonly ok: true; readonly id: string } | { readonly ok: false; readonly refusal: Refusal }

interface AcceptServices {
  readonly acceptLead: AcceptLead
  /** Knows by name the cart that a message is about. */
  readonly vehicles: Pick<VehicleSource, 'get'>
  /** Every origin that counts as our own. */
  readonly ownOrigins: readonly string[]
  readonly log: Logger
}

/** Holds what was sent against the rules and stores it as a lead; says yes only when it is on disk. */
export async function acceptSubmission(
  sent: Sent,
  origin: Pick<NewLead, 'source' | 'key' | 'sender'>,
  { acceptLead, vehicles, ownOrigins, log }: AcceptServices,
): Promise<Accepted> {
  const reading = readSubmission(sent)
  if (!reading.ok) return { ok: false, refusal: { ...refusals.invalid, errors: reading.errors } }
  const { submission } = reading
  const ownHosts = [business.website, ...ownOrigins.map((own) => new URL(own).hostname)]
  const suspicion = suspicionOf(sent) ?? spamIn(submission, ownHosts)
  const context = await readContext(sent, vehicles)
  try {
    const acceptance = await acceptLead({ ...origin, submission, context, ...(suspicion && { suspicion }) })
    if (acceptance.outcome === 'key-reused') return { ok: false, refusal: refusals.keyReused }
    if (acceptance.outcome === 'too-many')
      return { ok: false, refusal: { ...refusals.tooMany, retryAfter: acceptance.retryAfter } }
    const { id, outcome } = acceptance
    // The desk shows the reason, with the message.
    if (suspicion && outcome === 'stored')
      log.warn({ security: 'quarantined', lead: id }, 'a message looks like that of a robot')
    return { ok: true, id }
  } catch (error) {
    if (!(error instanceof StoreUnavailable)) throw error
    log.error({ alarm: 'store', error: error.message }, 'a message could not be stored')
    return { ok: false, refusal: refusals.notStored }
  }
}

/** Why a person did perhaps not write this, in words for the desk. A program of our own need not say how long it took. */
function suspicionOf({ [trapField]: trap, took }: Sent): string | undefined {
  if (trap !== undefined && trap !== '') return 'a field that people do not see was filled in'
  if (typeof took === 'number' && took < leadRules.humanMilliseconds)
    return `sent ${Math.max(0, Math.round(took))} ms after the page opened`
  return undefined
}
