import { denagoVehicles } from './denago-carts.ts'
import { evolutionVehicles } from './evolution-carts.ts'
import { featuredVehicles } from './featured-carts.ts'
import { usedVehicles } from './used-carts.ts'
import type { VehicleRecord } from './vehicle-record.ts'

/** What an empty database is filled with, in the order of the list call: the first three stand on every town page. */
export const inventory: readonly VehicleRecord[] = [
  ...featuredVehicles,
  ...denagoVehicles,
  ...evolutionVehicles,
  ...usedVehicles,
]
