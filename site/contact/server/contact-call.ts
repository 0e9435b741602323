import type { Context } from 'hono'
import { Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { leadRules } from '#content/contact/lead-rules.ts'
import type { ContactErrors } from '#site/contact/rules/contact-values.ts'
import { type ContactServices, type Refusal, refusalOf, refusals } from './refusal.ts'
import { takeIn } from './take-in.ts'

const keyPattern = /^[\x21-\x7e]{1,200}$/

/** POST /api/contact (LEAD-15): JSON in; `{ ok, id }` out, or `{ error, fields }`. */
export function contactCall(services: ContactServices): Hono {
  const call = new Hono()
  call.post(
    '/',
    (c, next) => {
      const refusal = refusalOf(c, 'application/json', services)
      return refusal ? Promise.resolve(refuse(c, refusal)) : next()
    },
    bodyLimit({ maxSize: leadRules.bodyBytes, onError: (c) => refuse(c, refusals.tooLarge) }),
    async (c) => {
      const sent = objectIn(await c.req.text())
      const key = c.req.header('idempotency-key')
      if (!sent || (key !== undefined && !keyPattern.test(key))) return refuse(c, refusals.malformed)
      const taken = await takeIn(sent, { source: 'script', ...(key ? { key } : {}) }, services)
      if (!taken.ok) return refuse(c, taken.refusal, taken.errors)
      return c.json({ ok: true, id: taken.id }, 200, { 'Cache-Control': 'no-store' })
    },
  )
  call.all('/', (c) =>
    c.json({ error: 'Send a message here with POST.' }, 405, { Allow: 'POST', 'Cache-Control': 'no-store' }),
  )
  return call
}

function refuse(c: Context, { status, sentence, retryAfter }: Refusal, fields?: ContactErrors): Response {
  return c.json({ error: sentence, ...(fields ? { fields } : {}) }, status, {
    'Cache-Control': 'no-store',
    ...(retryAfter ? { 'Retry-After': String(retryAfter) } : {}),
  })
}

function objectIn(text: string): Readonly<Record<string, unknown>> | undefined {
  try {
    const value: unknown = JSON.parse(text)
    return typeof value === 'object' && value !== null && !Array.isArray(value)
      ? (value as Record<string, unknown>)
      : undefined
  } catch {
    return undefined
  }
}
