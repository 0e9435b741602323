import type { Context } from 'hono'
import { clientKey } from '#kernel/http/client-address.ts'
import { fromOwnSite } from '#kernel/http/origin.ts'
import { contactRefusals } from '#subjects/contact/facts/contact-form.ts'
import { serverMessages } from '#subjects/dealership/facts/messages.ts'
import type { ContactServices } from './contact-services.ts'

export interface Refusal {
  readonly status: 400 | 403 | 409 | 413 | 415 | 422 | 429 | 503
  readonly sentence: string
  readonly retryAfter?: number
}

export const refusals = {
  malformed: { status: 400, sentence: serverMessages.badRequest },
  crossSite: { status: 403, sentence: contactRefusals.crossSite },
  keyReused: { status: 409, sentence: contactRefusals.keyReused },
  tooLarge: { status: 413, sentence: contactRefusals.tooLarge },
  wrongType: { status: 415, sentence: contactRefusals.wrongType },
  invalid: { status: 422, sentence: contactRefusals.checkFields },
  notStored: { status: 503, sentence: contactRefusals.notStored, retryAfter: 30 },
} as const satisfies Record<string, Refusal>

export const tooMany = (retryAfter: number): Refusal => ({
  status: 429,
  sentence: serverMessages.tooMany,
  retryAfter,
})

/** What is decided before a byte of the body is read. */
export function refusalOf(c: Context, contentType: string, services: ContactServices): Refusal | undefined {
  if (!fromOwnSite(c, services.ownOrigins)) return refusals.crossSite
  const retryAfter = services.limit.take(clientKey(c, services.trustedProxies))
  if (retryAfter > 0) return tooMany(retryAfter)
  const given = c.req.header('content-type')?.split(';')[0]?.trim().toLowerCase()
  return given === contentType ? undefined : refusals.wrongType
}
