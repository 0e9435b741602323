import { type Context, Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { leadRules, trapField } from '#content/contact/lead-rules.ts'
import { type OnceServices, renderOnce } from '#server/render/render-once.ts'
import { type ContactValues, contactFieldNames, emptyContactValues } from '#site/contact/rules/contact-values.ts'
import { contactAnswer, contactPage } from '#site/contact/view/contact.page.tsx'
import { type ContactServices, type Refusal, refusalOf, refusals } from './refusal.ts'
import { type TakenIn, takeIn } from './take-in.ts'

/** POST /contact, for visitors without script: ends at /thank-you, or back at the form with all that was typed. */
export function contactForm(contact: ContactServices, pages: OnceServices): Hono {
  const form = new Hono()
  form.post(
    '/contact',
    async (c, next) => {
      const refusal = refusalOf(c, 'application/x-www-form-urlencoded', contact)
      if (!refusal) return next()
      // Somebody who sent too much too soon shall not have to type it again.
      const sent = refusal.status === 429 ? await smallForm(c) : new URLSearchParams()
      return back(c, pages, valuesIn(sent), { ok: false, refusal })
    },
    bodyLimit({
      maxSize: leadRules.bodyBytes,
      onError: (c) => back(c, pages, emptyContactValues, { ok: false, refusal: refusals.tooLarge }),
    }),
    async (c) => {
      const sent = new URLSearchParams(await c.req.text())
      const taken = await takeIn(
        {
          ...Object.fromEntries(contactFieldNames.flatMap((name) => entry(sent, name))),
          [trapField]: sent.get(trapField) ?? '',
        },
        { source: 'form' },
        contact,
      )
      return taken.ok ? c.redirect('/thank-you', 303) : back(c, pages, valuesIn(sent), taken)
    },
  )
  return form
}

function back(c: Context, pages: OnceServices, values: ContactValues, taken: TakenIn & { ok: false }): Response {
  const { status, sentence, retryAfter }: Refusal = taken.refusal
  if (retryAfter) c.header('Retry-After', String(retryAfter))
  return renderOnce(
    c,
    contactPage,
    contactAnswer({ status, now: pages.now(), values, errors: taken.errors ?? {}, notice: sentence }),
    pages,
  )
}

async function smallForm(c: Context): Promise<URLSearchParams> {
  const length = Number(c.req.header('content-length') ?? Number.POSITIVE_INFINITY)
  return new URLSearchParams(length <= leadRules.bodyBytes ? await c.req.text() : '')
}

function valuesIn(sent: URLSearchParams): ContactValues {
  return { ...emptyContactValues, ...Object.fromEntries(contactFieldNames.flatMap((name) => entry(sent, name))) }
}

function entry(sent: URLSearchParams, name: string): [string, string][] {
  const value = sent.get(name)
  return value === null ? [] : [[name, value]]
}
