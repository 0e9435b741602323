import { startTransition, useEffect, useState } from 'react'

// Few enough to be drawn between two keys on a slow phone; the others wait until the typing pauses.
const atOnce = 6
const step = 12
const calmMs = 250

/**
 * How many items of a list to show by now: all of the first one, which stands in the page already; of every later one a
 * few at once, and the others as soon as nothing changes any more.
 */
export function useGrowing(items: readonly unknown[]): number {
  const [first] = useState(items)
  const [growth, setGrowth] = useState({ items, count: items.length })
  const count = growth.items === items ? growth.count : items === first ? items.length : atOnce
  useEffect(() => {
    if (count >= items.length) return
    const pause = setTimeout(
      () => startTransition(() => setGrowth({ items, count: count + step })),
      count === atOnce ? calmMs : 0,
    )
    return () => clearTimeout(pause)
  }, [items, count])
  return count
}
