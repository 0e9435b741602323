import { type Context, Hono } from 'hono'
import { leadRules, trapField } from '#content/contact/lead-rules.ts'
import { addresses } from '#content/shared/addresses.ts'
import { type OnceServices, renderOnce } from '#server/render/render-once.ts'
import {
  type ContactValues,
  contactFieldNames,
  contextFields,
  emptyContactValues,
} from '#site/contact/rules/contact-values.ts'
import { readContext } from '#site/contact/rules/lead-context.ts'
import { contactAnswer, contactPage } from '#site/contact/view/contact.page.tsx'
import type { ContactServices } from './contact-services.ts'
import { receiveContact, type WayIn } from './receive-contact.ts'

type Sent = Readonly<Record<string, string>>

/** A form in; /thank-you out, or the form again with all that was typed. */
const htmlForm = (pages: OnceServices): WayIn<Sent> => ({
  source: 'form',
  contentType: 'application/x-www-form-urlencoded',
  read: (_, body) => ({ sent: fieldsIn(body) }),
  accepted: (c) => c.redirect(addresses.thankYou, 303),
  refused: async (c, { status, sentence, retryAfter }, sent, errors = {}) => {
    if (retryAfter) c.header('Retry-After', String(retryAfter))
    // Somebody who sent too much too soon shall not have to type it again.
    const typed = sent ?? (status === 429 ? await smallForm(c) : {})
    const context = await readContext(typed, pages.ports.vehicles)
    const form = { now: pages.now(), values: valuesIn(typed), context, errors, notice: sentence }
    return renderOnce(c, contactPage, contactAnswer({ status, ...form }), pages)
  },
})

/** POST /contact, for visitors without script. */
export function contactForm(contact: ContactServices, pages: OnceServices): Hono {
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
