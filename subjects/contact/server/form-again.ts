import type { Context } from 'hono'
import type { Services } from '#kernel/subject.ts'
import { jsonForScript } from '#kit/formats/json-ld.ts'
import { xmlText } from '#kit/formats/xml.ts'
import {
  type ContactErrors,
  type ContactValues,
  contactFieldNames,
  contextFields,
  emptyContactValues,
  type MessageContext,
} from '#subjects/contact/rules/contact-submission.ts'
import { knownInterest, readContext } from '#subjects/contact/rules/message-context.ts'
import { contactPage, refusedContactView } from '#subjects/contact/view/contact.page.tsx'
import { openState } from '#subjects/dealership/rules/hours.ts'
import { shopOn } from '#subjects/dealership/rules/shop.ts'
import type { Refusal, SentFields } from './accept-submission.ts'

/** Matches `place-of-N-`, in the island's props as a JSON string, in the form as text. */
const placeholders = /"place-of-(\d+)-"(?=[,}])|place-of-(\d+)-/g

/**
 * The form again, with all that was typed. A form with wrong fields is rendered for this visitor, unless too many wait for that.
 * Otherwise the texts are put into a kept page, so that a client that sends too much cannot make us render.
 */
export async function sendFormAgain(
  c: Context,
  { status, sentence, errors }: Refusal,
  sent: SentFields,
  { now, ports, press }: Pick<Services, 'now' | 'ports' | 'press'>,
): Promise<Response> {
  const answer = async (shown: ContactValues, about: MessageContext, wrong: ContactErrors = {}) => {
    const shop = await ports.shop()
    const sales = openState(shop, 'sales', now())
    const form = { sales, values: shown, context: about, errors: wrong, notice: sentence }
    return refusedContactView(form, status, shopOn(shop, now()))
  }
  if (!errors && Object.keys(sent).length === 0)
    return press.sendFixed(c, `contact ${status}`, contactPage, () => answer(emptyContactValues, {}))
  const given = contactFieldNames.flatMap((name) => (sent[name] === undefined ? [] : [[name, sent[name]]]))
  const values: ContactValues = { ...emptyContactValues, ...Object.fromEntries(given) }
  const context = await readContext(sent, ports.vehicles)
  const once = errors && (await press.sendOnce(c, contactPage, await answer(values, context, errors)))
  if (once) return once

  const texts: string[] = []
  const placeholdersFor = <Fields extends Readonly<Record<string, string>>>(fields: Fields) =>
    Object.fromEntries(
      Object.entries(fields).map(([name, text]) => [name, `place-of-${texts.push(text) - 1}-`]),
    ) as Fields
  const interest = knownInterest(values.interest)
  const blank = { ...placeholdersFor(values), interest }
  const about: MessageContext = Object.fromEntries(
    contextFields.flatMap((field) => (context[field] ? [[field, placeholdersFor(context[field])]] : [])),
  )
  // The press keeps one page for each interest and each kind of context, since neither is a text that a visitor typed.
  const name = `contact ${[status, interest, ...Object.keys(about)].join(' ')}`
  const fill = (html: string) =>
    html.replace(placeholders, (_, inProps?: string, inForm?: string) =>
      inProps ? jsonForScript(texts[Number(inProps)]) : htmlText(texts[Number(inForm)] ?? ''),
    )
  return press.sendFixed(c, name, contactPage, () => answer(blank, about), fill)
}

/** A text for a form field, which drops its first line break. */
function htmlText(text: string): string {
  return xmlText(text).replace(/^(?=\r?\n)/, '\n')
}
