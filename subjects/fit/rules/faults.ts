import { fillText, formatCount, formatPrice } from '#kit/formats/format.ts'
import type { Ground } from '#subjects/county/facts/ground.ts'
import { findACartPage } from '#subjects/fit/facts/find-a-cart-page.ts'
import { grounds, type Load, loads } from '#subjects/fit/facts/questions.ts'
import { testNoteOf } from '#subjects/inventory/rules/test-note.ts'
import type { Vehicle } from '#subjects/inventory/rules/vehicle.ts'
import type { Answers } from './answers.ts'

/** A ground to drive on or a load to carry. */
type Need = Ground | Load

/** An answer that rules a cart out, and what it would take to let the cart in. */
export interface Fault {
  readonly answer: 'riders' | 'budget' | Need
  /** Why the cart is ruled out. */
  readonly sentence: string
  /** What to change, and by how much: '$495 more'. */
  readonly change: string
  /** How much that asks of the visitor, in dollars. */
  readonly cost: number
  /** The answers without it. */
  readonly relax: (answers: Answers) => Answers
}

interface Proof {
  /** Words of a feature, of a category or of a battery that prove it. */
  readonly feature: RegExp
  readonly category?: RegExp
  readonly battery?: RegExp
}

const proofs: Partial<Record<Need, Proof>> = {
  gravel: { feature: /\blift(?:ed)?\b(?!-)|all-terrain|knobby|heavy-duty (?:rear )?springs/i, category: /^lifted$/i },
  steep: {
    feature: /brakes on all four wheels|four-wheel (?:\w+ )?brakes|hill-start hold|holds on hills|72-volt/i,
    battery: /\b72 ?V/i,
  },
  clubs: { feature: /bag rack/i },
  cargo: { feature: /(?:cargo|steel) deck|\bbed\b/i, category: /^utility$/i },
  trailer: { feature: /tow hitch/i },
}
const lowProfile = /low-profile tires/i
const narrow = { mostSeats: 6, note: /needs room to turn|is wide/i } as const
const needWords = { ...grounds, ...loads }
const words = findACartPage

// Leaving out a load or a ground asks as much as this many dollars; leaving a rider at home asks more than any money.
const costOf = { need: 2_000, rider: 1_000_000 } as const

/** What in a cart's record proves that it serves this need; an empty text where it takes no proof. */
export function proofOf(cart: Vehicle, need: Need): string | undefined {
  const { features, category, specifications } = cart
  if (need === 'narrow' && needsRoom(cart)) return undefined
  if (need === 'grass' && features.some((feature) => lowProfile.test(feature))) return undefined
  const proof = proofs[need]
  if (!proof) return ''
  const feature = features.find((text) => proof.feature.test(text))
  if (feature !== undefined) return feature
  if (proof.category?.test(category)) return fillText(words.pick.category, { category })
  const battery = String(specifications.batteryType ?? '')
  return proof.battery?.test(battery) ? battery : undefined
}

function needsRoom(cart: Vehicle): boolean {
  return cart.specifications.seatingCapacity > narrow.mostSeats || narrow.note.test(testNoteOf(cart)?.text ?? '')
}

/** Every answer that rules out this cart at its delivered price, in the order of the questions; none where it fits. */
export function faultsOf(cart: Vehicle, price: number, answers: Answers): readonly Fault[] {
  const { riders = 0, budget = Number.POSITIVE_INFINITY, ground, carry } = answers
  const seats = cart.specifications.seatingCapacity
  const unmet = [...ground, ...carry].filter((need) => proofOf(cart, need) === undefined)
  return [
    ...(seats < riders ? [ridersFault(seats, riders)] : []),
    ...unmet.map(needFault),
    ...(price > budget ? [budgetFault(price, price - budget)] : []),
  ]
}

function ridersFault(seats: number, riders: number): Fault {
  const { one, many } = words.chosen.riders
  return {
    answer: 'riders',
    sentence: fillText(words.others.riders, { seats, riders }),
    change: fillText(words.misses.riders, { riders: formatCount(seats, one, many), before: riders }),
    cost: (riders - seats) * costOf.rider,
    relax: (answers) => ({ ...answers, riders: seats }),
  }
}

function budgetFault(price: number, over: number): Fault {
  return {
    answer: 'budget',
    sentence: fillText(words.others.budget, { price: formatPrice(price), over: formatPrice(over) }),
    change: fillText(words.misses.budget, { amount: formatPrice(over) }),
    cost: over,
    relax: (answers) => ({ ...answers, budget: price }),
  }
}

function needFault(need: Need): Fault {
  return {
    answer: need,
    sentence: needWords[need].missing,
    change: needWords[need].without,
    cost: costOf.need,
    relax: (before) => ({
      ...before,
      ground: before.ground.filter((other) => other !== need),
      carry: before.carry.filter((other) => other !== need),
    }),
  }
}
