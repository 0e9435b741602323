import { queryOptions } from '@tanstack/react-query'
import { vehicleMessages } from '#subjects/inventory/facts/messages.ts'
import type { Vehicle } from '#subjects/inventory/rules/vehicle.ts'

/** CART-44: one vehicle, by the rules of `createQueryClient`; whatever is not OK becomes 'Vehicle not found'. */
export function oneVehicle(id: string) {
  return queryOptions({
    queryKey: [`/api/vehicles/${encodeURIComponent(id)}`] as const,
    queryFn: async ({ queryKey: [address], signal }): Promise<Vehicle> => {
      const response = await fetch(address, { signal })
      if (!response.ok) throw new Error(vehicleMessages.fetchError)
      return response.json()
    },
    enabled: id !== '',
  })
}
