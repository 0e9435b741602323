import { queryOptions } from '@tanstack/react-query'
import { vehicleQuery } from '#content/claims.ts'
import { vehicleMessages } from '#content/messages.ts'
import type { Vehicle } from '#domain/vehicle.ts'

/** spec §7: one vehicle, asked for once more when it fails; whatever is not OK becomes 'Vehicle not found'. */
export function oneVehicle(id: string) {
  return queryOptions({
    queryKey: [`/api/vehicles/${encodeURIComponent(id)}`] as const,
    queryFn: async ({ queryKey: [address], signal }): Promise<Vehicle> => {
      const response = await fetch(address, { signal })
      if (!response.ok) throw new Error(vehicleMessages.fetchError)
      return response.json()
    },
    enabled: id !== '',
    staleTime: vehicleQuery.freshMinutes * 60_000,
    refetchOnWindowFocus: vehicleQuery.refetchOnWindowFocus,
    retry: vehicleQuery.retries.elsewhere,
  })
}
