import type { ContactErrors } from '#subjects/contact/rules/contact-submission.ts'
import { readSubmission } from '#subjects/contact/rules/contact-submission.ts'
import { readContext } from '#subjects/contact/rules/lead-context.ts'
import { spamIn } from '#subjects/contact/rules/spam-signs.ts'
import type { NewLead } from '#subjects/contact/server/leads/accept-lead.ts'
import { StoreUnavailable } from '#subjects/contact/server/leads/with-lead-store.ts'
import { business } from '#subjects/dealership/facts/business.ts'
import type { ContactServices } from './contact-services.ts'
import { type Refusal, refusals, tooMany } from './refusal.ts'
import { noteSuspect } from './security-log.ts'
import { suspicionOf } from './suspicion.ts'

export type Accepted =
  | { readonly ok: true; readonly id: string }
  | { readonly ok: false; readonly refusal: Refusal; readonly errors?: ContactErrors }

/** Holds what was sent against the rules and stores it as a lead; says yes only when it is on disk. */
export async function acceptSubmission(
  sent: Readonly<Record<string, unknown>>,
  origin: Pick<NewLead, 'source' | 'key' | 'sender'>,
  { acceptLead, vehicles, ownOrigins, log }: Pick<ContactServices, 'acceptLead' | 'vehicles' | 'ownOrigins' | 'log'>,
): Promise<Accepted> {
  const reading = readSubmission(sent)
  if (!reading.ok) return { ok: false, refusal: refusals.invalid, errors: reading.errors }
  const ownHosts = [business.website, ...ownOrigins.map((own) => new URL(own).hostname)]
  const suspicion = suspicionOf(sent) ?? spamIn(reading.submission, ownHosts)
  try {
    const acceptance = await acceptLead({
      ...origin,
      submission: reading.submission,
      context: await readContext(sent, vehicles),
      ...(suspicion ? { suspicion } : {}),
    })
    if (acceptance.outcome === 'key-reused') return { ok: false, refusal: refusals.keyReused }
    if (acceptance.outcome === 'too-many') return { ok: false, refusal: tooMany(acceptance.retryAfter) }
    if (suspicion && acceptance.outcome === 'stored') noteSuspect(log, acceptance.id)
    return { ok: true, id: acceptance.id }
  } catch (error) {
    if (!(error instanceof StoreUnavailable)) throw error
    log.error({ alarm: 'store', error: error.message }, 'a message could not be stored')
    return { ok: false, refusal: refusals.notStored }
  }
}
