import { useCallback, useEffect, useRef, useState } from 'react'
import type { ListedVehicle } from '#site/inventory/rules/vehicle.ts'
import type { ListQuery } from './list-query.tsx'

export interface WholeList {
  readonly vehicles: readonly ListedVehicle[] | undefined
  readonly failure: string | undefined
  readonly retry: () => void
}

const nothingYet: WholeList = { vehicles: undefined, failure: undefined, retry: () => location.reload() }

/** Every cart: those of the page where they are all of them, otherwise asked for once somebody needs more. */
export function useWholeList(held: readonly ListedVehicle[] | undefined) {
  const [list, setList] = useState<WholeList>({ ...nothingYet, vehicles: held })
  const [Query, setQuery] = useState<typeof ListQuery>()
  const asked = useRef(held !== undefined)
  const ask = useCallback(() => {
    if (asked.current) return
    asked.current = true
    import('./list-query.tsx').then(
      (module) => setQuery(() => module.ListQuery),
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
