/** The words beside a price that holds until a day; the regular price follows. */
export const specialPriceWords = {
  until: 'Special until {day}, regularly',
  rows: { regular: 'Regular price', until: 'Special price until' },
} as const
