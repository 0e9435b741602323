import { createHmac } from 'node:crypto'
import { easternIso } from '#kit/dates/eastern-time.ts'
import { aboutOf } from '#subjects/contact/rules/contact-submission.ts'
import { webhookKey } from '#subjects/contact/rules/webhook-key.ts'
import type { Lead } from '#subjects/contact/server/tables.ts'
import { type Deliver, DeliveryRefused } from './outbox.ts'

/** Posts a lead, signed as standardwebhooks.com asks; its id stays the same through every attempt. */
export function createWebhook(
  { url, secret }: { readonly url: string; readonly secret: string },
  now: () => Date,
  /** From the first packet to the status line: a receiver that takes longer is asked again later. */
  timeoutMs = 10_000,
): Deliver {
  const key = webhookKey(secret)
  if (!key) throw new Error('The secret of the webhook is no base64.')
  return async ({ mail: { id }, lead }) => {
    const body = JSON.stringify(webhookBody(lead))
    const timestamp = String(Math.floor(now().getTime() / 1000))
    const signature = createHmac('sha256', key).update(`${id}.${timestamp}.${body}`).digest('base64')
    const { ok, status } = await statusOf(url, timeoutMs, {
      method: 'POST',
      // What an address that moves leads to could be anywhere: the operator sets the new one.
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
    return 'taken'
  }
}

/** The status of what the receiver answered; nothing beyond it is read. */
async function statusOf(url: string, timeoutMs: number, request: RequestInit): Promise<Response> {
  try {
    const response = await fetch(url, { ...request, signal: AbortSignal.timeout(timeoutMs) })
    await response.body?.cancel()
    return response
  } catch (error) {
    const { name, cause } = error as Error & { cause?: { code?: string } }
    // Never in the words of the platform: they may hold the address, which is a secret with many services.
    const reason =
      name === 'TimeoutError'
        ? `ETIMEDOUT the receiver took longer than ${timeoutMs / 1000} s to answer`
        : `${cause?.code ?? name} the receiver could not be asked`
    throw new DeliveryRefused(reason, false)
  }
}

const toAll = /@(?=everyone|here|channel)/i

/** Chats make mentions and links of such words: not of a visitor's. An e-mail address stands whole in its own place. */
function inert(words: string): string {
  return words.replaceAll('@', '＠').replace(/(?<=\w)(?:\.(?=[a-z]{2})|:(?=\/\/))/gi, '[$&]')
}

/** For programs by its fields, for people (a chat, the display of a phone) by `text`. */
function webhookBody(lead: Lead) {
  const about = `${aboutOf(lead)} (${lead.id})`
  const text = `${inert(`${lead.first_name} ${lead.last_name}, ${lead.phone}`)}, ${lead.email.replace(toAll, '＠')}\n${about}\n${inert(lead.message)}`
  return {
    type: 'lead.received',
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
