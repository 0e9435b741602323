import { addresses } from '#subjects/dealership/facts/addresses.ts'
import type { PageHeadWords } from '#subjects/dealership/facts/head-defaults.ts'
import { priceTerms } from '#subjects/policies/facts/price-terms.ts'
import { compareLimit } from './specification-labels.ts'
import { vehicleMessages } from './vehicle-messages.ts'

/** The words of the page that compares carts side by side. */
export const comparePageWords = {
  head: {
    title: 'Compare Golf Carts Side by Side | Switchback',
    description:
      'Up to four electric golf carts side by side: price, seats, range, battery and features, with every difference highlighted. Print it or share the link.',
    keywords: ['compare golf carts', 'golf cart specifications', 'electric golf cart comparison'],
  },
  crumb: { name: 'Compare', url: addresses.compare },
  heading: 'Compare carts',
  lead: `Differences that matter are bold. ${priceTerms.saleLine}`,
  tableCaption: 'Carts compared',
  fact: 'Fact',
  cart: 'Picture',
  differs: 'differs',
  unknown: 'not listed',
  lowestPrice: 'Lowest price',
  longestRange: 'Longest range',
  featuresHeading: 'Features',
  remove: 'Remove',
  removeName: 'Remove {name}',
  ask: 'Ask about it',
  askName: 'Ask about it: {name}',
  addHeading: 'Add a cart',
  addLabel: 'Cart',
  add: 'Add',
  gone: 'No longer listed: {count} of the carts in this link. Add another below.',
  emptyHeading: 'Pick carts to compare',
  emptyText: `Choose the first cart here, or check “Compare” on up to ${compareLimit} carts in the inventory.`,
  back: 'Back to the inventory',
  failed: vehicleMessages.unavailable,
} as const satisfies { head: PageHeadWords } & Record<string, unknown>
