import { fillText } from '#kit/formats/format.ts'
import { driveways } from '#subjects/fit/facts/climb.ts'
import { climbWords } from '#subjects/fit/facts/climb-words.ts'
import { feetAndInches } from '#subjects/inventory/rules/pictures/cart-in-garage.ts'
import { readLength } from './read-length.ts'

const { problems: wrong } = climbWords
export const drivewayKeys = ['slope', 'length', 'rise'] as const
type DrivewayKey = (typeof drivewayKeys)[number]
type Typed = Readonly<Record<DrivewayKey, string>>

/** A way up, in feet. */
export interface Driveway {
  readonly length: number
  readonly rise: number
  /** Rise over run at the steepest point: 0.12 for 12%. */
  readonly steepest: number
  /** The figures that the visitor gave, as we write them. */
  readonly given: Readonly<Partial<Record<DrivewayKey, string>>>
}

/** Reads a slope in percent, or length and rise; gives a sentence for each figure that makes no sense (FIT-23). */
export function readDriveway(typed: Typed): {
  readonly driveway?: Driveway
  readonly problems: Readonly<Partial<Record<DrivewayKey, string>>>
} {
  const given = drivewayKeys.filter((key) => typed[key] !== '')
  if (given.length === 0) return { problems: {} }
  const slope = numberIn(/^(\d{1,3}(?:\.\d+)?) *(?:%|percent)?$/i, typed.slope, driveways.mostPercent)
  const length = feetIn(typed.length)
  const rise = feetIn(typed.rise)
  const problems: Partial<Record<DrivewayKey, string>> = {}
  if (given.includes('slope') && slope === undefined) problems.slope = wrong.slope
  if (given.includes('length') && !length) problems.length = wrong.length
  if (given.includes('rise') && !(rise !== undefined && rise < (length ?? driveways.mostFeet)))
    problems.rise = wrong.rise
  if (!given.includes('slope') && !given.includes('rise')) problems.rise = wrong.other
  if (!given.includes('slope') && !given.includes('length')) problems.length = wrong.other
  if (Object.keys(problems).length > 0) return { problems }
  const counted = length ?? driveways.length
  const climbed = length && rise !== undefined ? rise : counted * Math.sin(Math.atan((slope ?? 0) / 100))
  const average = climbed / Math.sqrt(counted ** 2 - climbed ** 2)
  // A phone rounds: a slope a little below the average counts as the average.
  if (slope !== undefined && slope / 100 < average - 0.01)
    return { problems: { slope: fillText(wrong.gentle, { average: Math.round(average * 100) }) } }
  const driveway = {
    length: counted,
    rise: climbed,
    steepest: Math.max((slope ?? 0) / 100, average),
    given: {
      ...(slope !== undefined && { slope: String(slope) }),
      ...(length && { length: feetAndInches(length * 12) }),
      ...(rise !== undefined && { rise: feetAndInches(rise * 12) }),
    },
  }
  return { driveway, problems }
}

/** Reads pounds besides the riders; undefined where they are no such number. */
export function readLoad(typed: string): number | undefined {
  return numberIn(/^(\d[\d,]{0,5}) *(?:lbs?\.?|pounds?)?$/i, typed, driveways.mostPounds)
}

function feetIn(typed: string): number | undefined {
  const inches = readLength(typed, 'ft')
  return inches !== undefined && inches <= driveways.mostFeet * 12 ? inches / 12 : undefined
}

function numberIn(pattern: RegExp, typed: string, most: number): number | undefined {
  const figure = Number(pattern.exec(typed)?.[1]?.replaceAll(',', ''))
  return figure <= most ? Math.round(figure * 1000) / 1000 : undefined
}
