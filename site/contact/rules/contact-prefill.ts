import { contactInterests } from '#content/contact/contact-form.ts'
import { contactPage } from '#content/contact/contact-page.ts'
import { townName } from '#site/county/rules/town-path.ts'
import { towns } from '#site/county/rules/towns.ts'
import { fillText } from '#site/shared/rules/fill-text.ts'
import { type ContactValues, emptyContactValues } from './contact-values.ts'

/** The query keys by which another page says what a visitor came from. */
export const contactQuery = ['interest', 'cart', 'town'] as const

/**
 * What the form holds for a visitor who came by `?interest=service&cart=d5-maverick-4-plus&town=jim-thorpe`. Only what
 * we know by name is taken: a link must not be able to put other people's words into our form.
 */
export function contactPrefill(query: URLSearchParams, cartName: string | undefined): ContactValues {
  const interest = contactInterests.find(({ value }) => value === query.get('interest'))?.value
  const asked = query.get('town')
  const town = towns.find(({ slug, fullSlug }) => slug === asked || fullSlug === asked)
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
