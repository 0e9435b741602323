import { fillText, formatList } from '#kit/formats/format.ts'
import type { Ground } from '#subjects/county/facts/ground.ts'
import { fitQuestions } from '#subjects/dealership/facts/navigation.ts'
import { usualClimb, usualDoors, cartAnswerWords as words } from '#subjects/fit/facts/cart-answers.ts'
import { driveways } from '#subjects/fit/facts/climb.ts'
import { grounds, loads } from '#subjects/fit/facts/questions.ts'
import type { Load } from '#subjects/inventory/facts/abilities.ts'
import { vehiclePageWords } from '#subjects/inventory/facts/vehicle-page.ts'
import type { FieldDefinition } from '#subjects/inventory/rules/cart-field.ts'
import { type Vehicle, vehicleFields } from '#subjects/inventory/rules/vehicle.ts'
import { climbOf } from './climb.ts'
import { serves } from './faults.ts'
import { parked } from './garage.ts'

/** A figure that a cart lacks, with the answers from which it is left out for that. */
export interface MissingFigure {
  readonly field: keyof Vehicle
  /** 'No height: left out of “Will it fit my garage?”' */
  readonly text: string
}

/** The answers that may leave a cart out, by the rules that give them. */
const answers: readonly { readonly name: string; readonly isUnknown: (cart: Vehicle) => boolean }[] = [
  { name: fitQuestions.driveway.name, isUnknown: (cart) => climbOf(cart, drive(cart, 1)).verdict === 'unknown' },
  { name: fitQuestions.garage.name, isUnknown: (cart) => parked(cart, {}).verdict === 'unknown' },
  { name: grounds.narrow.label, isUnknown: ({ length, width }) => length === undefined || width === undefined },
  { name: vehiclePageWords.need.heading, isUnknown: ({ range }) => range === undefined },
]

const figures = Object.entries<FieldDefinition>(vehicleFields).filter(([, { kind, unit }]) => kind === 'number' && unit)
const everyFigure = Object.fromEntries(figures.map(([field]) => [field, 1]))

/** Each figure that a cart for sale lacks and an answer needs (FIT-31). */
export function missingFigures(cart: Vehicle): readonly MissingFigure[] {
  if (cart.soldOn !== undefined) return []
  const known: Readonly<Record<string, unknown>> = cart
  return figures.flatMap(([field, { label }]) => {
    if (known[field] !== undefined) return []
    // Asks the rule itself whether it can do without this figure, were all others known.
    const others: Vehicle = { ...everyFigure, ...cart, [field]: undefined }
    const without = answers.filter(({ isUnknown }) => isUnknown(others)).map(({ name }) => `“${name}”`)
    const text = fillText(words.leftOut, { figure: label.toLowerCase(), answers: formatList(without) })
    return without.length > 0 ? [{ field: field as keyof Vehicle, text }] : []
  })
}

/** The sentences that visitors read because of a cart's figures and abilities; none about a sold cart (FIT-31). */
export function answerSentences(cart: Vehicle): readonly string[] {
  if (cart.soldOn !== undefined) return []
  const suits = needsMet(cart, grounds).filter((ground) => ground !== 'paved')
  const carries = needsMet(cart, loads)
  return [
    ...climbSentences(cart),
    ...doorSentences(cart),
    ...(suits.length > 0 ? [fillText(words.suits, { grounds: labelsOf(grounds, suits) })] : []),
    ...(carries.length > 0 ? [fillText(words.carries, { loads: labelsOf(loads, carries) })] : []),
  ]
}

/** The steepest whole percent of pavement that the cart climbs with all seats taken. */
function climbSentences(cart: Vehicle): readonly string[] {
  const riders = cart.seatingCapacity
  const gentlest = climbOf(cart, drive(cart, 1))
  if (gentlest.verdict === 'unknown') return []
  if (gentlest.verdict === 'no') return [fillText(words.climbsNothing, { riders, reason: gentlest.reason })]
  let slope = 1
  while (slope < driveways.mostPercent && climbOf(cart, drive(cart, slope + 1)).verdict !== 'no') slope += 1
  return [fillText(words.climbs, { slope, riders })]
}

function drive({ seatingCapacity }: Vehicle, percent: number) {
  const steepest = percent / 100
  const { length } = usualClimb
  const rise = length * Math.sin(Math.atan(steepest))
  return { length, rise, steepest, surface: 'paved', riders: seatingCapacity, load: 0 } as const
}

/** The lowest usual door that the cart passes. */
function doorSentences(cart: Vehicle): readonly string[] {
  if (parked(cart, {}).verdict === 'unknown') return []
  const lowest = usualDoors.find(({ width, height }) => parked(cart, { width, height }).verdict === 'yes')
  return [lowest ? fillText(words.fits, { door: lowest.name }) : words.fitsNone]
}

function needsMet<Need extends Ground | Load>(cart: Vehicle, needs: Readonly<Record<Need, unknown>>): readonly Need[] {
  return (Object.keys(needs) as Need[]).filter((need) => serves(cart, need))
}

function labelsOf<Need extends string>(
  words: Readonly<Record<Need, { readonly label: string }>>,
  needs: readonly Need[],
): string {
  return needs.map((need) => words[need].label.toLowerCase()).join(', ')
}
