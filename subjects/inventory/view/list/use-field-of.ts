import { useEffectEvent, useLayoutEffect, useRef } from 'react'

/** A field that the browser keeps while somebody types: only another way to a view writes into it, counted by `moved`. */
export function useFieldOf(value: string, moved: number) {
  const field = useRef<HTMLInputElement>(null)
  const latest = useEffectEvent(() => value)
  useLayoutEffect(() => {
    if (moved > 0 && field.current) field.current.value = latest()
  }, [moved])
  return field
}
