import type { SendMailOptions } from 'nodemailer'
import { formatEasternMoment } from '#kit/dates/eastern-time.ts'
import { fillText, formatCount } from '#kit/formats/format.ts'
import { contactFields } from '#subjects/contact/facts/contact-form.ts'
import { acknowledgement, leadMail, suspectsMail } from '#subjects/contact/facts/contact-page.ts'
import { isAcknowledged } from '#subjects/contact/rules/answer-time.ts'
import { aboutOf, interestLabel } from '#subjects/contact/rules/contact-submission.ts'
import type { Lead } from '#subjects/contact/server/tables.ts'
import type { Phones } from '#subjects/dealership/facts/business.ts'
import type { Deliver } from './outbox.ts'

type MailAddresses = Readonly<Record<'from' | 'to', string>> & {
  /** The origin of the desk, where there is one in the browser: mails to the dealer lead there. */
  readonly deskUrl?: string | undefined
}

/** Hands one mail over; when it returns, the mail server has taken responsibility. */
export type SendMail = (mail: SendMailOptions) => Promise<void>

/**
 * `suspects` are those of the moment in which the mail about them goes; where all were decided about, it is left out. So is an
 * acknowledgement that would say nothing true any more.
 */
export function mailDelivery(
  send: SendMail,
  addresses: MailAddresses,
  suspects: () => Promise<readonly Lead[]>,
  phones: () => Promise<Phones>,
  now: () => Date,
): Deliver {
  return async ({ mail, lead }) => {
    if (mail.recipient === 'suspects') {
      const leads = await suspects()
      if (leads.length === 0) return 'needless'
      await send({ ...mailOfSuspects(leads, addresses), messageId: mail.message_id })
      return 'taken'
    }
    if (mail.recipient === 'visitor' && !isAcknowledged(lead.status, new Date(mail.created_at), now()))
      return 'needless'
    const content =
      mail.recipient === 'dealer' ? dealerMail(lead, addresses) : visitorMail(lead, addresses, await phones())
    await send({ ...content, messageId: mail.message_id })
    return 'taken'
  }
}

const plainName = /^[\p{L}\p{M}' -]{1,40}$/u

// No text of a visitor's ever becomes part of a header but through an address of two parts and `subject`.

/** To the dealer: every field, and the visitor to answer to. */
function dealerMail(lead: Lead, { from, to, deskUrl }: MailAddresses): SendMailOptions {
  const name = oneLine(`${lead.first_name} ${lead.last_name}`)
  const interest = interestLabel(lead.interest)
  const cart = lead.cart_name && fillText(leadMail.cartText, { name: lead.cart_name, id: lead.cart_id ?? '' })
  const fields: readonly (readonly [string, string | null])[] = [
    [leadMail.name, name],
    [contactFields.email.label, lead.email],
    [contactFields.phone.label, lead.phone],
    [leadMail.interest, interest],
    [leadMail.cart, cart],
    [leadMail.town, lead.town],
    [leadMail.received, formatEasternMoment(new Date(lead.received_at))],
    [leadMail.reference, lead.id],
  ]
  const rows = fields.flatMap(([label, value]) => (value ? [[label, value] as const] : []))
  const answer = fillText(leadMail.answer, { name })
  const link = deskLink(deskUrl, `/messages/${lead.id}`)
  return {
    from,
    to,
    replyTo: { name, address: lead.email },
    subject: fillText(leadMail.subject, { interest, name, id: lead.id }),
    text: `${rows.map(([label, value]) => `${label}: ${oneLine(value)}`).join('\n')}\n\n${lead.message}\n\n-- \n${answer}\n${link.text}`,
    html: page(
      `<table>${rows.map(([label, value]) => `<tr><th align="left" valign="top">${escapeHtml(label)}</th><td>${escapeHtml(value)}</td></tr>`).join('')}</table>`,
      `<p>${escapeHtml(lead.message).replaceAll('\n', '<br>')}</p>`,
      `<p><small>${escapeHtml(answer)}</small></p>`,
      link.html,
    ),
    headers: { 'Auto-Submitted': 'auto-generated' },
  }
}

/** To the dealer: how many messages look like advertising and which these are, without a word of what they say. */
function mailOfSuspects(leads: readonly Lead[], { from, to, deskUrl }: MailAddresses): SendMailOptions {
  const subject = fillText(suspectsMail.subject, { count: formatCount(leads.length, 'message looks', 'messages look') })
  const lines = leads
    .slice(0, suspectsMail.mostNamed)
    .map(({ id, received_at }) => `${id}, ${formatEasternMoment(new Date(received_at))}`)
  const link = deskLink(deskUrl, '/messages?kind=suspects')
  return {
    ...{ from, to, subject },
    text: `${suspectsMail.text}\n\n${lines.join('\n')}\n${link.text}`,
    html: page(`<p>${escapeHtml(suspectsMail.text)}</p>`, `<p>${lines.map(escapeHtml).join('<br>')}</p>`, link.html),
    headers: { 'Auto-Submitted': 'auto-generated' },
  }
}

/** To the visitor: we have it, and when they will hear from us. */
function visitorMail(lead: Lead, { from, to }: MailAddresses, { main }: Phones): SendMailOptions {
  const named = plainName.test(lead.first_name)
  const paragraphs = [
    named ? fillText(acknowledgement.greeting, { firstName: lead.first_name }) : acknowledgement.nameless,
    acknowledgement.text,
    // What the visitor chose from our own lists: nothing that was typed.
    fillText(acknowledgement.about, { about: aboutOf(lead) }),
    fillText(acknowledgement.call, { phone: main }),
    fillText(acknowledgement.reference, { id: lead.id }),
    acknowledgement.mistake,
  ]
  return {
    from,
    to: { name: '', address: lead.email },
    replyTo: to,
    subject: acknowledgement.subject,
    text: `${paragraphs.join('\n\n')}\n`,
    html: page(...paragraphs.map((paragraph) => `<p>${escapeHtml(paragraph)}</p>`)),
    // Other machines shall not answer this one.
    headers: { 'Auto-Submitted': 'auto-replied', 'X-Auto-Response-Suppress': 'All' },
  }
}

function deskLink(deskUrl: string | undefined, path: string) {
  if (!deskUrl) return { text: '', html: '' }
  const url = deskUrl + path
  return { text: `${leadMail.desk}: ${url}\n`, html: `<p><a href="${escapeHtml(url)}">${leadMail.desk}</a></p>` }
}

function page(...parts: readonly string[]): string {
  return `<!DOCTYPE html><html lang="en-US"><meta charset="utf-8"><body>${parts.join('')}</body></html>`
}

function escapeHtml(text: string): string {
  return text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;').replace(/"/g, '&quot;')
}

function oneLine(text: string): string {
  return text.replace(/[\p{Cc}\s]+/gu, ' ').trim()
}
