import { type FormEvent, useLayoutEffect, useRef, useState } from 'react'
import { island } from '#kernel/page/island.tsx'
import type { Toast, ToastMessage } from '#kit/parts/toast.tsx'
import { contactMessages, trapField } from '#subjects/contact/facts/contact-form.ts'
import { contactPageWords } from '#subjects/contact/facts/contact-page.ts'
import {
  type ContactErrors,
  type ContactFormState,
  contactFailure,
  contactFieldNames,
  emptyContactValues,
  readSubmission,
} from '#subjects/contact/rules/contact-submission.ts'
import { addresses } from '#subjects/dealership/facts/addresses.ts'
import { ContactContext, ContactFields } from './contact-fields.tsx'
import '#kit/parts/button.css'
import './contact-form.css'

const nothingSent = { words: '', key: '' }

function ContactForm({ values, context, errors: given }: ContactFormState) {
  const form = useRef<HTMLFormElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  const buttonHadFocus = useRef(false)
  const lastSent = useRef(nothingSent)
  const [typed] = useState(typedBefore)
  const [errors, setErrors] = useState(given)
  const [submitted, setSubmitted] = useState(false)
  const [sending, setSending] = useState(false)
  const [failure, setFailure] = useState<string>()
  const [toast, setToast] = useState<ToastMessage>()
  const [ToastPart, setToastPart] = useState<typeof Toast>()

  useLayoutEffect(() => {
    for (const [name, value] of typed ?? []) {
      const control = controlOf(form.current, name)
      if (control && control.value !== value) control.value = String(value)
    }
  }, [typed])

  // A disabled button loses the focus, and the keyboard its place: the button takes the focus back once it is enabled.
  useLayoutEffect(() => {
    if (sending || !buttonHadFocus.current) return
    buttonHadFocus.current = false
    if (document.activeElement === document.body) button.current?.focus()
  }, [sending])

  function show(found: ContactErrors) {
    setErrors(found)
    const first = contactFieldNames.find((name) => found[name])
    if (first) controlOf(form.current, first)?.focus()
  }

  /** After the first try to send, checks each field against its rule at every change. */
  function recheck({ target }: FormEvent) {
    const field = contactFieldNames.find((name) => name === (target as HTMLInputElement).name)
    if (!submitted || !field) return
    const reading = readSubmission(entriesOf(form.current))
    setErrors((before) => ({ ...before, [field]: reading.ok ? undefined : reading.errors[field] }))
  }

  async function submit(event: FormEvent) {
    event.preventDefault()
    if (sending) return
    const entries = entriesOf(form.current)
    const reading = readSubmission(entries)
    setSubmitted(true)
    show(reading.ok ? {} : reading.errors)
    if (!reading.ok) return
    buttonHadFocus.current = document.activeElement === button.current
    setSending(true)
    setToast(undefined)
    setFailure(undefined)
    const message = { ...entries, ...reading.submission }
    const words = JSON.stringify(message)
    // A second try with the same words is the same message; a changed field makes another one.
    if (lastSent.current.words !== words) lastSent.current = { words, key: newKey() }
    const failed = await send({ ...message, took: performance.now() }, lastSent.current.key)
    setSending(false)
    if (failed) {
      const { text: description, errors: found } = failed
      setFailure(description)
      setToast({ id: Date.now(), title: contactMessages.errorTitle, description, variant: 'destructive' })
      show(found)
      return
    }
    lastSent.current = nothingSent
    setSubmitted(false)
    for (const name of contactFieldNames) {
      const control = controlOf(form.current, name)
      if (control) control.value = emptyContactValues[name]
    }
    location.assign(addresses.thankYou)
  }

  /** Loads the toast; without it a failure stands in the form alone. */
  function fetchToast() {
    import('#kit/parts/toast.tsx').then(
      (part) => setToastPart(() => part.Toast),
      () => {},
    )
  }

  return (
    <>
      <form
        ref={form}
        className="stack contact-form"
        method="post"
        action={addresses.contact}
        noValidate
        onFocus={fetchToast}
        onInput={recheck}
        onSubmit={submit}
      >
        <ContactContext context={context} />
        <ContactFields values={values} errors={errors} focusFirstError={!typed} />
        <p className="sr-only" aria-hidden="true">
          <label>
            {contactPageWords.form.trap}
            <input type="text" name={trapField} tabIndex={-1} autoComplete="off" />
          </label>
        </p>
        <button ref={button} className="button" data-look="main" type="submit" disabled={sending}>
          {sending ? contactMessages.sending : contactMessages.send}
        </button>
        {failure && (
          <p role={ToastPart ? undefined : 'alert'} className="field-error">
            {contactMessages.errorTitle}: {failure}
          </p>
        )}
      </form>
      {ToastPart && <ToastPart message={toast} onClose={() => setToast(undefined)} />}
    </>
  )
}

/**
 * The visitor's entries from before the script came. The first rendering reads them: a moment later React sets selects and text boxes
 * back to the server's values. On the server there are none.
 */
function typedBefore() {
  if (typeof document === 'undefined') return undefined
  const form = document.querySelector<HTMLFormElement>(`form[action="${addresses.contact}"]`)
  return form ? [...new FormData(form)] : []
}

function entriesOf(form: HTMLFormElement | null) {
  return Object.fromEntries(new FormData(form ?? undefined))
}

function controlOf(form: HTMLFormElement | null, name: string) {
  return form?.elements.namedItem(name) as HTMLInputElement | null | undefined
}

/** POST /api/contact (LEAD-15); returns what went wrong, where something did. */
async function send(message: object, key: string) {
  try {
    const response = await fetch('/api/contact', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', 'Idempotency-Key': key },
      body: JSON.stringify(message),
      signal: AbortSignal.timeout(30_000),
    })
    if (!response.ok) return contactFailure(await response.json().catch(() => undefined))
    await response.json()
    return undefined
  } catch {
    return { text: contactMessages.sendFailed, errors: {} }
  }
}

/** The idempotency key of one message. Not `randomUUID`: it is missing on addresses without TLS. */
function newKey(): string {
  return crypto.getRandomValues(new Uint32Array(4)).join('-')
}

export const ContactFormIsland = island(ContactForm)
