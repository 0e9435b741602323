import type { Context } from 'hono'
import type { Services } from '#kernel/subject.ts'
import { xmlText } from '#kit/formats/xml.ts'
import { jsonForScript } from '#kit/json-ld/json-for-script.ts'
import { contactInterests } from '#subjects/contact/facts/contact-form.ts'
import {
  type ContactField,
  type ContactValues,
  contactFieldNames,
  contextFields,
  emptyContactValues,
  type LeadContext,
} from '#subjects/contact/rules/contact-submission.ts'
import { readContext } from '#subjects/contact/rules/lead-context.ts'
import { contactAnswer, contactPage } from '#subjects/contact/view/contact.page.tsx'
import type { Refusal, Sent } from './accept-submission.ts'

const typedFields = ['firstName', 'lastName', 'email', 'phone', 'message'] as const satisfies readonly ContactField[]
const placeOf = (field: string) => `place-of-${field}`
const blanks = Object.fromEntries(typedFields.map((field) => [field, placeOf(field)]))
/** Where a text stands: in the island's props, or in the form, whose texts may follow a line break that counts. */
const place = placeOf(
  `(${[...typedFields, ...contextFields.flatMap((field) => [`${field}-id`, `${field}-name`])].join('|')})`,
)
const places = new RegExp(`"${place}"(?=[,}])|${place}`, 'g')

/**
 * The form again with all that was typed. Where fields are wrong it is rendered for this visitor; else what was typed is put
 * into a kept page, so that a client that sends too much does not make us render for it. There is one such page for each
 * interest and for what the message is about, since neither is a text.
 */
export async function formAgain(
  c: Context,
  { status, sentence, errors }: Refusal,
  sent: Sent,
  { now, ports, press }: Pick<Services, 'now' | 'ports' | 'press'>,
): Promise<Response> {
  const answer = (shown: ContactValues, about: LeadContext) =>
    contactAnswer({ status, now: now(), values: shown, context: about, errors: errors ?? {}, notice: sentence })
  if (!errors && Object.keys(sent).length === 0)
    return press.sendFixed(c, `contact ${status}`, contactPage, () => answer(emptyContactValues, {}))
  const values = valuesIn(sent)
  const context = await readContext(sent, ports.vehicles)
  if (errors) return press.sendOnce(c, contactPage, answer(values, context))

  const interest = contactInterests.find(({ value }) => value === values.interest)?.value ?? emptyContactValues.interest
  const about = contextFields.flatMap((field) => (context[field] ? [{ field, ...context[field] }] : []))
  const name = `contact ${[status, interest, ...about.map(({ field }) => field)].join(' ')}`
  const view = () =>
    answer(
      { ...emptyContactValues, ...blanks, interest },
      Object.fromEntries(
        about.map(({ field }) => [field, { id: placeOf(`${field}-id`), name: placeOf(`${field}-name`) }]),
      ),
    )
  const { text, headers } = press.fixed(name, contactPage, view)
  const texts: Readonly<Record<string, string>> = {
    ...values,
    ...Object.fromEntries(
      about.flatMap(({ field, id, name: called }) => [
        [`${field}-id`, id],
        [`${field}-name`, called],
      ]),
    ),
  }
  const html = new TextDecoder()
    .decode(text)
    .replace(places, (_, inProps?: string, inForm = '') =>
      inProps ? jsonForScript(texts[inProps]) : htmlText(texts[inForm] ?? ''),
    )
  return c.html(html, status, headers)
}

function valuesIn(sent: Sent): ContactValues {
  const given = contactFieldNames.flatMap((name) => (sent[name] === undefined ? [] : [[name, sent[name]]]))
  return { ...emptyContactValues, ...Object.fromEntries(given) }
}

/** A form field drops its first line break. */
function htmlText(text: string): string {
  return xmlText(text).replace(/^(?=\r?\n)/, '\n')
}
