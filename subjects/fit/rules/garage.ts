import { fillText, formatList } from '#kit/formats/format.ts'
import { plannerReader } from '#kit/parts/planner-query.ts'
import { addresses } from '#subjects/dealership/facts/addresses.ts'
import { climbFigures } from '#subjects/fit/facts/climb.ts'
import { garageFigures, garagePage } from '#subjects/fit/facts/garage-page.ts'
import { feetAndInches } from '#subjects/inventory/rules/scale-row.ts'
import type { Vehicle } from '#subjects/inventory/rules/vehicle.ts'
import { readLength } from './read-length.ts'

export const sides = ['width', 'height', 'depth'] as const
type Side = (typeof sides)[number]
/** In inches; what was not measured rules out nothing. */
export type Garage = Readonly<Partial<Record<Side, number>>>
export type CartSize = Readonly<Record<'length' | 'width' | 'height' | 'tire', number>>

const { problems: wrong, ...words } = garagePage
const { hand, least, most, mirrored, mirrors } = garageFigures

/** FIT-27: reads `?width=8'&height=84 in&depth=20 ft`. */
export const garageReader = plannerReader({
  fields: { width: '', height: '', depth: '', cart: '' },
  asks: (search) => sides.some((side) => search.has(side)),
  inputOf: (typed, problems): Garage | undefined => {
    const given = sides.filter((side) => typed[side] !== '')
    if (given.length === 0) problems.width = wrong.nothing
    const limits = { least: feetAndInches(least), most: feetAndInches(most) }
    const read = given.flatMap((side) => {
      // A number alone that no garage has in inches is one of feet.
      const asInches = readLength(typed[side], 'in') ?? 0
      const inches = asInches < least ? (readLength(typed[side], 'ft') ?? 0) : asInches
      if (inches >= least && inches <= most) return [[side, inches] as const]
      problems[side] = fillText(wrong.length, limits)
      return []
    })
    return Object.fromEntries(read)
  },
})

export interface Parked {
  readonly cart: Vehicle
  readonly verdict: 'yes' | 'no' | 'unknown'
  /** Unknown where a measure of the cart is not known. */
  readonly size: CartSize | undefined
  /** The door takes it with its mirrors folded in alone. */
  readonly folded: boolean
  /** By how many inches the garage is too small, the hand's breadth included. */
  readonly over: Garage
  /** The same in words: 'Needs 3 in more width and 1 in more height.' */
  readonly missing: string
}

/** A cart without mirrors stays as wide as it is. */
export function foldedWidth({ width }: CartSize): number {
  return width > mirrored ? width - mirrors : width
}

/** What a cart measures, in inches; undefined where one of its measures is not known. Tires are as usual until they are known. */
export function sizeOf({ length, width, height, tire = climbFigures.tire }: Vehicle): CartSize | undefined {
  return length && width && height ? { length, width, height, tire } : undefined
}

/** FIT-28: a cart, mirrors folded in, with a hand's breadth on both sides, above, in front and behind. */
export function parked(cart: Vehicle, garage: Garage): Parked {
  const size = sizeOf(cart)
  if (!size) return { cart, verdict: 'unknown', size, folded: false, over: {}, missing: '' }
  const needs = { width: foldedWidth(size) + 2 * hand, height: size.height + hand, depth: size.length + 2 * hand }
  const over = sides
    .map((side) => [side, Math.ceil(needs[side] - (garage[side] ?? needs[side]))] as const)
    .filter(([, inches]) => inches > 0)
  const named = over.map(([side, inches]) => fillText(words.missing.side, { inches: feetAndInches(inches), side }))
  return {
    cart,
    verdict: over.length === 0 ? 'yes' : 'no',
    size,
    folded: size.width + 2 * hand > (garage.width ?? Number.POSITIVE_INFINITY),
    over: Object.fromEntries(over),
    missing: over.length === 0 ? '' : fillText(words.missing.all, { sides: formatList(named) }),
  }
}

/** FIT-30: the address of the answer, written from what we understood. */
export function garagePath(garage: Garage, cart?: string): string {
  const told = sides.flatMap((side) => {
    const inches = garage[side]
    return inches === undefined ? [] : [[side, feetAndInches(inches)]]
  })
  return `${addresses.willItFit}?${new URLSearchParams([...told, ...(cart ? [['cart', cart]] : [])])}`
}

/** The garage as we understood it, and the room that we leave. */
export function garageText(garage: Garage): string {
  const told = sides.flatMap((side) => {
    const inches = garage[side]
    return inches === undefined ? [] : [fillText<string>(words.sides[side], { size: feetAndInches(inches) })]
  })
  return `${fillText(words.asked, { sides: told.join(', ') })} ${fillText(words.hand, { hand: feetAndInches(hand) })}`
}

export function sizeText({ length, width, height }: CartSize): string {
  const [long, wide, high] = [length, width, height].map(feetAndInches) as [string, string, string]
  return fillText(words.size, { long, wide, high })
}
