import { contactFields, contactInterests, contactMessages } from '#subjects/contact/facts/contact-form.ts'
import type { ContactInterest } from '#subjects/dealership/facts/contact-interest.ts'

/** The names of the six fields, in the order of the form. */
export const contactFieldNames = ['firstName', 'lastName', 'email', 'phone', 'interest', 'message'] as const

export type ContactField = (typeof contactFieldNames)[number]
/** The values of the fields, right or wrong. */
export type ContactValues = Readonly<Record<ContactField, string>>
export type ContactErrors = Readonly<Partial<Record<ContactField, string | undefined>>>
export type ContactSubmission = ContactValues & { readonly interest: ContactInterest }

/** Fields beside the six that tell what the visitor was looking at. */
export const contextFields = ['cart', 'town', 'question'] as const
export type ContextField = (typeof contextFields)[number]

/** What a message is about, of things that we know by name: the id as links and the form carry it. */
export type MessageContext = Readonly<Partial<Record<ContextField, { readonly id: string; readonly name: string }>>>

/** The state that the form shows. */
export interface ContactFormState {
  readonly values: ContactValues
  readonly context: MessageContext
  readonly errors: ContactErrors
}

/** The first values of the form (LEAD-3). */
export const emptyContactValues = {
  firstName: '',
  lastName: '',
  email: '',
  phone: '',
  interest: contactMessages.defaultInterest,
  message: '',
} as const satisfies ContactValues

const visible = /[^\s\u2800\p{Default_Ignorable_Code_Point}]/u
const loneSurrogate = /\p{Cs}/gu
const unprintable = /\p{Cc}/u
const unprintableInText = /(?![\t\n\r])\p{Cc}/u
/** Every character that RFC 5322 allows before the @ without quotation marks. */
const emailAddress =
  /^[\w!#$%&'*+/=?^`{|}~-]+(?:\.[\w!#$%&'*+/=?^`{|}~-]+)*@(?:[A-Za-z0-9][A-Za-z0-9-]*\.)+[A-Za-z]{2,}$/

/**
 * Checks a submission against the rules, for the form, the store and a backup: returns each field as it is stored, or the rule that it
 * breaks.
 */
export function readSubmission(
  sent: unknown,
):
  | { readonly ok: true; readonly submission: ContactSubmission }
  | { readonly ok: false; readonly errors: ContactErrors } {
  const given: Readonly<Record<string, unknown>> = Object(sent)
  const values = contactFieldNames.map(
    (name) => [name, name === 'interest' ? given[name] : trimmed(given[name])] as const,
  )
  const errors = values.flatMap(([name, value]) => {
    const error = brokenRule(name, value)
    return error ? [[name, error]] : []
  })
  return errors.length === 0
    ? { ok: true, submission: Object.fromEntries(values) as unknown as ContactSubmission }
    : { ok: false, errors: Object.fromEntries(errors) }
}

/** A text as every database keeps it: whole characters, one kind of line end. A text of blanks or invisible letters is empty. */
function trimmed(value: unknown): unknown {
  if (typeof value !== 'string') return value
  const text = value.replace(loneSurrogate, '\ufffd').replace(/\r\n?/g, '\n')
  return visible.test(text) ? text.trim() : ''
}

/** The rule that a field breaks; a field that was not sent counts as empty. */
function brokenRule(name: ContactField, value: unknown): string | undefined {
  if (name === 'interest') {
    if (value === undefined) return contactMessages.required
    return contactInterests.some((interest) => interest.value === value) ? undefined : contactMessages.invalid
  }
  const { message, maximum } = contactFields[name]
  if (value === undefined) return message
  if (typeof value !== 'string') return contactMessages.invalid
  const letters = [...value].length
  const isComplete = name === 'email' ? emailAddress.test(value) : letters >= contactFields[name].minimum
  if (!isComplete) return message
  if (name !== 'message') return value.length > maximum || unprintable.test(value) ? contactMessages.invalid : undefined
  if (letters > maximum) return contactMessages.tooLong
  return unprintableInText.test(value) ? contactMessages.invalid : undefined
}

/** Reads the server's answer to a refused message: its sentence, and the broken rule of each field. */
export function contactFailure(body: unknown): { readonly text: string; readonly errors: ContactErrors } {
  const { error, fields } = Object(body)
  const given: Readonly<Record<string, unknown>> = Object(fields)
  return {
    text: typeof error === 'string' && error.trim() ? error : contactMessages.submitFailed,
    errors: Object.fromEntries(
      contactFieldNames.flatMap((name) => (typeof given[name] === 'string' ? [[name, given[name]]] : [])),
    ),
  }
}
