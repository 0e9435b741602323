import type { CartRecord } from './cart-record.ts'
import { featuredVehicles } from './featured-carts.ts'
import { usedCarts } from './used-carts.ts'

const brandCarts = import.meta.glob<readonly CartRecord[]>('./brand-carts/*.ts', { eager: true, import: 'carts' })

/** The carts of a new database, in the order of the list call: the first three stand on every town page. */
export const inventory: readonly CartRecord[] = [...featuredVehicles, ...Object.values(brandCarts).flat(), ...usedCarts]
