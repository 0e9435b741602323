import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { inventoryMessages } from '#subjects/inventory/facts/messages.ts'
import { vehicleQuery as rules } from '#subjects/inventory/facts/vehicle-query.ts'
import type { InventoryResult } from '#subjects/inventory/rules/inventory-result.ts'
import { type InventoryView, viewToQuery } from '#subjects/inventory/rules/inventory-view.ts'
import { createQueryClient } from '#subjects/inventory/view/data/query-client.ts'
import type { QueryProps } from './use-whole-list.ts'

// Whoever types is not asked about every letter.
const pauseMs = 150

const queryFor = ({ town, ...view }: InventoryView) =>
  queryOptions<InventoryResult>({
    queryKey: [`/api/inventory?${viewToQuery(view)}`],
    retry: rules.retries.inventory,
    meta: { failure: inventoryMessages.fetchFailed },
    placeholderData: keepPreviousData,
  })

/** CART-216: asks the server for each view, by the rules of CART-9; the view before stands until the answer is there. */
export function ViewQuery({ view, asked, found, onChange }: QueryProps) {
  const [client] = useState(() => {
    const made = createQueryClient()
    if (found) made.setQueryData(queryFor(asked).queryKey, found)
    return made
  })
  const [settled, setSettled] = useState(asked)
  useEffect(() => {
    const pause = setTimeout(() => setSettled(view), pauseMs)
    return () => clearTimeout(pause)
  }, [view])
  const { data, error, refetch } = useQuery(queryFor(settled), client)
  useEffect(() => {
    onChange({ vehicles: undefined, found: data, failure: error?.message, retry: () => void refetch() })
  }, [data, error, refetch, onChange])
  return null
}
