import { queryOptions } from '@tanstack/react-query'
import { inventoryMessages } from '#subjects/inventory/facts/messages.ts'
import { vehicleQuery as rules } from '#subjects/inventory/facts/vehicle-query.ts'
import type { ListedVehicle } from '#subjects/inventory/rules/vehicle.ts'

/** The list as the inventory page asks for it: three retries, and its own words when it fails (CART-9, CART-11). */
export const inventoryListQuery = queryOptions<readonly ListedVehicle[]>({
  queryKey: ['/api/vehicles'],
  retry: rules.retries.inventory,
  meta: { failure: inventoryMessages.fetchFailed },
})
