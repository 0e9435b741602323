import { contactInterests } from '#content/contact/contact-form.ts'
import { type ContactValues, contextFields, emptyContactValues } from './contact-values.ts'

/** The query keys by which another page says what a visitor came from. */
export const contactQuery = ['interest', ...contextFields] as const

/** LEAD-9, LEAD-22: what the six fields begin with; a link may choose the interest and writes nothing. */
export function contactPrefill(query: URLSearchParams): ContactValues {
  const interest = contactInterests.find(({ value }) => value === query.get('interest'))?.value
  return { ...emptyContactValues, ...(interest ? { interest } : {}) }
}
