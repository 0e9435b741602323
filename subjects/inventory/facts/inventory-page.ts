import type { Band } from '#kit/parts/section-types.ts'
import type { PageHeadWords } from '#subjects/dealership/facts/head-defaults.ts'
import { businessHours } from '#subjects/dealership/facts/hours.ts'
import { priceTerms } from '#subjects/policies/facts/price-terms.ts'

type Strip = { readonly phone: Band; readonly hours: Band; readonly delivery: Band<{ link: string }> }

// The words of the page besides its list
export const inventoryPageWords = {
  head: {
    title: 'Golf Carts for Sale in Carbon County, PA | Switchback',
    description:
      'New and used electric golf carts from Denago, Evolution, Club Car, EZ-GO, Tomberlin and Swift EV, each with its price. Carbon County, PA.',
    keywords: ['golf carts for sale', 'used golf carts', 'Denago', 'Evolution', 'golf carts Carbon County PA'],
  },
  heading: 'Golf carts for sale',
  lead: 'New and used, all priced.',
  closing: {
    heading: 'Not sure which one?',
    text: 'Tell us where you drive, how many ride and what you want to spend. We will suggest two or three carts.',
    contact: 'Contact us',
    call: 'Call',
  },
  strip: {
    phone: { heading: 'By phone', text: 'Ask about a cart or set up a test drive.' },
    hours: { heading: businessHours.name },
    delivery: {
      heading: 'Delivery service',
      text: `Free in Carbon County on sales from {minimum}. Beyond the free area, {delivery-mile} a mile. ${priceTerms.saleLine}`,
      link: 'How delivery works',
    },
  },
} as const satisfies {
  head: PageHeadWords
  heading: string
  lead: string
  closing: Band<{ contact: string; call: string }>
  strip: Strip
}
