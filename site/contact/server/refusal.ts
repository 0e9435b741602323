import type { BlockList } from 'node:net'
import type { Context } from 'hono'
import { contactRefusals } from '#content/contact/contact-form.ts'
import { serverMessages } from '#content/shared/messages.ts'
import { senderOf } from '#server/http/client-address.ts'
import { fromOwnSite } from '#server/http/origin.ts'
import type { RateLimit } from '#server/http/rate-limit.ts'
import type { Logger } from '#server/log.ts'
import type { AcceptLead } from './leads/ports.ts'

export interface ContactServices {
  readonly accept: AcceptLead
  readonly ownOrigins: readonly string[]
  readonly trustedProxies: BlockList
  readonly limit: RateLimit
  readonly log: Logger
}

export interface Refusal {
  readonly status: 400 | 403 | 409 | 413 | 415 | 422 | 429 | 503
  readonly sentence: string
  readonly retryAfter?: number
}

export const refusals = {
  malformed: { status: 400, sentence: serverMessages.badRequest },
  crossSite: { status: 403, sentence: contactRefusals.crossSite },
  changed: { status: 409, sentence: contactRefusals.keyReused },
  tooLarge: { status: 413, sentence: contactRefusals.tooLarge },
  wrongType: { status: 415, sentence: contactRefusals.wrongType },
  invalid: { status: 422, sentence: contactRefusals.checkFields },
  notStored: { status: 503, sentence: contactRefusals.notStored, retryAfter: 30 },
} as const satisfies Record<string, Refusal>

/** What is decided before a byte of the body is read. */
export function refusalOf(c: Context, type: string, services: ContactServices): Refusal | undefined {
  if (!fromOwnSite(c, services.ownOrigins)) return refusals.crossSite
  const wait = services.limit.take(senderOf(c, services.trustedProxies))
  if (wait > 0) return { status: 429, sentence: serverMessages.tooMany, retryAfter: wait }
  const given = c.req.header('content-type')?.split(';')[0]?.trim().toLowerCase()
  return given === type ? undefined : refusals.wrongType
}
