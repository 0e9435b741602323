import { contactMessages } from '#content/contact/contact-form.ts'

export const contactFieldNames = ['firstName', 'lastName', 'email', 'phone', 'interest', 'message'] as const

export type ContactField = (typeof contactFieldNames)[number]
/** What stands in the fields, whatever it is. */
export type ContactValues = Readonly<Record<ContactField, string>>
export type ContactErrors = Readonly<Partial<Record<ContactField, string>>>

/** LEAD-9: what the form begins with. */
export const emptyContactValues = {
  firstName: '',
  lastName: '',
  email: '',
  phone: '',
  interest: contactMessages.defaultInterest,
  message: '',
} as const satisfies ContactValues
