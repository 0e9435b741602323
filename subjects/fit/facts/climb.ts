/**
 * The figures behind the answer to "Will it climb my driveway?". No record of a cart states them: they are for the owner to confirm
 * (docs/contradictions.md, climb-figures.claim).
 */
export const climbFigures = {
  /** In pounds; the weight of an empty cart depends on its seats, up to these numbers. */
  weights: { rider: 165, empty: { 2: 1_000, 4: 1_240, 6: 1_500, 8: 1_900 } },
  /** The part of the battery's energy that turns the wheels. */
  efficiency: 0.8,
  /** The most current that the battery gives: 6.3 kW at 48 volts. */
  amperes: 131,
  /** The usable capacity of a lead-acid battery, whose record states none. */
  leadAcidAmpereHours: 110,
  /** The most torque, in newton-meters, that motor and gears bring to the rear axle. */
  axleTorque: 885,
  /** Inches across a tire, for carts whose tires are not known. */
  tire: 20,
  /** The part of the weight that rolling takes. */
  rolling: { paved: 0.018, gravel: 0.03, grass: 0.06 },
  /** The part of the weight on the rear wheels that tires hold on damp ground that they are made for, before they slip. */
  grip: {
    usual: { paved: 0.7, gravel: 0.5, grass: 0.35 },
    allTerrain: { paved: 0.7, gravel: 0.6, grass: 0.45 },
  },
  /** The part of the weight that is on the rear wheels uphill. */
  rearWeight: 0.6,
  /** How far each figure of an answer may be off, up or down. */
  uncertainty: 0.15,
  /** Miles an hour: below `slow` a cart climbs slowly; below `least` the answer is no. */
  speeds: { slow: 8, least: 3 },
} as const

export type Surface = keyof typeof climbFigures.rolling

/** The largest driveway that the form takes; `length` counts where the visitor gives a slope alone. */
export const driveways = { mostFeet: 30_000, mostPercent: 100, mostPounds: 5_000, length: 100 } as const
