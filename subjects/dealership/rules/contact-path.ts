import type { ContactInterest } from '#subjects/dealership/facts/contact-interest.ts'

/** The contact page with this interest already chosen, and the cart it is about. */
export function contactPath(interest: ContactInterest, cartId?: string): string {
  return `/contact?interest=${interest}${cartId ? `&cart=${encodeURIComponent(cartId)}` : ''}`
}
