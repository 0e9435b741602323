/** In millimeters. For the owner to confirm: docs/contradictions.md, cart-sizes.claim. */
interface ModelSize {
  readonly length: number
  /** With its mirrors out. */
  readonly width: number
  readonly height: number
  /** Across a tire. */
  readonly tire: number
}

/** The measures of our models, by the id of the cart that each shows; a test of the studio compares them. */
export const modelSizes: Readonly<Record<string, ModelSize>> = {
  'd5-maverick-4-plus': { length: 3646, width: 1650, height: 2091, tire: 580 },
  'd6-max-xt4': { length: 3741, width: 1650, height: 2183, tire: 610 },
  'ev-city': { length: 3315, width: 1650, height: 1994, tire: 500 },
  'ev-nomad': { length: 3353, width: 1650, height: 2091, tire: 580 },
  'ev-nomad-xl': { length: 3555, width: 1650, height: 2091, tire: 580 },
  'ev-rover-xl': { length: 3631, width: 1650, height: 2114, tire: 580 },
  'ev-rover-xl6': { length: 4255, width: 1650, height: 1984, tire: 500 },
  'ev-rover-xxl': { length: 3765, width: 1650, height: 2114, tire: 580 },
  'd5-ranger-2': { length: 2713, width: 1650, height: 1961, tire: 500 },
  'd5-ranger-4': { length: 3330, width: 1650, height: 1961, tire: 500 },
  'd5-ranger-4-plus': { length: 3514, width: 1650, height: 1961, tire: 500 },
  'd5-ranger-6': { length: 4150, width: 1650, height: 1961, tire: 500 },
  'd5-ranger-6-plus': { length: 4334, width: 1650, height: 1961, tire: 500 },
  'd5-maverick-2': { length: 3366, width: 1650, height: 2091, tire: 580 },
  'd5-maverick-4': { length: 3462, width: 1650, height: 2152, tire: 580 },
  'd5-maverick-6': { length: 4282, width: 1650, height: 2091, tire: 580 },
  'd5-maverick-6-plus': { length: 4466, width: 1650, height: 2152, tire: 580 },
  'classic-2-pro': { length: 2727, width: 1254, height: 1994, tire: 500 },
  'classic-2-plus': { length: 2727, width: 1377, height: 1994, tire: 500 },
  'classic-4-plus': { length: 3505, width: 1650, height: 1994, tire: 500 },
  'carrier-6-plus': { length: 4292, width: 1650, height: 1957, tire: 500 },
  'carrier-8-plus': { length: 4910, width: 1650, height: 1957, tire: 500 },
  'forester-4-plus': { length: 3644, width: 1650, height: 2194, tire: 580 },
  'forester-6-plus': { length: 4262, width: 1650, height: 2194, tire: 580 },
  'turfman-200': { length: 3317, width: 1252, height: 1961, tire: 500 },
  'turfman-800': { length: 3617, width: 1252, height: 1961, tire: 500 },
  'turfman-1000': { length: 4204, width: 1308, height: 2091, tire: 580 },
  'd6-max-gt4': { length: 3606, width: 1650, height: 2014, tire: 530 },
  'd6-max-gt6': { length: 4426, width: 1650, height: 2014, tire: 530 },
  'onward-4-passenger-2021': { length: 3345, width: 1650, height: 1967, tire: 500 },
  'onward-6-passenger-2022': { length: 4359, width: 1650, height: 1967, tire: 500 },
  'precedent-i2-2018': { length: 2730, width: 1254, height: 1984, tire: 500 },
  'rxv-elite-2022': { length: 2725, width: 1250, height: 1994, tire: 500 },
  'freedom-txt-2020': { length: 3303, width: 1650, height: 1946, tire: 500 },
  'express-s6-2021': { length: 4196, width: 1650, height: 2076, tire: 580 },
  'engage-4-2023': { length: 3584, width: 1650, height: 1984, tire: 500 },
  'emerge-e4-2019': { length: 3375, width: 1650, height: 1984, tire: 500 },
  'mach-4-2022': { length: 3365, width: 1650, height: 2152, tire: 580 },
  'mach-6-2023': { length: 4369, width: 1650, height: 2008, tire: 500 },
}
