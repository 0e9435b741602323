import { type RefObject, useLayoutEffect, useState } from 'react'

declare const __FIRST_FILTER__: string

/** The filter of a list that is whole in the page, until the island answers. It stands right behind the island (CART-21). */
export function FirstFilter() {
  return <script id="first-filter" dangerouslySetInnerHTML={{ __html: __FIRST_FILTER__ }} />
}

/** React takes over from the first filter: before its first own result is painted, nothing stays hidden (CART-21). */
export function useTakenOver(list: RefObject<HTMLElement | null>, result: unknown): void {
  const [first] = useState(result)
  useLayoutEffect(() => {
    if (result === first) return
    for (const hidden of list.current?.querySelectorAll<HTMLElement>('[hidden]') ?? []) hidden.hidden = false
  }, [list, result, first])
}
