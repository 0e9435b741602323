import { QueryClient, queryOptions } from '@tanstack/react-query'
import { fillText } from '#kit/formats/format.ts'
import { inventoryMessages, vehicleListMessages, vehicleMessages } from '#subjects/inventory/facts/messages.ts'
import { vehicleQuery as rules } from '#subjects/inventory/facts/vehicle-query.ts'
import type { ListedVehicle, Vehicle } from '#subjects/inventory/rules/vehicle.ts'

interface Question {
  readonly queryKey: readonly unknown[]
  readonly signal: AbortSignal
  /** `failure`: what an answer that is not OK is called. */
  readonly meta?: Readonly<Record<string, unknown>> | undefined
}

/** SITE-23: a query fetches the first element of its key, as JSON. */
async function fetchKey({ queryKey: [address], signal, meta }: Question): Promise<unknown> {
  const response = await fetch(String(address), { headers: { Accept: 'application/json' }, signal })
  if (response.ok) return response.json()
  const text = String(meta?.failure ?? vehicleListMessages.httpError)
  throw new Error(fillText(text, { status: response.status, code: response.status }))
}

/** SITE-23: 5 minutes fresh, no refetch on focus, one retry unless a query says otherwise. */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        queryFn: fetchKey,
        staleTime: rules.freshMinutes * 60_000,
        refetchOnWindowFocus: rules.refetchOnWindowFocus,
        retry: rules.retries.elsewhere,
        // What a browser says about being online is often wrong: asking tells.
        networkMode: 'always',
      },
    },
  })
}

/** The list as the inventory page asks for it: three retries, and its own words when it fails (CART-9, CART-11). */
export const inventoryListQuery = queryOptions<readonly ListedVehicle[]>({
  queryKey: ['/api/vehicles'],
  retry: rules.retries.inventory,
  meta: { failure: inventoryMessages.fetchFailed },
})

/** CART-44: one vehicle; an answer that is not OK becomes 'Vehicle not found'. */
export function oneVehicle(id: string) {
  return queryOptions<Vehicle>({
    queryKey: [`/api/vehicles/${encodeURIComponent(id)}`],
    enabled: id !== '',
    meta: { failure: vehicleMessages.fetchError },
  })
}
