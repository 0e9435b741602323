/** Beside a price that counts until a day. The regular price follows. */
export const specialPriceWords = {
  until: 'Special until {day}, regularly',
  rows: { regular: 'Regular price', until: 'Special price until' },
} as const
