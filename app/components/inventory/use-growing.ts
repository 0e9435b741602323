import { startTransition, useEffect, useState } from 'react'

// Few enough to be drawn between two keys on a slow phone.
const atOnce = 6

/**
 * How many items of a list to show by now: all of the first one, which stands in the page already; of every later one a
 * few at once and the others a few more each frame.
 */
export function useGrowing(items: readonly unknown[]): number {
  const [first] = useState(items)
  const [growth, setGrowth] = useState({ items, count: items.length })
  const count = growth.items === items ? growth.count : items === first ? items.length : atOnce
  useEffect(() => {
    if (count >= items.length) return
    const pause = setTimeout(() => startTransition(() => setGrowth({ items, count: count + atOnce })), 16)
    return () => clearTimeout(pause)
  }, [items, count])
  return count
}
