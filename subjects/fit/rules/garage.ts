import { fillText, formatList } from '#kit/formats/format.ts'
import { garageFigures, garageWords as words } from '#subjects/fit/facts/garage.ts'
import { feetAndInches } from '#subjects/inventory/rules/pictures/cart-in-garage.ts'
import type { Vehicle } from '#subjects/inventory/rules/vehicle.ts'
import { readLength } from './read-length.ts'

export const sides = ['width', 'height', 'depth'] as const
type Side = (typeof sides)[number]
/** The sides in inches; a side that was not measured rules out no cart. */
export type Garage = Readonly<Partial<Record<Side, number>>>
export type CartSize = Readonly<Record<'length' | 'width' | 'height', number>>

const { hand, least, most, mirrored, mirrors } = garageFigures

/** Reads a door's width and height and the depth behind it; gives a sentence for each that is no length (FIT-27). */
export function readGarage(typed: Readonly<Record<Side, string>>): {
  readonly garage: Garage
  readonly problems: Readonly<Partial<Record<Side, string>>>
} {
  const limits = { least: feetAndInches(least), most: feetAndInches(most) }
  const read = sides
    .filter((side) => typed[side] !== '')
    .map((side) => {
      // A bare number too small for any garage in inches means feet.
      const asInches = readLength(typed[side], 'in') ?? 0
      const inches = asInches < least ? (readLength(typed[side], 'ft') ?? 0) : asInches
      return { side, inches, isRight: inches >= least && inches <= most }
    })
  return {
    garage: Object.fromEntries(read.filter(({ isRight }) => isRight).map(({ side, inches }) => [side, inches])),
    problems: Object.fromEntries(
      read.filter(({ isRight }) => !isRight).map(({ side }) => [side, fillText(words.problem, limits)]),
    ),
  }
}

export interface Parked {
  readonly verdict: 'yes' | 'no' | 'unknown'
  /** Whether the cart passes the door only with its mirrors folded in. */
  readonly folded: boolean
  /** The inches left on the side with the least room, without the hand's breadth; undefined where nothing was measured. */
  readonly spare: number | undefined
  /** The inches that the garage is too small, the hand's breadth included. */
  readonly over: Garage
}

/** The width with the mirrors folded in; a cart without mirrors stays as wide as it is. */
export function foldedWidth({ width }: CartSize): number {
  return width > mirrored ? width - mirrors : width
}

/** The measures of a cart in inches; undefined where one of them is not known. */
export function sizeOf({ length, width, height }: Vehicle): CartSize | undefined {
  return length && width && height ? { length, width, height } : undefined
}

/** Parks a cart, mirrors folded in, with a hand's breadth on both sides, above, in front and behind (FIT-28). */
export function parked(cart: Vehicle, garage: Garage): Parked {
  const size = sizeOf(cart)
  if (!size) return { verdict: 'unknown', folded: false, spare: undefined, over: {} }
  const needs = { width: foldedWidth(size) + 2 * hand, height: size.height + hand, depth: size.length + 2 * hand }
  const left = sides.flatMap((side) => {
    const inches = garage[side]
    return inches === undefined ? [] : [{ side, spare: Math.floor(inches - needs[side]) }]
  })
  const over = left.filter(({ spare }) => spare < 0).map(({ side, spare }) => [side, -spare] as const)
  return {
    verdict: over.length === 0 ? 'yes' : 'no',
    folded: size.width + 2 * hand > (garage.width ?? Number.POSITIVE_INFINITY),
    spare: left.length === 0 ? undefined : Math.min(...left.map(({ spare }) => spare)),
    over: Object.fromEntries(over),
  }
}

/** '3 in more width and 1 in more height' */
export function inchesMissing(over: Garage): string {
  const named = sides.flatMap((side) => {
    const inches = over[side]
    return inches === undefined ? [] : [fillText<string>(words.missing.side, { inches: feetAndInches(inches), side })]
  })
  return formatList(named)
}
