import { fillText } from '#kit/formats/fill-text.ts'
import { formatCount, formatList, formatPrice } from '#kit/formats/format.ts'
import { findACartPage } from '#subjects/fit/facts/find-a-cart-page.ts'
import { grounds, loads } from '#subjects/fit/facts/questions.ts'
import type { Answers } from './answers.ts'
import type { Cart } from './cart-facts.ts'
import { cartPrice } from './cart-price.ts'
import { type Fault, faultsOf } from './faults.ts'

/** A cart that nearly fits, and the answers that it would fit. */
export interface Miss {
  readonly cart: Cart
  readonly price: number
  readonly relaxed: Answers
  /** By how much: '$495 more and no trailer'. */
  readonly change: string
}

const words = findACartPage.misses
const { one, many } = findACartPage.chosen.riders

/** The carts that the fewest answers rule out: of those that the same answers rule out, the one that is missed by least. */
export function missesOf(carts: readonly Cart[], answers: Answers, most: number): readonly Miss[] {
  const missed = carts
    .map((cart) => ({ cart, faults: faultsOf(cart, answers) }))
    .filter(({ faults }) => faults.length > 0)
  const fewest = Math.min(...missed.map(({ faults }) => faults.length))
  const nearest = new Map<string, (typeof missed)[number]>()
  for (const one of missed.filter(({ faults }) => faults.length === fewest)) {
    const key = one.faults.map(nameOf).join()
    const other = nearest.get(key)
    if (!other || distance(one) < distance(other)) nearest.set(key, one)
  }
  return [...nearest.values()]
    .toSorted((one, other) => distance(one) - distance(other))
    .slice(0, most)
    .map(({ cart, faults }) => ({
      cart,
      price: cartPrice(cart.price, answers),
      relaxed: faults.reduce(without, answers),
      change: capitalized(formatList(faults.map((fault) => changeOf(fault, answers)))),
    }))
}

/** These answers without what a fault rules out. */
export function without(answers: Answers, fault: Fault): Answers {
  switch (fault.question) {
    case 'riders':
      return { ...answers, riders: fault.seats }
    case 'ground':
      return { ...answers, ground: answers.ground.filter((value) => value !== fault.value) }
    case 'carry':
      return { ...answers, carry: answers.carry.filter((value) => value !== fault.value) }
    case 'budget':
      return { ...answers, budget: fault.price }
  }
}

function nameOf(fault: Fault): string {
  return 'value' in fault ? fault.value : fault.question
}

// To leave out a load or a ground is as much to ask as this many dollars; a rider left at home is more than any money.
const dollarsFor = { value: 2_000, rider: 1_000_000 } as const

/** How much is asked of the visitor; of two carts that ask the same, the one that costs less. */
function distance({ cart, faults }: { readonly cart: Cart; readonly faults: readonly Fault[] }): number {
  const asked = faults.map((fault) => {
    if (fault.question === 'riders') return fault.missing * dollarsFor.rider
    return fault.question === 'budget' ? fault.over : dollarsFor.value
  })
  return asked.reduce((sum, dollars) => sum + dollars, 0) + cart.price / dollarsFor.rider
}

function changeOf(fault: Fault, { riders = 0 }: Answers): string {
  switch (fault.question) {
    case 'riders':
      return fillText(words.riders, { riders: formatCount(fault.seats, one, many), before: riders })
    case 'ground':
      return grounds[fault.value].without
    case 'carry':
      return loads[fault.value].without
    case 'budget':
      return fillText(words.budget, { amount: formatPrice(fault.over) })
  }
}

function capitalized(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}
