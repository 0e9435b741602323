import type { SendMailOptions } from 'nodemailer'
import { formatEasternMoment } from '#kit/dates/eastern-time.ts'
import { fillText, formatCount, oneLine } from '#kit/formats/format.ts'
import { xmlText } from '#kit/formats/xml.ts'
import { contactFields } from '#subjects/contact/facts/contact-form.ts'
import { acknowledgement, dealerWords, suspectsMail } from '#subjects/contact/facts/mails.ts'
import { aboutOf, interestLabel, type Message } from '#subjects/contact/rules/message.ts'
import type { Phones } from '#subjects/dealership/facts/business.ts'
import { promises } from '#subjects/dealership/facts/promises.ts'
import type { MailRow } from './message-row.ts'
import type { Deliver } from './outbox.ts'

type MailAddresses = Readonly<Record<'from' | 'to', string>> & {
  /** The address of the desk, where there is one: mails to the dealer link to it. */
  readonly deskUrl?: string | undefined
}

/** Hands one mail over; when it returns, the mail server has taken it, but for the readers that it returns: those the server refuses. */
export type SendMail = (mail: SendMailOptions) => Promise<readonly string[]>

/**
 * Writes and sends one mail of the outbox. It sends no mail about suspects once the dealer has decided about all of them, and no
 * acknowledgement that would no longer be true.
 */
export function createMailDelivery(
  send: SendMail,
  addresses: MailAddresses,
  suspects: () => Promise<readonly Message[]>,
  phones: () => Promise<Phones>,
  now: () => Date,
): Deliver {
  return async ({ mail, message }) => {
    if (mail.recipient === 'suspects') {
      const messages = await suspects()
      if (messages.length === 0) return 'needless'
      return outcomeOf(await send({ ...mailOfSuspects(messages, addresses), messageId: mail.message_id }))
    }
    if (mail.recipient === 'visitor' && !isAcknowledged(message, mail, now())) return 'needless'
    const content =
      mail.recipient === 'dealer' ? dealerMail(message, addresses) : visitorMail(message, addresses, await phones())
    return outcomeOf(await send({ ...content, messageId: mail.message_id }))
  }
}

const outcomeOf = (refused: readonly string[]) => (refused.length > 0 ? { refused } : 'taken')

/**
 * Whether a visitor still gets an acknowledgement: not once the dealer has decided about the message, nor once the promised answer was due
 * (LEAD-72).
 */
function isAcknowledged({ status }: Message, { created_at }: MailRow, now: Date): boolean {
  return status === 'new' && now.getTime() - Date.parse(created_at) <= promises.response.hours.within * 3_600_000
}

const plainName = /^[\p{L}\p{M}' -]{1,40}$/u

// Text of a visitor reaches a header only through an address of two parts and through `subject`.

/** The mail to the dealer: every field, with the visitor as the one to answer. */
function dealerMail(message: Message, { from, to, deskUrl }: MailAddresses): SendMailOptions {
  const name = oneLine(`${message.firstName} ${message.lastName}`)
  const interest = interestLabel(message.interest)
  const cart = message.cartName && fillText(dealerWords.cartText, { name: message.cartName, id: message.cartId ?? '' })
  const fields: readonly (readonly [string, string | null])[] = [
    [dealerWords.name, name],
    [contactFields.email.label, message.email],
    [contactFields.phone.label, message.phone],
    [dealerWords.interest, interest],
    [dealerWords.cart, cart],
    [dealerWords.town, message.town],
    [dealerWords.received, formatEasternMoment(message.receivedAt)],
    [dealerWords.reference, message.id],
  ]
  const rows = fields.flatMap(([label, value]) => (value ? [[label, value] as const] : []))
  const answer = fillText(dealerWords.answer, { name })
  const link = deskLink(deskUrl, `/messages/${message.id}`)
  return {
    from,
    to,
    replyTo: { name, address: message.email },
    subject: fillText(dealerWords.subject, { interest, name, id: message.id }),
    text: `${rows.map(([label, value]) => `${label}: ${oneLine(value)}`).join('\n')}\n\n${message.message}\n\n-- \n${answer}\n${link.text}`,
    html: page(
      `<table>${rows.map(([label, value]) => `<tr><th align="left" valign="top">${xmlText(label)}</th><td>${xmlText(value)}</td></tr>`).join('')}</table>`,
      `<p>${xmlText(message.message).replaceAll('\n', '<br>')}</p>`,
      `<p><small>${xmlText(answer)}</small></p>`,
      link.html,
    ),
    headers: { 'Auto-Submitted': 'auto-generated' },
  }
}

/** The mail to the dealer about suspects: how many there are and which, without a word of what they say. */
function mailOfSuspects(messages: readonly Message[], { from, to, deskUrl }: MailAddresses): SendMailOptions {
  const subject = fillText(suspectsMail.subject, {
    count: formatCount(messages.length, 'message looks', 'messages look'),
  })
  const lines = messages
    .slice(0, suspectsMail.mostNamed)
    .map(({ id, receivedAt }) => `${id}, ${formatEasternMoment(receivedAt)}`)
  const link = deskLink(deskUrl, '/messages?kind=suspects')
  return {
    from,
    to,
    subject,
    text: `${suspectsMail.text}\n\n${lines.join('\n')}\n${link.text}`,
    html: page(`<p>${xmlText(suspectsMail.text)}</p>`, `<p>${lines.map(xmlText).join('<br>')}</p>`, link.html),
    headers: { 'Auto-Submitted': 'auto-generated' },
  }
}

/** The mail to the visitor: we have the message, and when we will answer. */
function visitorMail(message: Message, { from, to }: MailAddresses, { main }: Phones): SendMailOptions {
  const named = plainName.test(message.firstName)
  const paragraphs = [
    named ? fillText(acknowledgement.greeting, { firstName: message.firstName }) : acknowledgement.nameless,
    acknowledgement.text,
    // Repeats what the visitor chose from our own lists, and nothing that was typed.
    fillText(acknowledgement.about, { about: aboutOf(message) }),
    fillText(acknowledgement.call, { phone: main }),
    fillText(acknowledgement.reference, { id: message.id }),
    acknowledgement.mistake,
  ]
  return {
    from,
    to: { name: '', address: message.email },
    replyTo: to,
    subject: acknowledgement.subject,
    text: `${paragraphs.join('\n\n')}\n`,
    html: page(...paragraphs.map((paragraph) => `<p>${xmlText(paragraph)}</p>`)),
    // Other machines shall not answer this one.
    headers: { 'Auto-Submitted': 'auto-replied', 'X-Auto-Response-Suppress': 'All' },
  }
}

function deskLink(deskUrl: string | undefined, path: string) {
  if (!deskUrl) return { text: '', html: '' }
  const url = deskUrl + path
  return { text: `${dealerWords.desk}: ${url}\n`, html: `<p><a href="${xmlText(url)}">${dealerWords.desk}</a></p>` }
}

function page(...parts: readonly string[]): string {
  return `<!DOCTYPE html><html lang="en-US"><meta charset="utf-8"><body>${parts.join('')}</body></html>`
}
