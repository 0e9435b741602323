import type { Context } from 'hono'
import type { Services } from '#kernel/subject.ts'
import { xmlText } from '#kit/formats/xml.ts'
import { jsonForScript } from '#kit/json-ld/json-for-script.ts'
import { contactInterests } from '#subjects/contact/facts/contact-form.ts'
import {
  type ContactField,
  type ContactValues,
  contextFields,
  emptyContactValues,
  type LeadContext,
} from '#subjects/contact/rules/contact-submission.ts'
import { contactAnswer, contactPage } from '#subjects/contact/view/contact.page.tsx'
import type { Refusal } from './refusal.ts'

const typedFields = ['firstName', 'lastName', 'email', 'phone', 'message'] as const satisfies readonly ContactField[]
const placeOf = (field: string) => `place-of-${field}`
const blanks = Object.fromEntries(typedFields.map((field) => [field, placeOf(field)]))
/** Where a text stands: in the island's props, or in the form, whose texts may follow a line break that counts. */
const place = placeOf(
  `(${[...typedFields, ...contextFields.flatMap((field) => [`${field}-id`, `${field}-name`])].join('|')})`,
)
const places = new RegExp(`"${place}"(?=[,}])|${place}`, 'g')

interface Sent {
  readonly values: ContactValues
  readonly context: LeadContext
}

/**
 * The form again with all that was typed, put into a kept page: whoever sends too much must not make us render for it.
 * There is a page for each interest and for what the message is about, since neither is a text.
 */
export async function refusedWithValues(
  c: Context,
  { status, sentence }: Refusal,
  { values, context }: Sent,
  pages: Pick<Services, 'press' | 'now'>,
): Promise<Response> {
  const known = contactInterests.find(({ value }) => value === values.interest)?.value
  const interest = known ?? emptyContactValues.interest
  const about = contextFields.filter((field) => context[field])
  const view = () =>
    contactAnswer({
      status,
      now: pages.now(),
      values: { ...emptyContactValues, ...blanks, interest },
      context: Object.fromEntries(
        about.map((field) => [field, { id: placeOf(`${field}-id`), name: placeOf(`${field}-name`) }]),
      ),
      errors: {},
      notice: sentence,
    })
  const name = `contact ${[status, interest, ...about].join(' ')}`
  const { text, headers } = pages.press.fixed(name, contactPage, view)
  const texts: Readonly<Record<string, string>> = {
    ...values,
    ...Object.fromEntries(
      about.flatMap((field) => [
        [`${field}-id`, context[field]?.id ?? ''],
        [`${field}-name`, context[field]?.name ?? ''],
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

/** A form field drops its first line break. */
function htmlText(text: string): string {
  return xmlText(text).replace(/^(?=\r?\n)/, '\n')
}
