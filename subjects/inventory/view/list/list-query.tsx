import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import type { ListedVehicle } from '#subjects/inventory/rules/vehicle.ts'
import { createQueryClient, inventoryListQuery } from '#subjects/inventory/view/data/vehicle-queries.ts'

export interface WholeList {
  readonly vehicles: readonly ListedVehicle[] | undefined
  readonly failure: string | undefined
  readonly retry: () => void
}

/** Asks for the whole list by the rules of CART-9. Fetched only where the page does not hold the list already. */
export function ListQuery({ onChange }: { readonly onChange: (list: WholeList) => void }) {
  const [client] = useState(createQueryClient)
  const { data, error, refetch } = useQuery(inventoryListQuery, client)
  useEffect(() => {
    onChange({ vehicles: data, failure: error?.message, retry: () => void refetch() })
  }, [data, error, refetch, onChange])
  return null
}
