import type { Context } from 'hono'
import { contactInterests } from '#content/contact/contact-form.ts'
import { fixedPage } from '#server/render/fixed-page.ts'
import type { PageServices } from '#server/render/page-services.ts'
import { sendOnce } from '#server/render/render-once.ts'
import { type ContactField, type ContactValues, emptyContactValues } from '#site/contact/rules/contact-values.ts'
import { contactAnswer, contactPage } from '#site/contact/view/contact.page.tsx'
import { xmlText } from '#site/shared/server/xml.ts'
import { jsonForScript } from '#site/shared/view/json-for-script.ts'
import type { Refusal } from './refusal.ts'

const typedFields = ['firstName', 'lastName', 'email', 'phone', 'message'] as const satisfies readonly ContactField[]
const placeOf = (field: string) => `place-of-${field}`
const blanks = Object.fromEntries(typedFields.map((field) => [field, placeOf(field)]))
/** Where a field's text stands: in the island's props, or in the form, whose texts may follow a line break that counts. */
const places = new RegExp(
  `"${placeOf(`(${typedFields.join('|')})`)}"(?=[,}])|${placeOf(`(${typedFields.join('|')})`)}`,
  'g',
)

/**
 * The form again with all that was typed, put into a kept page: whoever sends too much must not make us render for it.
 * There is a page for each interest, since a choice is no text.
 */
export async function refusedWithValues(
  c: Context,
  { status, sentence }: Refusal,
  values: ContactValues,
  pages: PageServices,
): Promise<Response> {
  const known = contactInterests.find(({ value }) => value === values.interest)?.value
  const interest = known ?? emptyContactValues.interest
  const view = () =>
    contactAnswer({
      status,
      now: pages.now(),
      values: { ...emptyContactValues, ...blanks, interest },
      errors: {},
      notice: sentence,
    })
  const { text, policy } = await fixedPage({ page: contactPage, name: `contact ${status} ${interest}`, view }, pages)
  const html = new TextDecoder()
    .decode(text.identity)
    .replace(places, (_, inProps?: keyof ContactValues, inForm?: keyof ContactValues) =>
      inProps ? jsonForScript(values[inProps]) : htmlText(values[inForm as ContactField]),
    )
  return sendOnce(c, html, policy, status)
}

/** A form field drops its first line break. */
function htmlText(text: string): string {
  return xmlText(text).replace(/^(?=\r?\n)/, '\n')
}
