/** spec §9: "All listed carts: top speed 25 mph, range 35-60 miles, seats 2 to 8." */
export const listedCarts = {
  topSpeedMph: 25,
  rangeMiles: { min: 35, max: 60 },
  seats: { min: 2, max: 8 },
} as const
