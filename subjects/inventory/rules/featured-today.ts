import type { VehicleRecord } from '#subjects/inventory/facts/vehicle-record.ts'
import type { Vehicle } from './vehicle.ts'

export type FeaturedToday = {
  /** `vehicle`: the cart as the inventory has it now, where that is known. */
  readonly carts: readonly {
    readonly cart: Pick<VehicleRecord, 'id' | 'name' | 'price'>
    readonly vehicle?: Vehicle | undefined
  }[]
  /** They are those that were chosen, and no others. */
  readonly asChosen: boolean
}

/**
 * The featured carts as the inventory has them. Those that the dealer features come first, then ours. One that is no
 * longer listed makes way for another cart, one in stock if there is any, so that as many stand there as were chosen.
 * Without an inventory they are shown as they were chosen.
 */
export function featuredToday(chosen: readonly VehicleRecord[], vehicles: readonly Vehicle[] | null): FeaturedToday {
  if (!vehicles) return { carts: chosen.map((cart) => ({ cart })), asChosen: true }
  const own = chosen.flatMap(({ id }) => vehicles.filter((vehicle) => vehicle.id === id))
  const listed = [...new Set([...vehicles.filter(({ featured }) => featured), ...own])]
  const others = vehicles.filter((vehicle) => !listed.includes(vehicle))
  const inOrder = [...listed, ...others.filter(({ inStock }) => inStock), ...others.filter(({ inStock }) => !inStock)]
  const shown = inOrder.slice(0, chosen.length)
  return {
    carts: shown.map((vehicle) => ({ cart: vehicle, vehicle })),
    asChosen: shown.length === chosen.length && shown.every((vehicle) => own.includes(vehicle)),
  }
}
