import type { Vehicle } from '#subjects/inventory/rules/vehicle.ts'
import type { Answers } from './answers.ts'
import { type Fault, type Judgment, proofOf, serves } from './faults.ts'

/** A cart with what the visitor's answers say against it. */
export interface JudgedCart extends Judgment {
  readonly cart: Vehicle
  /** The price where the visitor wants the cart. */
  readonly price: number
  /** The answers that rule it out. */
  readonly faults: readonly Fault[]
}

/** One of the three carts that the page shows: it fits, or it nearly fits. */
export interface CartPick extends JudgedCart {
  /** 'Fits best' */
  readonly role: string
  readonly reason: string
  /** The abilities in its record that prove that it suits the ground and carries the load. */
  readonly because: readonly string[]
  /** The change that would make it fit, and the answers with that change. */
  readonly change?: { readonly words: string; readonly sign: string | undefined; readonly relaxed: Answers }
}

/** The most seats that may stay empty. */
export const mostSpare = 2

export type Order = (one: JudgedCart, other: JudgedCart) => number

/** Carts of which this holds go before the others. */
export const first =
  (holds: (one: JudgedCart) => boolean): Order =>
  (one, other) =>
    Number(holds(other)) - Number(holds(one))

export const inStockFirst = first(({ cart }) => cart.inStock)

export const hasCargo = ({ carry }: Answers) => carry.includes('cargo')

/** The seats that stay empty; 0 where the visitor names no riders. */
export function spareSeats({ cart }: JudgedCart, { riders }: Answers): number {
  return riders === undefined ? 0 : cart.seatingCapacity - riders
}

/** The abilities of a cart that prove that it suits the ground and carries the load. */
export function proofsOf({ cart }: JudgedCart, { ground, carry }: Answers): readonly string[] {
  const served = [...ground, ...carry].filter((need) => serves(cart, need))
  return [...new Set(served.flatMap((need) => proofOf(cart, need) ?? []))]
}
