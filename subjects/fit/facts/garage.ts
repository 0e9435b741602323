/** The words of the answer to "Will it fit my garage?". */
export const garageWords = {
  problem: 'Enter it in feet and inches, such as 7 ft 6 in or 90 in, between {least} and {most}.',
  fits: 'Fits the garage, {spare} to spare',
  exactly: 'Fits the garage',
  folded: 'Fits the garage with its mirrors folded in',
  missing: { all: 'Needs {sides} in the garage.', side: '{inches} more {side}', sign: 'Needs {sides}' },
  unknown: { sentence: 'We have not measured it.', sign: 'Not measured' },
  notes: [
    "We leave a hand's breadth, {hand}, on both sides, above, in front and behind.",
    'Sizes are measured on our drawn models, rounded up to whole inches, or on the cart itself; mirrors folded out. Measure yours before you build or buy.',
    'Mirrors make a cart about a foot wider. Where it fits with them folded in alone, we say so.',
    'The charger needs an outlet within reach of its cord; the depth does not count a workbench or steps.',
  ],
} as const

/** In inches; a cart wider than `mirrored` has mirrors, and is a foot narrower once they are folded in. */
export const garageFigures = { hand: 4, least: 24, most: 1200, mirrored: 58, mirrors: 12 } as const
