import { contactInterests } from '#subjects/contact/facts/contact-form.ts'
import type { Destination } from '#subjects/county/rules/delivery.ts'
import { carriedTown, findDestination } from '#subjects/county/rules/destinations.ts'
import { type Town, townAt, townName } from '#subjects/county/rules/towns.ts'
import { questionInWords } from '#subjects/fit/rules/question-in-words.ts'
import { findCart, possibleIds } from '#subjects/inventory/rules/cart-slug.ts'
import type { CartSource } from '#subjects/inventory/rules/cart-source.ts'
import {
  type ContactValues,
  type ContextField,
  contextFields,
  emptyContactValues,
  type MessageContext,
} from './contact-submission.ts'

/** The query keys by which other pages say what the visitor was looking at. */
export const contactQuery = ['interest', ...contextFields] as const

/** Longer than any address of ours. */
const mostLetters = 300

/** The interest that a text names; the first one where it names none. */
export const knownInterest = (text: string | null) =>
  contactInterests.find(({ value }) => value === text)?.value ?? emptyContactValues.interest

/** The first values of the six fields; a link may choose the interest and fills in no text (LEAD-22). */
export function contactPrefill(query: URLSearchParams): ContactValues {
  return { ...emptyContactValues, interest: knownInterest(query.get('interest')) }
}

/** Writes what the form understands of a query in one form: a known interest, a known town, an id that a cart may have. */
export function canonicalContactQuery(query: URLSearchParams): URLSearchParams {
  const interest = knownInterest(query.get('interest'))
  const cart = query.get('cart')?.toLowerCase() ?? ''
  const town = townNamed(query.get('town'))?.slug
  const question = questionAt(query.get('question'))
  return new URLSearchParams({
    ...(interest !== emptyContactValues.interest && { interest }),
    ...(possibleIds(cart).length > 0 && { cart }),
    ...(town && { town }),
    ...(question && { question: question.id }),
  })
}

/** Reads the cart, town and question that a link, a form or the call names; leaves out a cart that cannot be looked up. */
export async function readContext(
  given: Readonly<Partial<Record<ContextField, unknown>>>,
  vehicles: Pick<CartSource, 'get'>,
): Promise<MessageContext> {
  const segment = typeof given.cart === 'string' ? given.cart : ''
  const cart = segment ? await findCart(segment, (id) => vehicles.get(id)).catch(() => null) : null
  const town = townNamed(given.town)
  const question = questionAt(given.question, cart?.id)
  return {
    ...(cart ? { cart: { id: cart.id, name: cart.name } } : {}),
    ...(town ? { town: townContext(town) } : {}),
    ...(question ? { question } : {}),
  }
}

/** The question in an address and the path of its answer, both in our own words: nothing that was typed comes through. */
function questionAt(given: unknown, cart?: string) {
  if (typeof given !== 'string' || given.length > mostLetters) return undefined
  const question = questionInWords(given, cart)
  return question && { id: question.path, name: question.words }
}

/** The town or place of a link: a town's name with or without its type, or a place that has no page. */
function townNamed(given: unknown): Town | Destination | undefined {
  return typeof given === 'string' ? (townAt(`/towns/${given}`) ?? findDestination(given)) : undefined
}

/** The town that a link to the form names. */
export const linkedTown = carriedTown(townNamed)

function townContext(town: Town | Destination) {
  return 'fullSlug' in town ? { id: town.fullSlug, name: townName(town) } : { id: town.slug, name: town.name }
}
