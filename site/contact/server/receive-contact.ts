import type { Context, Handler, MiddlewareHandler } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { leadRules } from '#content/contact/lead-rules.ts'
import { clientKey } from '#server/http/client-address.ts'
import type { ContactErrors } from '#site/contact/rules/contact-values.ts'
import { acceptSubmission } from './accept-submission.ts'
import type { ContactServices } from './contact-services.ts'
import type { NewLead } from './leads/ports.ts'
import { type Refusal, refusalOf, refusals } from './refusal.ts'

/** What differs between the ways in: how a body is read, and how an answer looks. */
export interface WayIn<Sent extends object> {
  readonly source: NewLead['source']
  readonly contentType: string
  /** Nothing where the request makes no sense. */
  readonly read: (c: Context, body: string) => { readonly sent: Sent; readonly key?: string } | undefined
  readonly accepted: (c: Context, id: string) => Response
  /** `sent` is missing where the body was not read. */
  readonly refused: (c: Context, refusal: Refusal, sent?: Sent, errors?: ContactErrors) => Response | Promise<Response>
}

/** From a request to a stored lead: what the headers decide, then the length of the body, then the body. */
export function receiveContact<Sent extends Readonly<Record<string, unknown>>>(
  way: WayIn<Sent>,
  services: ContactServices,
): [MiddlewareHandler, MiddlewareHandler, Handler] {
  return [
    async (c, next) => {
      const refusal = refusalOf(c, way.contentType, services)
      return refusal ? way.refused(c, refusal) : next()
    },
    bodyLimit({ maxSize: leadRules.bodyBytes, onError: (c) => way.refused(c, refusals.tooLarge) }),
    async (c) => {
      const reading = way.read(c, await c.req.text())
      if (!reading) return way.refused(c, refusals.malformed)
      const { sent, key } = reading
      const sender = clientKey(c, services.trustedProxies)
      const accepted = await acceptSubmission(sent, { source: way.source, sender, ...(key ? { key } : {}) }, services)
      return accepted.ok ? way.accepted(c, accepted.id) : way.refused(c, accepted.refusal, sent, accepted.errors)
    },
  ]
}
