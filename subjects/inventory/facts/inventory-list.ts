export const countedCarts = { one: 'cart', many: 'carts' } as const

/** Fewer carts than this are seen at a glance, without headings (CART-30). */
export const fewestGrouped = 8

/** The words of the list itself, with and without script. */
export const inventoryWords = {
  searchHint: 'Name or word',
  sort: 'Sort by',
  filters: 'Filters',
  moreFilters: 'More filters',
  filtersAndCount: 'Filters · {count}',
  budgetHint: '$12,000',
  budgetChip: 'up to {price}',
  budgetProblem: 'We left out “{text}”. Enter dollars, like 12,000.',
  kinds: 'Kinds of carts',
  active: 'Active filters',
  remove: 'Remove filter {filter}',
  spoken: '{count} of {total}',
  seats: { one: 'seat', many: 'seats' },
  miles: { one: 'mile', many: 'miles' },
  without: 'Without “{filter}”',
  nearest: 'The nearest carts',
  carts: countedCarts,
  tryAgain: 'Try again',
  failed: 'We cannot load our carts right now.',
  callInstead: 'Or call {phone} and ask about any cart.',
  pages: 'Pages of carts',
  page: 'Page {page}',
  previous: 'Previous page',
  next: 'Next page',
  pick: 'Compare',
  pickName: 'Compare {name}',
  detailsOf: 'View Details of {name}',
  picked: '{count} selected',
  pickLimit: 'Four at most',
  compare: 'Compare',
  unpick: 'Clear',
  save: 'Save {name}',
} as const
