import { createHmac } from 'node:crypto'
import { easternIso } from '#kit/dates/eastern-time.ts'
import { interestLabel } from '#subjects/contact/rules/contact-submission.ts'
import { type Deliver, DeliveryRefused } from './delivery.ts'
import type { Lead } from './outbox.ts'

/** From the first packet to the status line: whoever takes longer is asked again later. */
const usualTimeoutMs = 10_000

interface WebhookSettings {
  readonly url: string
  readonly secret: string
}

interface WebhookOptions {
  readonly now: () => Date
  readonly timeoutMs?: number
}

/**
 * Posts a lead, signed as Standard Webhooks asks (standardwebhooks.com): HMAC-SHA256 over id, time and body. The id is the
 * same through every attempt, so that whoever receives it twice knows.
 */
export function createWebhook(
  { url, secret }: WebhookSettings,
  { now, timeoutMs = usualTimeoutMs }: WebhookOptions,
): Deliver {
  const key = keyOf(secret)
  return async ({ mail: { id }, lead }) => {
    const body = JSON.stringify(webhookBody(lead))
    const timestamp = String(Math.floor(now().getTime() / 1000))
    const signature = createHmac('sha256', key).update(`${id}.${timestamp}.${body}`).digest('base64')
    const { ok, status } = await statusOf(url, timeoutMs, {
      method: 'POST',
      // An address that moves shall be set anew: what follows could lead a visitor's words anywhere.
      redirect: 'manual',
      headers: {
        'Content-Type': 'application/json',
        'User-Agent': 'switchback-webhook',
        'Webhook-Id': id,
        'Webhook-Timestamp': timestamp,
        'Webhook-Signature': `v1,${signature}`,
      },
      body,
    })
    // "Gone" asks never to be called again; any other refusal may be mended where it was made.
    if (!ok) throw new DeliveryRefused(`HTTP ${status}`, status === 410)
  }
}

/** A secret as such services hand it out is base64 behind its prefix; any other is taken as it stands. */
function keyOf(secret: string): Buffer {
  const prefix = 'whsec_'
  return secret.startsWith(prefix) ? Buffer.from(secret.slice(prefix.length), 'base64') : Buffer.from(secret)
}

/** What the receiver answered; nothing of what it says beyond is read. */
async function statusOf(url: string, timeoutMs: number, request: RequestInit): Promise<Response> {
  try {
    const response = await fetch(url, { ...request, signal: AbortSignal.timeout(timeoutMs) })
    await response.body?.cancel()
    return response
  } catch (error) {
    const { name = '', message = '', cause } = error as Error & { cause?: { code?: string; message?: string } }
    if (name === 'TimeoutError')
      throw new DeliveryRefused(`ETIMEDOUT the receiver took longer than ${timeoutMs / 1000} s to answer`, false)
    throw new DeliveryRefused([cause?.code ?? cause?.message, message].filter(Boolean).join(' '), false)
  }
}

/** For programs by its fields, for people (a chat, the display of a phone) by `text`. */
function webhookBody(lead: Lead) {
  const about = [interestLabel(lead.interest), lead.cart_name, lead.town].filter(Boolean).join(', ')
  const text = `${lead.first_name} ${lead.last_name}, ${lead.phone}, ${lead.email}\n${about} (${lead.id})\n${lead.message}`
  return {
    type: 'lead.received',
    // Chats make mentions and links of what stands in pointed brackets: not of a visitor's words.
    text: text.replaceAll('<', '‹').replaceAll('>', '›'),
    id: lead.id,
    receivedAt: easternIso(new Date(lead.received_at)),
    firstName: lead.first_name,
    lastName: lead.last_name,
    email: lead.email,
    phone: lead.phone,
    interest: lead.interest,
    message: lead.message,
    cart: lead.cart_id === null ? null : { id: lead.cart_id, name: lead.cart_name },
    town: lead.town,
  }
}
