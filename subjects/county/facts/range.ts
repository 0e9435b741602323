import { claims } from '#subjects/dealership/facts/claims.ts'

/** How far a charge takes a cart, on the map of a town and in the list below it. */
export const range = {
  /** The least that any of our carts goes on a charge. */
  miles: claims.carts.rangeMiles.from,
  /** The shares of a charge that a ring on the map is drawn for, in percent. */
  rings: [25, 50],
  /** The list below the map names this many places. */
  places: 4,
} as const

export const rangeWords = {
  heading: 'There and back on one charge',
  ring: '{percent}%',
  place: 'To {place} and back',
  miles: '{miles}',
  share: '{percent}% of a charge',
  counted:
    'We count {winding} miles of road for a mile on the map, and {range} a charge. Rings: there and back on {rings}. Hills and cold take more.',
} as const
