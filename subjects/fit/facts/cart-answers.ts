/** The desk's words for the sentences that visitors read because of a cart's figures and abilities, and for those that are missing. */
export const cartAnswerWords = {
  climbs: 'climbs {slope}% with {riders} aboard',
  climbsNothing: 'climbs no hill with {riders} aboard ({reason})',
  fits: 'fits {door}',
  fitsNone: 'fits no usual garage door',
  suits: 'suits {grounds}',
  carries: 'carries {loads}',
  leftOut: 'No {figure}: left out of {answers}',
} as const

/** The length of pavement, in feet, for which the desk works out a cart's steepest slope. */
export const usualClimb = { length: 200 } as const

/** Garage doors as they are sold, the lowest first, in inches. They are 9 ft wide as well; 8 ft is wide enough for every cart. */
export const usualDoors = [
  { name: 'a 7 ft door', width: 96, height: 84 },
  { name: 'an 8 ft door', width: 96, height: 96 },
] as const
