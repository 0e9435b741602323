import { contactInterests } from '#content/contact/contact-form.ts'
import { contactPage } from '#content/contact/contact-page.ts'
import { townName } from '#site/county/rules/town-path.ts'
import { towns } from '#site/county/rules/towns.ts'
import { possibleIds } from '#site/inventory/rules/vehicle-slug.ts'
import { fillText } from '#site/shared/rules/fill-text.ts'
import { type ContactValues, emptyContactValues } from './contact-values.ts'

/** The query keys by which another page says what a visitor came from. */
export const contactQuery = ['interest', 'cart', 'town'] as const

/** What of a query the form can take up, in one form: an interest and a town that we know, an id that a cart may have. */
export function oneContactQuery(query: URLSearchParams): URLSearchParams {
  const interest = contactInterests.find(({ value }) => value === query.get('interest'))?.value
  const cart = query.get('cart')?.toLowerCase() ?? ''
  const town = findTownAsked(query)?.slug
  return new URLSearchParams({
    ...(interest && interest !== emptyContactValues.interest && { interest }),
    ...(possibleIds(cart).length > 0 && { cart }),
    ...(town && { town }),
  })
}

/**
 * What the form holds for a visitor who came by `?interest=service&cart=d5-maverick-4-plus&town=jim-thorpe`. Only what
 * we know by name is taken: a link must not be able to put other people's words into our form.
 */
export function contactPrefill(query: URLSearchParams, cartName: string | undefined): ContactValues {
  const interest = contactInterests.find(({ value }) => value === query.get('interest'))?.value
  const town = findTownAsked(query)
  const sentences = [
    ...(cartName ? [fillText(contactPage.prefill.cart, { cart: cartName })] : []),
    ...(town ? [fillText(contactPage.prefill.town, { town: townName(town) })] : []),
  ]
  return {
    ...emptyContactValues,
    ...(interest ? { interest } : {}),
    message: sentences.length > 0 ? `${sentences.join(' ')}\n` : '',
  }
}

function findTownAsked(query: URLSearchParams) {
  const asked = query.get('town')
  return towns.find(({ slug, fullSlug }) => slug === asked || fullSlug === asked)
}
