import { z } from 'zod/mini'
import { contactFields, contactInterests, contactMessages } from '#subjects/contact/facts/contact-form.ts'
import type { ContactInterest } from '#subjects/dealership/facts/contact-interest.ts'
import { type ContactErrors, type ContactField, contactFieldNames } from './contact-values.ts'

const { firstName, lastName, email, phone, message } = contactFields

const unprintable = /\p{Cc}/u
const unprintableInText = /(?![\t\n\r])\p{Cc}/u

/** A field that is not there at all has broken the same rule as an empty one. */
const text = (missing: string) =>
  z.string({ error: ({ input }) => (input === undefined ? missing : contactMessages.invalid) })

const oneLine = (maximum: number) =>
  z.refine<string>((typed) => typed.length <= maximum && !unprintable.test(typed), contactMessages.invalid)

const visible = /[^\s\u2800\p{Default_Ignorable_Code_Point}]/u

/** Without the spaces around it; nothing where it is nothing but spaces, be they invisible letters. */
const trimmed = z.overwrite<string>((typed) => (visible.test(typed) ? typed.trim() : ''))

/** LEAD-4 to LEAD-8, LEAD-16, LEAD-43. The form and the server ask this one schema. */
export const submissionSchema = z.object({
  firstName: text(firstName.message).check(
    trimmed,
    z.minLength(firstName.minimum, firstName.message),
    oneLine(firstName.maximum),
  ),
  lastName: text(lastName.message).check(
    trimmed,
    z.minLength(lastName.minimum, lastName.message),
    oneLine(lastName.maximum),
  ),
  email: text(email.message).check(trimmed, z.email(email.message), oneLine(email.maximum)),
  phone: text(phone.message).check(trimmed, z.minLength(phone.minimum, phone.message), oneLine(phone.maximum)),
  interest: z.enum(contactInterests.map(({ value }) => value) as [ContactInterest, ...ContactInterest[]], {
    error: ({ input }) => (input === undefined ? contactMessages.required : contactMessages.invalid),
  }),
  message: text(message.message).check(
    trimmed,
    z.minLength(message.minimum, message.message),
    z.maxLength(message.maximum, contactMessages.tooLong),
    z.refine((typed) => !unprintableInText.test(typed), contactMessages.invalid),
  ),
})

export type ContactSubmission = z.infer<typeof submissionSchema>

export type SubmissionReading =
  | { readonly ok: true; readonly submission: ContactSubmission }
  | { readonly ok: false; readonly errors: ContactErrors }

/** Reads what was sent, be it anything at all: a submission by the rules, or the broken rule of each field. */
export function readSubmission(sent: unknown): SubmissionReading {
  const result = submissionSchema.safeParse(typeof sent === 'object' && sent !== null ? sent : {})
  if (result.success) return { ok: true, submission: result.data }
  const errors: Partial<Record<ContactField, string>> = {}
  for (const { path, message: sentence } of result.error.issues) {
    const field = contactFieldNames.find((name) => name === path[0])
    if (field) errors[field] ??= sentence
  }
  return { ok: false, errors }
}

/** The label that a visitor chose by. */
export function interestLabel(value: ContactInterest): string {
  return contactInterests.find((interest) => interest.value === value)?.label ?? value
}
