import { fillText } from '#kit/formats/fill-text.ts'
import { formatCount, formatList, formatNumber, formatPrice } from '#kit/formats/format.ts'
import { findACartPage } from '#subjects/fit/facts/find-a-cart-page.ts'
import { rangeMiles } from '#subjects/inventory/rules/range-need.ts'
import type { Answers } from './answers.ts'
import { type Cart, carries, payloadPounds, suitsGround } from './cart-facts.ts'
import { cartPrice } from './cart-price.ts'

export interface Pick {
  readonly cart: Cart
  readonly price: number
  readonly reason: string
  /** What in its record bears out that it suits the ground and carries what it has to. */
  readonly because: readonly string[]
}

const most = 3
const words = findACartPage.pick

/** Three of the carts that fit: the lowest price, then the longest range, then the largest payload; in stock before the rest. */
export function picksOf(fitting: readonly Cart[], answers: Answers): readonly Pick[] {
  const inOrder = byPrice(fitting, answers)
  const inStock = inOrder.filter(({ inStock }) => inStock)
  const pool = inStock.length >= most ? inStock : inOrder
  const [lowest, ...others] = pool
  if (!lowest) return []
  const far = highest(others, (cart) => rangeMiles(cart) ?? 0)
  const strong = highest(
    others.filter((cart) => cart !== far),
    payloadPounds,
  )
  const chosen = [far, strong].filter((cart) => cart !== undefined)
  const first = reasonOfFirst(fitting, lowest, answers)
  return [lowest, ...byPrice(chosen, answers)].map((cart) => ({
    cart,
    price: cartPrice(cart.price, answers),
    reason: cart === lowest ? first : reasonBeside(cart, lowest, answers),
    because: borneOut(cart, answers),
  }))
}

function byPrice(carts: readonly Cart[], answers: Answers): readonly Cart[] {
  const price = (cart: Cart) => cartPrice(cart.price, answers)
  return carts.toSorted(
    (one, other) =>
      Number(other.inStock) - Number(one.inStock) || price(one) - price(other) || one.id.localeCompare(other.id),
  )
}

/** One that is here goes before one that has to be ordered. */
function highest(carts: readonly Cart[], figure: (cart: Cart) => number): Cart | undefined {
  return carts.toSorted((one, other) => Number(other.inStock) - Number(one.inStock) || figure(other) - figure(one))[0]
}

function reasonOfFirst(fitting: readonly Cart[], lowest: Cart, answers: Answers): string {
  if (fitting.length === 1) return words.only
  const price = cartPrice(lowest.price, answers)
  const isLowest = fitting.every((cart) => cartPrice(cart.price, answers) >= price)
  return isLowest
    ? fillText(words.lowest, { count: fitting.length })
    : fillText(words.lowestInStock, { count: fitting.length })
}

/** What somebody gets for the difference. */
function reasonBeside(cart: Cart, lowest: Cart, answers: Answers): string {
  const gains = gainsOf(cart, lowest)
  if (gains.length === 0) return words.noGain
  const amount = cartPrice(cart.price, answers) - cartPrice(lowest.price, answers)
  const values = { name: lowest.name, gains: formatList(gains), amount: formatPrice(Math.abs(amount)) }
  if (amount === 0) return fillText(words.same, values)
  return fillText<string>(amount > 0 ? words.more : words.less, values)
}

function gainsOf(cart: Cart, lowest: Cart): readonly string[] {
  const range = (rangeMiles(cart) ?? 0) - (rangeMiles(lowest) ?? 0)
  const payload = payloadPounds(cart) - payloadPounds(lowest)
  const seats = cart.specifications.seatingCapacity - lowest.specifications.seatingCapacity
  const { gains } = words
  return [
    range > 0 && fillText(gains.range, { miles: formatCount(range, 'mile') }),
    payload > 0 && fillText(gains.payload, { pounds: formatNumber(payload) }),
    seats > 0 && fillText(gains.seats, { seats }),
    cart.isNew && !lowest.isNew && gains.isNew,
    cart.inStock && !lowest.inStock && gains.inStock,
  ].filter((gain) => gain !== false)
}

function borneOut(cart: Cart, { ground, carry }: Answers): readonly string[] {
  const facts = [...ground.map((value) => suitsGround(cart, value)), ...carry.map((value) => carries(cart, value))]
  return [...new Set(facts.filter((fact) => fact !== undefined && fact !== ''))] as readonly string[]
}
