import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { createQueryClient } from '#subjects/inventory/view/data/query-client.ts'
import { inventoryListQuery } from '#subjects/inventory/view/data/vehicle-queries.ts'
import type { QueryProps } from './use-whole-list.ts'

/** Asks for the whole list by the rules of CART-9. Fetched only where the page does not hold the list already. */
export function ListQuery({ onChange }: QueryProps) {
  const [client] = useState(createQueryClient)
  const { data, error, refetch } = useQuery(inventoryListQuery, client)
  useEffect(() => {
    onChange({ vehicles: data, failure: error?.message, retry: () => void refetch() })
  }, [data, error, refetch, onChange])
  return null
}
