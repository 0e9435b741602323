import { contactInterests } from '#subjects/contact/facts/contact-form.ts'
import { possibleIds } from '#subjects/inventory/rules/vehicle-slug.ts'
import { type ContactValues, contextFields, emptyContactValues } from './contact-values.ts'
import { findTown } from './lead-context.ts'

/** The query keys by which another page says what a visitor came from. */
export const contactQuery = ['interest', ...contextFields] as const

/** What of a query the form can take up, in one form: an interest and a town that we know, an id that a cart may have. */
export function oneContactQuery(query: URLSearchParams): URLSearchParams {
  const interest = contactInterests.find(({ value }) => value === query.get('interest'))?.value
  const cart = query.get('cart')?.toLowerCase() ?? ''
  const town = findTown(query.get('town'))?.slug
  return new URLSearchParams({
    ...(interest && interest !== emptyContactValues.interest && { interest }),
    ...(possibleIds(cart).length > 0 && { cart }),
    ...(town && { town }),
  })
}

/** LEAD-9, LEAD-22: what the six fields begin with; a link may choose the interest and writes nothing. */
export function contactPrefill(query: URLSearchParams): ContactValues {
  const interest = contactInterests.find(({ value }) => value === query.get('interest'))?.value
  return { ...emptyContactValues, ...(interest ? { interest } : {}) }
}
