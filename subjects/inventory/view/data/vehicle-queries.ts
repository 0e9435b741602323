import { QueryClient, queryOptions, useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { fillText } from '#kit/formats/format.ts'
import { inventoryMessages, vehicleListMessages, vehicleMessages } from '#subjects/inventory/facts/vehicle-messages.ts'
import { vehicleQuery as rules } from '#subjects/inventory/facts/vehicle-query.ts'
import type { ListedCart } from '#subjects/inventory/rules/list/listed-cart.ts'
import type { OfferedVehicle } from '#subjects/inventory/rules/vehicle.ts'

/** A query fetches the first element of its key: fresh for 5 minutes, no refetch on focus, one retry unless it says otherwise (SITE-23). */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        queryFn: async ({ queryKey: [address], signal, meta }) => {
          const response = await fetch(String(address), { headers: { Accept: 'application/json' }, signal })
          if (response.ok) return response.json()
          const text = String(meta?.failure ?? vehicleListMessages.httpError)
          throw new Error(fillText(text, { status: response.status, code: response.status }))
        },
        staleTime: rules.freshMinutes * 60_000,
        refetchOnWindowFocus: rules.refetchOnWindowFocus,
        retry: rules.retries.elsewhere,
        // Browsers are often wrong about being online, so the query always asks.
        networkMode: 'always',
      },
    },
  })
}

/** The list as the inventory page asks for it, with three retries and its own words for a failure (CART-9, CART-11). */
const inventoryListQuery = queryOptions<readonly ListedCart[]>({
  queryKey: ['/api/vehicles'],
  retry: rules.retries.inventory,
  meta: { failure: inventoryMessages.fetchFailed },
})

/** One vehicle; an answer that is not OK becomes 'Vehicle not found' (CART-44). */
export function oneVehicle(id: string) {
  return queryOptions<OfferedVehicle>({
    queryKey: [`/api/vehicles/${encodeURIComponent(id)}`],
    meta: { failure: vehicleMessages.fetchError },
  })
}

export interface WholeList {
  readonly vehicles: readonly ListedCart[] | undefined
  readonly failure: string | undefined
  readonly retry: () => void
}

/** Asks for the whole list; rendered only where the page does not hold all of it. */
export function ListQuery({ onChange }: { readonly onChange: (list: WholeList) => void }) {
  const [client] = useState(createQueryClient)
  const { data, error, refetch } = useQuery(inventoryListQuery, client)
  useEffect(() => {
    onChange({ vehicles: data, failure: error?.message, retry: () => void refetch() })
  }, [data, error, refetch, onChange])
  return null
}
