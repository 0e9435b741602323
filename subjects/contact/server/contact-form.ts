import { type Context, Hono } from 'hono'
import type { Services } from '#kernel/subject.ts'
import { leadRules, trapField } from '#subjects/contact/facts/lead-rules.ts'
import {
  type ContactValues,
  contactFieldNames,
  contextFields,
  emptyContactValues,
  type LeadContext,
} from '#subjects/contact/rules/contact-submission.ts'
import { readContext } from '#subjects/contact/rules/lead-context.ts'
import { contactAnswer, contactPage } from '#subjects/contact/view/contact.page.tsx'
import { addresses } from '#subjects/dealership/facts/addresses.ts'
import type { ContactServices } from './contact-services.ts'
import { receiveContact, type WayIn } from './receive-contact.ts'
import { refusedWithValues } from './refused-with-values.ts'

type Sent = Readonly<Record<string, string>>
type FormServices = Pick<Services, 'press' | 'ports' | 'now'>

/** A form in; /thank-you out, or the form again with all that was typed. */
const htmlForm = (pages: FormServices): WayIn<Sent> => ({
  source: 'form',
  contentType: 'application/x-www-form-urlencoded',
  read: (_, body) => ({ sent: fieldsIn(body) }),
  accepted: (c) => c.redirect(addresses.thankYou, 303),
  refused: async (c, refusal, sent, errors = {}) => {
    const { status, sentence, retryAfter } = refusal
    if (retryAfter) c.header('Retry-After', String(retryAfter))
    // Somebody who sent too much too soon shall not have to type it again.
    const typed = sent ?? (status === 429 ? await smallForm(c) : undefined)
    const context = typed ? await readContext(typed, pages.ports.vehicles) : {}
    if (status === 429) return refusedWithValues(c, refusal, { values: valuesIn(typed ?? {}), context }, pages)
    const answer = (values: ContactValues, about: LeadContext) =>
      contactAnswer({ status, now: pages.now(), values, context: about, errors, notice: sentence })
    return typed
      ? pages.press.sendOnce(c, contactPage, answer(valuesIn(typed), context))
      : pages.press.sendFixed(c, `contact ${status}`, contactPage, () => answer(emptyContactValues, {}))
  },
})

/** POST /contact, for visitors without script. */
export function contactForm(contact: ContactServices, pages: FormServices): Hono {
  const form = new Hono()
  form.post(addresses.contact, ...receiveContact(htmlForm(pages), contact))
  return form
}

async function smallForm(c: Context): Promise<Sent> {
  const length = Number(c.req.header('content-length') ?? Number.POSITIVE_INFINITY)
  return length <= leadRules.bodyBytes ? fieldsIn(await c.req.text()) : {}
}

function fieldsIn(body: string): Sent {
  const form = new URLSearchParams(body)
  const names = [...contactFieldNames, ...contextFields, trapField]
  return Object.fromEntries(names.flatMap((name) => (form.has(name) ? [[name, form.get(name) ?? '']] : [])))
}

function valuesIn(sent: Sent): ContactValues {
  const given = contactFieldNames.flatMap((name) => (sent[name] === undefined ? [] : [[name, sent[name]]]))
  return { ...emptyContactValues, ...Object.fromEntries(given) }
}
