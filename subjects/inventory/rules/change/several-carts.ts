import type { Problem } from '#kernel/history/plan.ts'
import { type CalendarDay, parseDay } from '#kit/dates/calendar-day.ts'
import { readDollars } from '#kit/formats/read-dollars.ts'
import {
  type PriceUnit,
  priceUnits,
  type Rounding,
  roundings,
  type SeveralAction,
  severalActions,
} from '#subjects/inventory/facts/several-carts.ts'
import type { Vehicle } from '#subjects/inventory/rules/vehicle.ts'
import type { ImportValues } from './row-over-cart.ts'

export interface SeveralWish {
  readonly action: SeveralAction
  readonly amount: number
  readonly unit: PriceUnit
  readonly roundTo: Rounding
  readonly until: CalendarDay
}

type Typed = Readonly<Partial<Record<keyof SeveralWish, string>>>

const movesPrices = (action: string | undefined) => action === 'lower' || action === 'raise' || action === 'special'

/** Reads what a form asks for, or says what is wrong with it (CART-207). */
export function readSeveral({ action, amount = '', unit, roundTo, until = '' }: Typed): SeveralWish | Problem {
  const known = severalActions.find((one) => one === action)
  const by = readDollars(amount) ?? 0
  const wish = {
    amount: by,
    unit: priceUnits.find((one) => one === unit),
    roundTo: roundings.find((one) => String(one) === roundTo),
    until,
  }
  if (!known) return { field: 'action', text: 'Choose what is to be done' }
  if (movesPrices(known)) {
    if (!wish.unit) return { field: 'unit', text: 'Choose dollars or percent' }
    if (!wish.roundTo) return { field: 'roundTo', text: 'Choose how the price is rounded' }
    if (by <= 0 || (wish.unit === 'percent' && by >= 100 && known !== 'raise'))
      return { field: 'amount', text: 'Write by how much, such as 500 dollars or 5 percent' }
    if (known === 'special' && parseDay(until) !== until)
      return { field: 'until', text: 'A special price has a last day' }
  }
  return { action: known, amount: by, unit: wish.unit ?? 'dollars', roundTo: wish.roundTo ?? 1, until }
}

/** The new values of one cart, by column; undefined where the change does not touch it (CART-207). */
export function newValuesOf(cart: Vehicle, wish: SeveralWish, today: CalendarDay): ImportValues | undefined {
  const isSold = cart.soldOn !== undefined
  if (wish.action === 'in') return { inStock: 'yes', soldOn: '' }
  if (isSold) return undefined
  const by = wish.unit === 'dollars' ? wish.amount : (cart.price * wish.amount) / 100
  const moved = (price: number) => String(rounded(price, wish.roundTo))
  const values: Readonly<Record<Exclude<SeveralAction, 'in'>, ImportValues>> = {
    lower: { price: moved(cart.price - by) },
    raise: { price: moved(cart.price + by) },
    special: { specialPrice: moved(cart.price - by), specialUntil: wish.until },
    regular: { specialPrice: '', specialUntil: '' },
    out: { inStock: 'no' },
    sold: { inStock: 'no', soldOn: today },
    featured: { featured: 'yes' },
    unfeatured: { featured: 'no' },
  }
  return values[wish.action]
}

function rounded(price: number, to: Rounding): number {
  if (to === 'end in 95') return Math.round((price - 95) / 100) * 100 + 95
  return Math.round(price / to) * to
}
