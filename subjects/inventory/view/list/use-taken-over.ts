import { type RefObject, useLayoutEffect, useState } from 'react'

/**
 * The filter in the page hides cards; React takes those away that do not pass, and never learns that they were hidden. So with
 * its first result of its own nothing is left hidden, before that is painted.
 */
export function useTakenOver(place: RefObject<HTMLElement | null>, result: unknown): void {
  const [first] = useState(result)
  useLayoutEffect(() => {
    if (result === first) return
    for (const hidden of place.current?.querySelectorAll<HTMLElement>('[hidden]') ?? []) hidden.hidden = false
  }, [place, result, first])
}
