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
  which: 'Changes the carts that you mark below; where you mark none, all {count} of this list.',
  mark: 'Mark carts below. To change a whole group, show it alone first',
  /** The number of marked carts stands between the two. */
  seeMarked: ['Preview for', 'marked'],
  seeAll: 'Preview for all {count}',
  markFirst: 'Mark carts first',
  noneShown: 'The list shows no cart',
  nothing: 'All of them are so already',
  meanwhile: 'Something was changed meanwhile. Look at it again',
} as const
