import { contactMessages } from '#subjects/contact/facts/contact-form.ts'
import { type ContactErrors, contactFailure } from '#subjects/contact/rules/contact-submission.ts'

type Answer = { readonly ok: true } | { readonly ok: false; readonly text: string; readonly errors: ContactErrors }

const timeoutMs = 30_000

/** POST /api/contact (LEAD-15). */
export async function sendSubmission(message: object, key: string): Promise<Answer> {
  try {
    const response = await fetch('/api/contact', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', 'Idempotency-Key': key },
      body: JSON.stringify(message),
      signal: AbortSignal.timeout(timeoutMs),
    })
    if (!response.ok) return { ok: false, ...contactFailure(await response.json().catch(() => undefined)) }
    await response.json()
    return { ok: true }
  } catch {
    return { ok: false, text: contactMessages.sendFailed, errors: {} }
  }
}

/** The idempotency key of one message. Not `randomUUID`: it is missing on addresses without TLS. */
export function newKey(): string {
  return crypto.getRandomValues(new Uint32Array(4)).join('-')
}
