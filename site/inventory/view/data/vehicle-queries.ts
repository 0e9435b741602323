import { queryOptions } from '@tanstack/react-query'
import { vehicleQuery as rules } from '#content/inventory/vehicle-query.ts'
import { inventoryMessages } from '#content/shared/messages.ts'
import type { ListedVehicle } from '#site/inventory/rules/vehicle.ts'

/** The list as the inventory page asks for it: three retries, and its own words when it fails (spec §7, §8). */
export const inventoryListQuery = queryOptions<readonly ListedVehicle[]>({
  queryKey: ['/api/vehicles'],
  retry: rules.retries.inventory,
  meta: { failure: inventoryMessages.fetchFailed },
})
