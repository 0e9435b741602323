import type { PriceUnit, SeveralAction } from '#subjects/inventory/facts/several-carts.ts'

/** The words of the list of carts about one change of several. */
export const severalWords = {
  title: 'Change several',
  actions: {
    lower: 'Lower the price by',
    raise: 'Raise the price by',
    special: 'Special price, lower by',
    regular: 'End the special price',
    in: 'Mark in stock',
    out: 'Mark out of stock',
    sold: 'Mark sold today',
    featured: 'Show on the home page',
    unfeatured: 'Take off the home page',
  } satisfies Record<SeveralAction, string>,
  units: { dollars: 'dollars', percent: 'percent' } satisfies Record<PriceUnit, string>,
  roundTo: 'To {dollars}',
  endIn95: 'To end in 95',
  which: 'Select carts in the list, or none to change all {count}.',
  markAll: 'Select all {count}',
  /** The number of marked carts stands between the two. */
  seeMarked: ['Preview for', 'selected'],
  seeAll: 'Preview for all {count}',
  markFirst: 'Select carts first',
  /** The import of a file says this as well. */
  meanwhile: 'Someone changed a cart meanwhile. Look at the list once more',
} as const
