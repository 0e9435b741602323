import { readSubmission } from '#site/contact/rules/contact-submission.ts'
import type { ContactErrors } from '#site/contact/rules/contact-values.ts'
import type { ContactServices } from './contact-services.ts'
import { type NewLead, StoreUnavailable } from './leads/ports.ts'
import { type Refusal, refusals, tooMany } from './refusal.ts'
import { suspicionOf } from './suspicion.ts'

export type Accepted =
  | { readonly ok: true; readonly id: string }
  | { readonly ok: false; readonly refusal: Refusal; readonly errors?: ContactErrors }

/** Holds what was sent against the rules and stores it as a lead; says yes only when it is on disk. */
export async function acceptSubmission(
  sent: Readonly<Record<string, unknown>>,
  origin: Pick<NewLead, 'source' | 'key' | 'sender'>,
  { acceptLead, log }: Pick<ContactServices, 'acceptLead' | 'log'>,
): Promise<Accepted> {
  const reading = readSubmission(sent)
  if (!reading.ok) return { ok: false, refusal: refusals.invalid, errors: reading.errors }
  const suspicion = suspicionOf(sent)
  try {
    const acceptance = await acceptLead({
      ...origin,
      submission: reading.submission,
      ...(suspicion ? { suspicion } : {}),
    })
    if (acceptance.outcome === 'key-reused') return { ok: false, refusal: refusals.keyReused }
    if (acceptance.outcome === 'too-many') return { ok: false, refusal: tooMany(acceptance.retryAfter) }
    return { ok: true, id: acceptance.id }
  } catch (error) {
    if (!(error instanceof StoreUnavailable)) throw error
    log.error({ alarm: 'store', error: error.message }, 'a message could not be stored')
    return { ok: false, refusal: refusals.notStored }
  }
}
