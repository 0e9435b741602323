import { claims } from '#subjects/dealership/facts/claims.ts'

/** How far a charge takes a cart, on the map of a town and in the list below it. */
export const range = {
  /** The least that any of our carts goes on a charge. */
  miles: claims.carts.rangeMiles.from,
  /** What a trip, or the days of a cart on one charge, leave of it for hills, cold and an older battery, in percent. */
  reserve: 20,
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
    'We count {winding} miles of road for a mile on the map, and {range} a charge, of which {reserve}% stays for hills and cold. Rings: there and back on {rings}.',
} as const
