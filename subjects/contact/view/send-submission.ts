import { contactMessages } from '#subjects/contact/facts/contact-form.ts'
import { contactFailure } from '#subjects/contact/rules/contact-failure.ts'
import type { ContactSubmission } from '#subjects/contact/rules/contact-submission.ts'
import { type ContactErrors, contactFieldNames } from '#subjects/contact/rules/contact-values.ts'

export type Sent = { readonly ok: true } | { readonly ok: false; readonly text: string; readonly errors: ContactErrors }

const timeoutMs = 30_000

/** POST /api/contact (LEAD-15). `extra` is what it is about, and what tells a person from a robot. */
export async function sendSubmission(submission: ContactSubmission, key: string, extra: object): Promise<Sent> {
  try {
    const response = await fetch('/api/contact', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', 'Idempotency-Key': key },
      body: JSON.stringify({ ...submission, ...extra }),
      signal: AbortSignal.timeout(timeoutMs),
    })
    if (response.ok) {
      await response.json()
      return { ok: true }
    }
    const body: unknown = await response.json().catch(() => undefined)
    return { ok: false, text: contactFailure(body), errors: fieldErrors(body) }
  } catch {
    return { ok: false, text: contactMessages.sendFailed, errors: {} }
  }
}

/** The idempotency key of one submission. Not `randomUUID`: it is missing on addresses without TLS. */
export function newKey(): string {
  return crypto.getRandomValues(new Uint32Array(4)).join('-')
}

function fieldErrors(body: unknown): ContactErrors {
  const fields: unknown = typeof body === 'object' && body !== null && 'fields' in body ? body.fields : undefined
  if (typeof fields !== 'object' || fields === null) return {}
  const given = fields as Readonly<Record<string, unknown>>
  return Object.fromEntries(
    contactFieldNames.flatMap((name) => (typeof given[name] === 'string' ? [[name, given[name]]] : [])),
  )
}
