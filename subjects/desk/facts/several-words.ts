import type { PriceUnit, SeveralAction } from '#subjects/inventory/facts/several-carts.ts'

/** The words of the list of carts about one change of several. */
export const severalWords = {
  title: 'Change several',
  actions: {
    lower: 'Lower the price by',
    raise: 'Raise the price by',
    special: 'Special price, lower by',
    regular: 'End the special price',
    in: 'In stock',
    out: 'Out of stock',
    sold: 'Sold today',
    featured: 'Show on the home page',
    unfeatured: 'Take off the home page',
  } satisfies Record<SeveralAction, string>,
  units: { dollars: 'dollars', percent: 'percent' } satisfies Record<PriceUnit, string>,
  roundTo: 'To {dollars}',
  endIn95: 'To end in 95',
  which: 'Mark carts in the list, or mark none to change all {count}.',
  mark: 'Mark the carts in the list below',
  markAll: 'Mark all {count}',
  /** The number of marked carts stands between the two. */
  seeMarked: ['Preview for', 'marked'],
  seeAll: 'Preview for all {count}',
  markFirst: 'Mark carts first',
  noneShown: 'The list shows no cart',
  nothing: 'That is how they all are already',
  /** Told of a file of carts as well. */
  meanwhile: 'Someone changed a cart in the meantime. Look at the list once more',
} as const
