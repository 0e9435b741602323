import { createHmac } from 'node:crypto'
import { easternIso } from '#kit/dates/eastern-time.ts'
import { aboutOf, forPrograms, type Message } from '#subjects/contact/rules/message.ts'
import { type Deliver, DeliveryRefused } from './outbox.ts'

/** Posts a message, signed as standardwebhooks.com asks; its id stays the same in every attempt. */
export function createWebhook(
  { url, secret }: { readonly url: string; readonly secret: string },
  now: () => Date,
  /** The time that a receiver has from the first packet to its status line: a slower one is asked again later. */
  timeoutMs = 10_000,
): Deliver {
  const key = webhookKey(secret)
  if (!key) throw new Error('The secret of the webhook is no base64.')
  return async ({ mail: { id }, message }) => {
    const body = JSON.stringify(webhookBody(message))
    const timestamp = String(Math.floor(now().getTime() / 1000))
    const signature = createHmac('sha256', key).update(`${id}.${timestamp}.${body}`).digest('base64')
    const { ok, status } = await post(url, timeoutMs, {
      method: 'POST',
      // Follows no redirect, which could lead anywhere with a visitor's message: the operator sets the new address.
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
    // 410 "Gone" asks never to be called again; the receiver may mend any other refusal.
    if (!ok) throw new DeliveryRefused(`HTTP ${status}`, status === 410)
    return 'taken'
  }
}

/** Posts the request and returns the answer, of which only the status is read. */
async function post(url: string, timeoutMs: number, request: RequestInit): Promise<Response> {
  try {
    const response = await fetch(url, { ...request, signal: AbortSignal.timeout(timeoutMs) })
    await response.body?.cancel()
    return response
  } catch (error) {
    const { name, cause } = error as Error & { cause?: { code?: string } }
    // Never the platform's own words: they may hold the address, which is a secret with many services.
    const reason =
      name === 'TimeoutError'
        ? `ETIMEDOUT the receiver took longer than ${timeoutMs / 1000} s to answer`
        : `${cause?.code ?? name} the receiver could not be asked`
    throw new DeliveryRefused(reason, false)
  }
}

/** The signing key: a secret as such services hand it out is base64 behind its prefix; any other is taken as it stands. */
export function webhookKey(secret: string): Buffer | undefined {
  const [, encoded] = /^whsec_(.*)$/s.exec(secret) ?? []
  if (encoded === undefined) return Buffer.from(secret)
  return /^[a-z\d+/]*={0,2}$/i.test(encoded) ? Buffer.from(encoded, 'base64') : undefined
}

const toAll = /@(?=everyone|here|channel)/i

/** Chats turn such words into mentions and links: a visitor's words stay text. An e-mail address stands whole in its own field. */
function inert(words: string): string {
  return words.replaceAll('@', '＠').replace(/(?<=\w)(?:\.(?=[a-z]{2})|:(?=\/\/))/gi, '[$&]')
}

/** Fields for programs; `text` for people who read a chat or the display of a phone. */
function webhookBody(message: Message) {
  const about = `${aboutOf(message)} (${message.id})`
  const text = `${inert(`${message.firstName} ${message.lastName}, ${message.phone}`)}, ${message.email.replace(toAll, '＠')}\n${about}\n${inert(message.message)}`
  return {
    type: 'lead.received',
    text: text.replaceAll('<', '‹').replaceAll('>', '›'),
    ...forPrograms(message),
    receivedAt: easternIso(message.receivedAt),
  }
}
