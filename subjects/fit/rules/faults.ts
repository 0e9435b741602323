import { fillText, formatCount, formatList, formatPrice } from '#kit/formats/format.ts'
import type { Ground } from '#subjects/county/facts/ground.ts'
import { findACartPageWords } from '#subjects/fit/facts/find-a-cart-page.ts'
import { garageWords } from '#subjects/fit/facts/garage.ts'
import { grounds, loads, narrowLane, narrowLaneWords, steepVolts, usualRiders } from '#subjects/fit/facts/questions.ts'
import { abilityWords, cartClasses, type Load } from '#subjects/inventory/facts/abilities.ts'
import { feetAndInches } from '#subjects/inventory/rules/pictures/cart-in-garage.ts'
import type { Vehicle } from '#subjects/inventory/rules/vehicle.ts'
import type { Answers } from './answers.ts'
import { type Climb, climbOf } from './climb.ts'
import { type Garage, inchesMissing, type Parked, parked, sides } from './garage.ts'

/** A ground to drive on, or a load to carry. */
type Need = Ground | Load

/** An answer that rules a cart out, and the change that would let it in. */
export interface Fault {
  readonly answer: 'riders' | 'driveway' | 'garage' | 'budget' | Need
  /** Why the cart is ruled out. */
  readonly sentence: string
  /** The same on a sign beside the cart. */
  readonly sign: string
  /** The change, and how large it is: '$495 more'. */
  readonly change: string
  /** How much the change asks of the visitor, in dollars. */
  readonly cost: number
  /** The visitor's answers with the change made. */
  readonly relax: (answers: Answers) => Answers
}

/** What figures and measures say of a cart, each where it was asked. */
export interface Judgment {
  readonly climb: Climb | undefined
  readonly parked: Parked | undefined
}

const needWords = { ...grounds, ...loads }
const words = findACartPageWords
/** Needs that a cart must prove it serves. Pavement, grass and narrow lanes are open to every cart that nothing keeps off them. */
const takesProof: ReadonlySet<Need | undefined> = new Set([
  'street',
  ...Object.values(abilityWords).map(({ serves }) => serves),
])

// To give up a load or a ground counts as this many dollars; to leave a rider at home counts more than any money.
const costOf = { need: 2_000, inch: 100, rider: 1_000_000 } as const

/** Whether a cart serves this need: nothing keeps it off, and it has the proof that the need takes. */
export function serves(cart: Vehicle, need: Need): boolean {
  if (cart.abilities.some((ability) => abilityWords[ability].keepsFrom === need)) return false
  if (need === 'narrow' && !isNarrow(cart)) return false
  return !takesProof.has(need) || proofOf(cart, need) !== undefined
}

/** What proves that a cart serves this need, in words; undefined where nothing does. */
export function proofOf(cart: Vehicle, need: Need): string | undefined {
  const proof = cart.abilities.map((ability) => abilityWords[ability]).find((able) => able.serves === need)
  if (proof) return proof.publicLabel ?? proof.label
  if (need === 'street' && cart.vehicleClass === 'low-speed-vehicle') return cartClasses[cart.vehicleClass]
  if (need === 'steep' && cart.volts && cart.volts >= steepVolts)
    return fillText(words.pick.volts, { volts: cart.volts })
  return undefined
}

/** Whether a cart is narrow; a cart that was not measured is not. */
function isNarrow({ length, width }: Vehicle): boolean {
  return length !== undefined && width !== undefined && length <= narrowLane.length && width <= narrowLane.width
}

export function judgmentOf(cart: Vehicle, { driveway, load, riders, ground, garage }: Answers): Judgment {
  const surface = (['grass', 'gravel', 'paved'] as const).find((soft) => ground.includes(soft)) ?? 'paved'
  const level = { length: 100, rise: 0, steepest: 0 }
  // Counts no more riders than the cart seats: too few seats are a fault of their own.
  const aboard = Math.min(riders ?? usualRiders, cart.seatingCapacity)
  const drive = { ...(driveway ?? level), surface, riders: aboard, load: load ?? 0 }
  return {
    climb: driveway || load !== undefined ? climbOf(cart, drive) : undefined,
    parked: Object.keys(garage).length > 0 ? parked(cart, garage) : undefined,
  }
}

/** Every answer that rules out this cart at its delivered price, in the order of the questions; none where it fits. */
export function faultsOf(
  cart: Vehicle,
  price: number,
  answers: Answers,
  { climb, parked }: Judgment,
): readonly Fault[] {
  const { riders = 0, budget = Number.POSITIVE_INFINITY, ground, carry } = answers
  const seats = cart.seatingCapacity
  const unmet = [...ground, ...carry].filter((need) => !serves(cart, need))
  return [
    ...(seats < riders ? [ridersFault(seats, riders)] : []),
    ...unmet.map((need) => needFault(cart, need)),
    ...(climb && 'reason' in climb ? [drivewayFault(climb.reason)] : []),
    ...(parked && parked.verdict !== 'yes' ? [garageFault(parked.over)] : []),
    ...(price > budget ? [budgetFault(price, price - budget)] : []),
  ]
}

function ridersFault(seats: number, riders: number): Fault {
  const { one, many } = words.chosen.riders
  return {
    answer: 'riders',
    sentence: fillText(words.others.riders, { seats, riders }),
    sign: fillText(words.misses.signs.riders, { seats }),
    change: fillText(words.misses.riders, { riders: formatCount(seats, one, many), before: riders }),
    cost: (riders - seats) * costOf.rider,
    relax: (answers) => ({ ...answers, riders: seats }),
  }
}

function drivewayFault(reason: string): Fault {
  return {
    answer: 'driveway',
    sentence: reason,
    sign: words.misses.signs.driveway,
    change: words.misses.driveway,
    cost: costOf.need,
    relax: (answers) => ({ ...answers, driveway: undefined, load: undefined }),
  }
}

function garageFault(over: Garage): Fault {
  const inches = Object.values(over).reduce((sum, side) => sum + side, 0)
  if (inches === 0)
    return {
      answer: 'garage',
      ...garageWords.unknown,
      change: words.misses.garage,
      cost: costOf.need,
      relax: (answers) => ({ ...answers, garage: {} }),
    }
  const change = inchesMissing(over)
  return {
    answer: 'garage',
    sentence: fillText(garageWords.missing.all, { sides: change }),
    sign: fillText(garageWords.missing.sign, { sides: change }),
    change,
    cost: inches * costOf.inch,
    relax: (answers) => ({ ...answers, garage: enlarged(answers.garage, over) }),
  }
}

function enlarged(garage: Garage, over: Garage): Garage {
  const measured = sides.filter((side) => garage[side] !== undefined)
  return Object.fromEntries(measured.map((side) => [side, Math.ceil(garage[side] ?? 0) + (over[side] ?? 0)]))
}

function budgetFault(price: number, over: number): Fault {
  return {
    answer: 'budget',
    sentence: fillText(words.others.budget, { price: formatPrice(price), over: formatPrice(over) }),
    sign: fillText(words.misses.signs.budget, { amount: formatPrice(over) }),
    change: fillText(words.misses.budget, { amount: formatPrice(over) }),
    cost: over,
    relax: (answers) => ({ ...answers, budget: price }),
  }
}

function needFault(cart: Vehicle, need: Need): Fault {
  return {
    answer: need,
    sentence: need === 'narrow' ? tooLarge(cart) : needWords[need].missing,
    sign: needWords[need].sign,
    change: needWords[need].without,
    cost: costOf.need,
    relax: (before) => ({
      ...before,
      ground: before.ground.filter((other) => other !== need),
      carry: before.carry.filter((other) => other !== need),
    }),
  }
}

/** What keeps a cart off a narrow lane: '8 in too long for a narrow lane.' */
function tooLarge(cart: Vehicle): string {
  if (cart.length === undefined || cart.width === undefined) return garageWords.unknown.sentence
  const over = (['length', 'width'] as const).flatMap((side) => {
    const inches = Math.ceil((cart[side] ?? 0) - narrowLane[side])
    return inches > 0 ? [fillText<string>(narrowLaneWords[side], { inches: feetAndInches(inches) })] : []
  })
  return over.length === 0 ? grounds.narrow.missing : fillText(narrowLaneWords.over, { over: formatList(over) })
}
