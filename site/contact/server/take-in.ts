import { readContactMessage } from '#site/contact/rules/contact-message.ts'
import type { ContactErrors } from '#site/contact/rules/contact-values.ts'
import { StoreUnavailable, type Submission } from './leads/ports.ts'
import { type ContactServices, type Refusal, refusals } from './refusal.ts'
import { suspicionOf } from './suspicion.ts'

export type TakenIn =
  | { readonly ok: true; readonly id: string }
  | { readonly ok: false; readonly refusal: Refusal; readonly errors?: ContactErrors }

/** Holds what was sent against the rules and stores it; says yes only when it is on disk. */
export async function takeIn(
  sent: Readonly<Record<string, unknown>>,
  origin: Pick<Submission, 'source' | 'key'>,
  { accept, log }: Pick<ContactServices, 'accept' | 'log'>,
): Promise<TakenIn> {
  const reading = readContactMessage(sent)
  if (!reading.ok) return { ok: false, refusal: refusals.invalid, errors: reading.errors }
  const suspicion = suspicionOf(sent)
  try {
    const acceptance = await accept({ ...origin, message: reading.message, ...(suspicion ? { suspicion } : {}) })
    return acceptance.outcome === 'changed' ? { ok: false, refusal: refusals.changed } : { ok: true, id: acceptance.id }
  } catch (error) {
    if (!(error instanceof StoreUnavailable)) throw error
    log.error({ alarm: 'store', error: error.message }, 'a message could not be stored')
    return { ok: false, refusal: refusals.notStored }
  }
}
