import { contactMessages } from '#subjects/contact/facts/contact-form.ts'

/**
 * LEAD-14: the server's error text, else that submitting failed. `body` is what a non-OK
 * answer carried; where no answer came at all, `contactMessages.sendFailed` stands.
 */
export function contactFailure(body: unknown): string {
  const text = typeof body === 'object' && body !== null && 'error' in body ? body.error : undefined
  return typeof text === 'string' && text.trim() ? text : contactMessages.submitFailed
}
