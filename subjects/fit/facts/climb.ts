/**
 * What the answer to "Will it climb my driveway?" is worked out from. No record of a cart states these figures: they are
 * for the owner to confirm (docs/contradictions.md, climb-figures.claim).
 */
export const climbFigures = {
  /** In pounds; an empty cart by the seats that it has at most. */
  weights: { rider: 165, empty: { 2: 1_000, 4: 1_240, 6: 1_500, 8: 1_900 } },
  /** Of what the battery gives, the part that turns the wheels. */
  efficiency: 0.8,
  /** What the battery gives at most: 6.3 kW at 48 volts. */
  amperes: 131,
  /** Of a lead-acid battery, whose record states no capacity: what can be used. */
  leadAcidAmpereHours: 110,
  /** The most that motor and gears turn the rear axle with, in newton-meters. */
  axleTorque: 885,
  /** In inches, where those of a cart are not known. */
  tire: 20,
  /** Of the weight, the part that it takes to roll. */
  rolling: { paved: 0.018, gravel: 0.03, grass: 0.06 },
  /** Of the weight on the rear wheels, the part that tires hold before they slip when it is damp, on ground that they are made for. */
  grip: {
    usual: { paved: 0.7, gravel: 0.5, grass: 0.35 },
    allTerrain: { paved: 0.7, gravel: 0.6, grass: 0.45 },
  },
  /** Of the weight, the part on the rear wheels uphill. */
  rearWeight: 0.6,
  /** How far off each figure of an answer may be, up or down. */
  uncertainty: 0.15,
  /** In miles an hour: where it may be below the first it climbs slowly, below the second we say no. */
  speeds: { slow: 8, least: 3 },
} as const

export type Surface = keyof typeof climbFigures.rolling

/** What a driveway may measure; `length` counts where only a slope is known. */
export const driveways = { mostFeet: 30_000, mostPercent: 100, mostPounds: 5_000, length: 100 } as const
