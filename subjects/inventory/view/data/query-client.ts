import { QueryClient } from '@tanstack/react-query'
import { vehicleQuery as rules } from '#subjects/inventory/facts/vehicle-query.ts'
import { fetchKey } from './fetch-key.ts'

/** The browser's data layer by the rules of SITE-24: 5 minutes fresh, no refetch on focus, one retry unless a query says otherwise. */
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
