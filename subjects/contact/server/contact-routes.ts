import { type Context, type Handler, Hono, type MiddlewareHandler } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { noStore } from '#kernel/http/answer-headers.ts'
import { clientKey, isFromOwnSite } from '#kernel/http/client-address.ts'
import { RateLimit } from '#kernel/http/rate-limit.ts'
import { setRequestKind } from '#kernel/http/request-kind.ts'
import type { Logger } from '#kernel/log/log.ts'
import type { Routes, Services } from '#kernel/subject.ts'
import { contactRefusals, messageRules, trapField } from '#subjects/contact/facts/contact-form.ts'
import { contactFieldNames, contextFields } from '#subjects/contact/rules/contact-submission.ts'
import { addresses } from '#subjects/dealership/facts/addresses.ts'
import { acceptSubmission, type ContactServices, type Refusal, type SentFields } from './accept-submission.ts'
import { sendFormAgain } from './form-again.ts'

type RouteServices = ContactServices & Pick<Services, 'log' | 'now' | 'ports' | 'press'>

/** The difference between the call and the form: how each reads a body, and how each answers. */
interface Endpoint {
  readonly source: 'script' | 'form'
  readonly contentType: string
  /** Undefined where the body makes no sense. */
  readonly read: (body: string) => SentFields | undefined
  readonly accepted: (c: Context, id: string) => Response
  /** `sent` is undefined where the body was not read. */
  readonly refused: (c: Context, refusal: Refusal, sent?: SentFields) => Response | Promise<Response>
}

/**
 * POST /api/contact (LEAD-15), and POST /contact for visitors without script (LEAD-21). The limit in memory keeps floods of posts away
 * from the database; stored messages count against a limit in the database, which all processes share.
 */
export function contactRoutes(services: RouteServices): Routes {
  const limit = new RateLimit(messageRules.requests)
  const routes: Routes = new Hono()
  routes.use('/api/contact', setRequestKind('contact-call'))
  routes.post('/api/contact', ...receive(jsonCall, limit, services))
  routes.all('/api/contact', (c) =>
    c.json({ error: 'Send a message here with POST.' }, 405, { Allow: 'POST', ...noStore }),
  )
  routes.on('POST', addresses.contact, setRequestKind('contact-form'))
  routes.post(addresses.contact, ...receive(htmlForm(services), limit, services))
  return routes
}

/** Takes JSON; answers `{ ok, id }`, or `{ error, fields }`. */
const jsonCall: Endpoint = {
  source: 'script',
  contentType: 'application/json',
  read: objectIn,
  accepted: (c, id) => c.json({ ok: true, id }, 200, noStore),
  refused: (c, { status, sentence, errors }) =>
    c.json({ error: sentence, ...(errors && { fields: errors }) }, status, noStore),
}

/** Takes a form; answers with /thank-you, or with the form again and all that was typed. */
const htmlForm = (services: RouteServices): Endpoint => ({
  source: 'form',
  contentType: 'application/x-www-form-urlencoded',
  read: fieldsIn,
  accepted: (c) => c.redirect(addresses.thankYou, 303),
  refused: async (c, refusal, sent) => {
    // Reads the form even when it comes too soon, so that the visitor need not type it again.
    const isSmall = Number(c.req.header('content-length') ?? Number.POSITIVE_INFINITY) <= messageRules.bodyBytes
    const unread = refusal.status === 429 && isSmall ? fieldsIn(await c.req.text()) : {}
    return sendFormAgain(c, refusal, sent ?? unread, services)
  },
})

/** Receives a message: checks its headers, its length, then its body, and stores or refuses it. */
function receive(
  endpoint: Endpoint,
  limit: RateLimit,
  services: RouteServices,
): readonly [MiddlewareHandler, MiddlewareHandler, Handler] {
  const { ownOrigins, trustedProxies } = services.contact
  const logOf = (c: Context) => services.log.child({ id: c.get('requestId') })
  const refuse = (c: Context, refusal: Refusal, sent?: SentFields) => {
    logRefusal(logOf(c), refusal)
    if (refusal.retryAfter) c.header('Retry-After', String(refusal.retryAfter))
    return endpoint.refused(c, refusal, sent)
  }
  return [
    async (c, next) => {
      if (!isFromOwnSite(c, ownOrigins)) return refuse(c, contactRefusals.crossSite)
      const retryAfter = limit.take(clientKey(c, trustedProxies))
      if (retryAfter > 0) return refuse(c, { ...contactRefusals.tooMany, retryAfter })
      const given = c.req.header('content-type')?.split(';')[0]?.trim().toLowerCase()
      return given === endpoint.contentType ? next() : refuse(c, contactRefusals.wrongType)
    },
    bodyLimit({ maxSize: messageRules.bodyBytes, onError: (c) => refuse(c, contactRefusals.tooLarge) }),
    async (c) => {
      const sent = endpoint.read(await c.req.text())
      const key = endpoint.source === 'script' ? c.req.header('idempotency-key') : undefined
      const isKey = key === undefined || /^[\x21-\x7e]{1,200}$/.test(key)
      if (!sent || !isKey) return refuse(c, contactRefusals.malformed)
      const origin = { source: endpoint.source, sender: clientKey(c, trustedProxies), ...(key && { key }) }
      const accepted = await acceptSubmission(sent, origin, services, logOf(c))
      return typeof accepted === 'string' ? endpoint.accepted(c, accepted) : refuse(c, accepted, sent)
    },
  ]
}

/** Logs a refusal, so that an operator finds attacks; of what was typed it logs the names of fields at most (SITE-58). */
function logRefusal(log: Logger, { name, errors }: Refusal): void {
  // The store has already logged this.
  if (name === 'not-stored') return
  // Logs mistyped fields apart from requests that our own pages never send.
  if (errors) log.info({ security: name, fields: Object.keys(errors) }, 'a post was refused')
  else log.warn({ security: name }, 'a post was refused')
}

function objectIn(body: string): SentFields | undefined {
  try {
    const value: unknown = JSON.parse(body)
    return typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as SentFields) : undefined
  } catch {
    return undefined
  }
}

function fieldsIn(body: string): SentFields {
  const form = new URLSearchParams(body)
  const names = [...contactFieldNames, ...contextFields, trapField]
  return Object.fromEntries(names.flatMap((name) => (form.has(name) ? [[name, form.get(name)]] : [])))
}
