import type { VehicleRecord } from '#content/inventory/vehicle-record.ts'
import type { Vehicle } from './vehicle.ts'

export type FeaturedToday = {
  /** `vehicle`: the cart as the inventory has it now, where that is known. */
  readonly carts: readonly {
    readonly cart: Pick<VehicleRecord, 'id' | 'name' | 'price'>
    readonly vehicle?: Vehicle | undefined
  }[]
  /** Each of them is one of those that were chosen. */
  readonly asChosen: boolean
}

/**
 * The featured carts as the inventory has them. One that is no longer listed makes way for another cart, one in stock if
 * there is any, so that as many stand there as were chosen. Without an inventory they are shown as they were chosen.
 */
export function featuredToday(chosen: readonly VehicleRecord[], vehicles: readonly Vehicle[] | null): FeaturedToday {
  if (!vehicles) return { carts: chosen.map((cart) => ({ cart })), asChosen: true }
  const listed = chosen.flatMap(({ id }) => vehicles.filter((vehicle) => vehicle.id === id))
  const others = vehicles.filter((vehicle) => !listed.includes(vehicle))
  const inOrder = [...listed, ...others.filter(({ inStock }) => inStock), ...others.filter(({ inStock }) => !inStock)]
  return {
    carts: inOrder.slice(0, chosen.length).map((vehicle) => ({ cart: vehicle, vehicle })),
    asChosen: listed.length === chosen.length,
  }
}
