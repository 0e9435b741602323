import { type FormEvent, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { island } from '#kernel/page/island.tsx'
import type { Toast, ToastMessage } from '#kit/parts/toast.tsx'
import { contactMessages } from '#subjects/contact/facts/contact-form.ts'
import { contactPage } from '#subjects/contact/facts/contact-page.ts'
import { trapField } from '#subjects/contact/facts/lead-rules.ts'
import type { ContactSubmission } from '#subjects/contact/rules/contact-submission.ts'
import {
  type ContactErrors,
  type ContactField,
  type ContactValues,
  contextFields,
  type LeadContext,
} from '#subjects/contact/rules/contact-values.ts'
import { addresses } from '#subjects/dealership/facts/addresses.ts'
import { ContactContext } from './contact-context.tsx'
import { ContactFields } from './contact-fields.tsx'
import type { ContactRules, RulesKeeper } from './contact-rules.tsx'
import { newKey, sendSubmission } from './send-submission.ts'
import { type Typed, typedBefore } from './typed-before.ts'
import '#kit/parts/button.css'
import './contact-form.css'

interface ContactFormProps {
  readonly values: ContactValues
  readonly context: LeadContext
  readonly errors: ContactErrors
}

interface Parts {
  readonly RulesKeeper: typeof RulesKeeper
  /** Missing when it could not be fetched: then the failure is told in place. */
  readonly Toast: typeof Toast | undefined
}

async function fetchParts(): Promise<Parts> {
  const toast = import('#kit/parts/toast.tsx').catch(() => undefined)
  const rules = await import('./contact-rules.tsx')
  return { RulesKeeper: rules.RulesKeeper, Toast: (await toast)?.Toast }
}

function ContactForm({ values, context, errors }: ContactFormProps) {
  const form = useRef<HTMLFormElement>(null)
  const [typed] = useState<Typed | undefined>(typedBefore)
  const [parts, setParts] = useState<Parts>()
  const [rules, setRules] = useState<ContactRules>()
  const [sending, setSending] = useState(false)
  const [toast, setToast] = useState<ToastMessage>()
  const [failure, setFailure] = useState<string>()
  const fetching = useRef<Promise<void>>(undefined)
  const button = useRef<HTMLButtonElement>(null)
  const underWay = useRef(false)
  const pressed = useRef(false)
  const waiting = useRef(false)
  const last = useRef({ body: '', key: '' })

  useLayoutEffect(() => typed?.putBack(form.current), [typed])

  const fetchOnce = useCallback(() => {
    fetching.current ??= fetchParts().then(setParts)
    return fetching.current
  }, [])

  const send = useCallback(async (submission: ContactSubmission, { clear, setError }: ContactRules) => {
    if (underWay.current) return
    underWay.current = true
    pressed.current = document.activeElement === button.current
    setSending(true)
    setToast(undefined)
    setFailure(undefined)
    const data = new FormData(form.current ?? undefined)
    const about = Object.fromEntries(
      contextFields.flatMap((field) => (data.has(field) ? [[field, data.get(field)]] : [])),
    )
    const body = JSON.stringify({ ...submission, ...about })
    // A second try of the same fields is the same submission; a changed field makes it another one.
    if (last.current.body !== body) last.current = { body, key: newKey() }
    const trap = data.get(trapField) ?? ''
    const extra = { ...about, [trapField]: trap, took: performance.now() }
    const sent = await sendSubmission(submission, last.current.key, extra)
    underWay.current = false
    setSending(false)
    if (sent.ok) {
      last.current = { body: '', key: '' }
      clear()
      location.assign(addresses.thankYou)
      return
    }
    setFailure(sent.text)
    setToast({
      id: Date.now(),
      title: contactMessages.errorTitle,
      description: sent.text,
      variant: 'destructive',
    })
    for (const [index, [name, text]] of Object.entries(sent.errors).entries())
      setError(name as ContactField, { message: text }, { shouldFocus: index === 0 })
  }, [])

  // A button that was disabled has lost the focus, and a keyboard its place. It takes it
  // only once it stands enabled in the page.
  useLayoutEffect(() => {
    if (sending || !pressed.current) return
    pressed.current = false
    if (document.activeElement === document.body) button.current?.focus()
  }, [sending])

  useEffect(() => {
    if (!rules || !waiting.current) return
    waiting.current = false
    void rules.submit((submission) => send(submission, rules))
  }, [rules, send])

  function submit(event: FormEvent) {
    event.preventDefault()
    if (underWay.current) return
    if (rules) {
      void rules.submit((submission) => send(submission, rules))
      return
    }
    waiting.current = true
    // Without the rules the form still goes the way it goes without script.
    fetchOnce().catch(() => form.current?.submit())
  }

  return (
    <>
      <form
        ref={form}
        className="stack contact-form"
        method="post"
        action={addresses.contact}
        noValidate
        onFocus={() => void fetchOnce().catch(() => {})}
        onSubmit={submit}
      >
        <ContactContext context={context} />
        <ContactFields
          values={values}
          errors={rules ? rules.errors : errors}
          register={rules?.register}
          focusFirstError={!typed}
        />
        <p className="sr-only" aria-hidden="true">
          <label>
            {contactPage.form.trap}
            <input type="text" name={trapField} tabIndex={-1} autoComplete="off" />
          </label>
        </p>
        <button ref={button} className="button" data-look="main" type="submit" disabled={sending}>
          {sending ? contactMessages.sending : contactMessages.send}
        </button>
        {failure && (
          <p role={parts?.Toast ? undefined : 'alert'} className="field-error">
            {contactMessages.errorTitle}: {failure}
          </p>
        )}
      </form>
      {parts && <parts.RulesKeeper form={form} errors={errors} onChange={setRules} />}
      {parts?.Toast && <parts.Toast message={toast} onClose={() => setToast(undefined)} />}
    </>
  )
}

export const ContactFormIsland = island(ContactForm)
