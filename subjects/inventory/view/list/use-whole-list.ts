import { type ComponentType, useCallback, useEffect, useRef, useState } from 'react'
import type { InventoryResult } from '#subjects/inventory/rules/inventory-result.ts'
import { holdsWholeList } from '#subjects/inventory/rules/inventory-result.ts'
import type { InventoryView } from '#subjects/inventory/rules/inventory-view.ts'
import type { ListedVehicle } from '#subjects/inventory/rules/vehicle.ts'

export interface WholeList {
  readonly vehicles: readonly ListedVehicle[] | undefined
  readonly failure: string | undefined
  readonly retry: () => void
}

export interface QueryProps {
  readonly onChange: (list: WholeList) => void
}

const nothingYet: WholeList = { vehicles: undefined, failure: undefined, retry: () => location.reload() }

/** Every cart: those of the page where they are all of them, otherwise asked for once the visitor needs more. */
export function useWholeList(asked: InventoryView, found: InventoryResult | null) {
  const held = found && holdsWholeList(asked, found) ? found.vehicles : undefined
  const [list, setList] = useState<WholeList>({ ...nothingYet, vehicles: held })
  const [Query, setQuery] = useState<ComponentType<QueryProps>>()
  const begun = useRef(held !== undefined)
  const ask = useCallback(() => {
    if (begun.current) return
    begun.current = true
    import('./list-query.tsx').then(
      ({ ListQuery }) => setQuery(() => ListQuery),
      (error: unknown) => setList({ ...nothingYet, failure: error instanceof Error ? error.message : String(error) }),
    )
  }, [])
  // The first touch of the page comes a moment before the first filter.
  useEffect(() => {
    const signs = ['pointerdown', 'focusin'] as const
    for (const sign of signs) addEventListener(sign, ask, { once: true })
    return () => {
      for (const sign of signs) removeEventListener(sign, ask)
    }
  }, [ask])
  return { list, ask, Query, setList }
}
