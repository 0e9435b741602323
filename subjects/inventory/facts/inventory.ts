import type { VehicleRecord } from './cart-record.ts'
import { featuredVehicles } from './featured-carts.ts'
import { usedVehicles } from './used-carts.ts'

const brandCarts = import.meta.glob<readonly VehicleRecord[]>('./brand-carts/*.ts', { eager: true, import: 'carts' })

/** The carts of a new database, in the order of the list call: the first three stand on every town page. */
export const inventory: readonly VehicleRecord[] = [
  ...featuredVehicles,
  ...Object.values(brandCarts).flat(),
  ...usedVehicles,
]
