import { contactMessages } from '#subjects/contact/facts/contact-form.ts'

export const contactFieldNames = ['firstName', 'lastName', 'email', 'phone', 'interest', 'message'] as const

export type ContactField = (typeof contactFieldNames)[number]
/** What stands in the fields, whatever it is. */
export type ContactValues = Readonly<Record<ContactField, string>>
export type ContactErrors = Readonly<Partial<Record<ContactField, string>>>

/** The fields beside the six: what a visitor was looking at. */
export const contextFields = ['cart', 'town'] as const
export type ContextField = (typeof contextFields)[number]

interface Named {
  /** As it stands in a link and in the form. */
  readonly id: string
  readonly name: string
}

/** What a lead is about. Only what we know by name is in it. */
export type LeadContext = Readonly<Partial<Record<ContextField, Named>>>

/** LEAD-9: what the form begins with. */
export const emptyContactValues = {
  firstName: '',
  lastName: '',
  email: '',
  phone: '',
  interest: contactMessages.defaultInterest,
  message: '',
} as const satisfies ContactValues
