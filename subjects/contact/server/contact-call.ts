import { Hono } from 'hono'
import type { ContactServices } from './contact-services.ts'
import { receiveContact, type WayIn } from './receive-contact.ts'

const keyPattern = /^[\x21-\x7e]{1,200}$/
const noStore = { 'Cache-Control': 'no-store' }

type Sent = Readonly<Record<string, unknown>>

/** JSON in; `{ ok, id }` out, or `{ error, fields }`. */
const jsonCall: WayIn<Sent> = {
  source: 'script',
  contentType: 'application/json',
  read: (c, body) => {
    const sent = objectIn(body)
    const key = c.req.header('idempotency-key')
    if (!sent || (key !== undefined && !keyPattern.test(key))) return undefined
    return { sent, ...(key ? { key } : {}) }
  },
  accepted: (c, id) => c.json({ ok: true, id }, 200, noStore),
  refused: (c, { status, sentence, retryAfter }, _, fields) =>
    c.json({ error: sentence, ...(fields ? { fields } : {}) }, status, {
      ...noStore,
      ...(retryAfter ? { 'Retry-After': String(retryAfter) } : {}),
    }),
}

/** POST /api/contact (LEAD-15). */
export function contactCall(services: ContactServices): Hono {
  const call = new Hono()
  call.post('/', ...receiveContact(jsonCall, services))
  call.all('/', (c) => c.json({ error: 'Send a message here with POST.' }, 405, { Allow: 'POST', ...noStore }))
  return call
}

function objectIn(text: string): Sent | undefined {
  try {
    const value: unknown = JSON.parse(text)
    return typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Sent) : undefined
  } catch {
    return undefined
  }
}
