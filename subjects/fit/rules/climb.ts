import { fillText, formatList, formatNumber } from '#kit/formats/format.ts'
import { climbFigures as figures, type Surface } from '#subjects/fit/facts/climb.ts'
import { climbWords } from '#subjects/fit/facts/climb-words.ts'
import type { Vehicle } from '#subjects/inventory/rules/vehicle.ts'
import type { Driveway } from './driveway.ts'

/** A way up, in feet and pounds, with what rides on it. */
export interface Drive extends Pick<Driveway, 'length' | 'rise' | 'steepest'> {
  readonly surface: Surface
  readonly riders: number
  /** Besides riders. */
  readonly load: number
}

export type Climb =
  | { readonly verdict: 'no' | 'unknown'; readonly reason: string }
  | { readonly verdict: 'yes' | 'slowly'; readonly mph: number; readonly topMph: number; readonly share: number }

type Machine = NonNullable<ReturnType<typeof machineOf>>

const { counted, reasons } = climbWords
const gravity = 9.80665
const metersIn = { foot: 0.3048, inch: 0.0254 }
const kilogramsInPound = 0.453592
const metersPerSecondInMph = 0.44704
const feetInMile = 5280
/** A cart counts as able only where its strength exceeds the need by this factor. */
const doubt = 1 + figures.uncertainty

/** The force that a cart must overcome on a slope, in newtons. */
export function resistance(kilograms: number, slope: number, rolling: number): number {
  return (kilograms * gravity * (slope + rolling)) / Math.hypot(1, slope)
}

/** How fast a battery's watts push against so many newtons; the cart's own top speed is not in it. */
export function mphAt(watts: number, newtons: number): number {
  return (watts * figures.efficiency) / newtons / metersPerSecondInMph
}

/** The watt-hours that the battery gives to push with so many newtons over so many feet. */
export function wattHoursFor(newtons: number, feet: number): number {
  return (newtons * feet * metersIn.foot) / 3600 / figures.efficiency
}

export function liftWattHours(kilograms: number, feet: number): number {
  return wattHoursFor(kilograms * gravity, feet)
}

/** The part of a full charge that a way up takes (FIT-25). */
export function chargeShare(
  { wattHours, miles }: Pick<Machine, 'wattHours' | 'miles'>,
  kilograms: number,
  drive: Drive,
) {
  const { length, rise, surface } = drive
  // Rolling on a softer surface takes as much as lifting that part of the weight over the run.
  const softer = (figures.rolling[surface] - figures.rolling.paved) * Math.sqrt(length ** 2 - rise ** 2)
  // The listed range says what a level road takes.
  const level = (wattHours / miles) * (length / feetInMile)
  return (level + liftWattHours(kilograms, rise + softer)) / wattHours
}

/** The weight of a cart with what rides on it. */
export function kilogramsOf(seats: number, { riders, load }: Pick<Drive, 'riders' | 'load'>): number {
  const { empty, rider } = figures.weights
  const [, pounds = empty[8]] = Object.entries(empty).find(([most]) => seats <= Number(most)) ?? []
  return (pounds + riders * rider + load) * kilogramsInPound
}

/** Whether a cart climbs, how fast, and what that takes; or why it does not (FIT-24). */
export function climbOf(cart: Vehicle, drive: Drive): Climb {
  const machine = machineOf(cart)
  if (!machine) {
    const reason = fillText(reasons.unknown, { missing: formatList(missingForClimb(cart)) })
    return { verdict: 'unknown', reason }
  }
  const { seats, watts, topMph } = machine
  const kilograms = kilogramsOf(seats, drive)
  const newtons = resistance(kilograms, drive.steepest, figures.rolling[drive.surface])
  const mph = Math.min(mphAt(watts, newtons), topMph)
  const share = chargeShare(machine, kilograms, drive)
  const reason = reasonAgainst(machine, drive, kilograms, mph, share)
  if (reason !== undefined) return { verdict: 'no', reason }
  const { from } = speedRange({ mph, topMph })
  return { verdict: from < figures.speeds.slow ? 'slowly' : 'yes', mph, topMph, share }
}

/** Between which whole speeds the answer lies; FIT-24: it is "slowly" where the lower one is slow. */
export function speedRange({ mph, topMph }: { readonly mph: number; readonly topMph: number }) {
  const [from = 0, to = 0] = withinError(mph).map((end) => Math.round(Math.min(end, topMph)))
  return { from, to }
}

/** The least and the most that a figure may really be. */
export function withinError(value: number): readonly number[] {
  return [value * (1 - figures.uncertainty), value * (1 + figures.uncertainty)]
}

function reasonAgainst(
  { payload, push, tires }: Machine,
  { riders, load, steepest, surface }: Drive,
  kilograms: number,
  mph: number,
  share: number,
): string | undefined {
  const carried = riders * figures.weights.rider + load
  const rolling = figures.rolling[surface]
  const grip = slopeFor((figures.grip[tires][surface] * figures.rearWeight) / doubt, rolling)
  const torque = slopeFor(push / doubt / (kilograms * gravity), rolling)
  const limit = (slope: number) => ({ limit: Math.max(0, Math.floor(slope * 100)) })
  if (payload < carried) return fillText(reasons.payload, { has: formatNumber(payload), needs: formatNumber(carried) })
  if (steepest > grip) return fillText(reasons.grip, limit(grip))
  if (steepest > torque) return fillText(reasons.torque, limit(torque))
  if (mph < figures.speeds.least * doubt) return reasons.speed
  return share * doubt > 1 ? reasons.charge : undefined
}

/** The slope that takes this part of the weight, rolling included. */
function slopeFor(part: number, rolling: number): number {
  return Math.tan(Math.asin(Math.min(1, part / Math.hypot(1, rolling))) - Math.atan(rolling))
}

/** The figures that a climb follows from and that a cart does not tell, in words. */
function missingForClimb({ volts, ampereHours, chemistry, range, payload, topSpeed }: Vehicle): readonly string[] {
  const isKnown = {
    // A lead-acid battery counts with its usual capacity.
    battery: volts && (ampereHours || (chemistry && chemistry !== 'lithium')),
    range,
    payload,
    topSpeed,
  }
  return (['battery', 'range', 'payload', 'topSpeed'] as const)
    .filter((name) => !isKnown[name])
    .map((name) => counted[name])
}

/** What decides how a cart climbs; undefined where one of its figures is not known. */
function machineOf(cart: Vehicle) {
  const { seatingCapacity: seats, volts, range, payload, topSpeed, tire, abilities } = cart
  const { ampereHours = figures.leadAcidAmpereHours } = cart
  if (missingForClimb(cart).length > 0 || !volts || !range || !payload || !topSpeed) return undefined
  return {
    seats,
    miles: range,
    payload,
    wattHours: volts * ampereHours,
    watts: volts * figures.amperes,
    topMph: topSpeed,
    /** The most that its motor pushes with, in newtons. */
    push: figures.axleTorque / (((tire ?? figures.tire) / 2) * metersIn.inch),
    tires: abilities.includes('all-terrain') ? ('allTerrain' as const) : ('usual' as const),
  }
}
