import { addDays, type CalendarDay } from '#kit/dates/calendar-day.ts'
import { messageLists } from '#subjects/desk/facts/message-words.ts'
import { offeredOn } from '#subjects/inventory/rules/special-price.ts'
import type { Vehicle } from '#subjects/inventory/rules/vehicle.ts'
import { cartFilters, sectionOf } from './cart-lists.ts'

const { cartDays, endingDays } = messageLists.today

/** The carts as the desk's first screen counts and lists them (DESK-72). */
export function cartsToday(carts: readonly Vehicle[], inspected: ReadonlySet<string>, today: CalendarDay) {
  const since = addDays(today, -cartDays)
  const soon = addDays(today, endingDays)
  return {
    sold: carts.filter(({ soldOn }) => soldOn !== undefined && soldOn > since).length,
    lists: (['stock', 'out', 'used'] as const).map((show) => ({
      show,
      count: carts.filter(cartFilters[show].holds).length,
    })),
    notInspected: carts.filter((cart) => !cart.isNew && sectionOf(cart) === 'stock' && !inspected.has(cart.id)),
    ending: carts
      .flatMap((cart) => {
        const { regularPrice, specialUntil } = offeredOn(cart, today)
        const ends = regularPrice !== undefined && specialUntil !== undefined && specialUntil <= soon
        return ends ? [{ cart, until: specialUntil }] : []
      })
      .toSorted((one, other) => (one.until < other.until ? -1 : 1)),
  }
}
