/** Changes that are hardly ever meant: the desk asks before it makes them. */
export const changeLimits = {
  /** A price that moves by more. */
  priceMovePercent: 30,
  /** A special price that stays for longer. */
  specialDays: 100,
  /** An import that changes more than this share of the carts. */
  carts: { share: 1 / 3, text: 'a third' },
} as const
