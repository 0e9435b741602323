import type { Context, Handler, MiddlewareHandler } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { clientKey } from '#kernel/http/client-address.ts'
import { leadRules } from '#subjects/contact/facts/lead-rules.ts'
import type { ContactErrors } from '#subjects/contact/rules/contact-submission.ts'
import type { NewLead } from '#subjects/contact/server/leads/accept-lead.ts'
import { acceptSubmission } from './accept-submission.ts'
import type { ContactServices } from './contact-services.ts'
import { type Refusal, refusalOf, refusals } from './refusal.ts'
import { noteRefusal } from './security-log.ts'

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
  const refuse: WayIn<Sent>['refused'] = (c, refusal, sent, errors) => {
    noteRefusal(logOf(c), refusal, errors)
    return way.refused(c, refusal, sent, errors)
  }
  const logOf = (c: Context) => services.log.child({ id: c.get('requestId') })
  return [
    async (c, next) => {
      const refusal = refusalOf(c, way.contentType, services)
      return refusal ? refuse(c, refusal) : next()
    },
    bodyLimit({ maxSize: leadRules.bodyBytes, onError: (c) => refuse(c, refusals.tooLarge) }),
    async (c) => {
      const reading = way.read(c, await c.req.text())
      if (!reading) return refuse(c, refusals.malformed)
      const { sent, key } = reading
      const sender = clientKey(c, services.trustedProxies)
      const origin = { source: way.source, sender, ...(key ? { key } : {}) }
      const accepted = await acceptSubmission(sent, origin, { ...services, log: logOf(c) })
      return accepted.ok ? way.accepted(c, accepted.id) : refuse(c, accepted.refusal, sent, accepted.errors)
    },
  ]
}
