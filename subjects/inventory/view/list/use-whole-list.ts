import { useCallback, useEffect, useRef, useState } from 'react'
import type { ListedVehicle } from '#subjects/inventory/rules/vehicle.ts'
import type { ListQuery, WholeList } from './list-query.tsx'

/** CART-21: every cart: those of the page where they are all of them, otherwise asked for once the visitor needs more. */
export function useWholeList(held: readonly ListedVehicle[] | undefined) {
  const [list, setList] = useState<WholeList>({ vehicles: held, failure: undefined, retry: () => location.reload() })
  const [Query, setQuery] = useState<typeof ListQuery>()
  const begun = useRef(held !== undefined)
  const ask = useCallback(() => {
    if (begun.current) return
    begun.current = true
    import('./list-query.tsx').then(
      ({ ListQuery }) => setQuery(() => ListQuery),
      ({ message }: Error) => setList((before) => ({ ...before, failure: message })),
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
