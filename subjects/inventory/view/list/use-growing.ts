import { startTransition, useEffect, useState } from 'react'

// Few enough to be drawn between two keys on a slow phone; the others wait until the typing pauses.
const atOnce = 6
const step = 12
const calmMs = 250

/**
 * How many items of a list to show by now: all of the first one, which stands in the page already; of every later one those
 * that are drawn already, at least a few, and the others as soon as nothing changes any more.
 */
export function useGrowing(items: readonly unknown[]): number {
  const [growth, setGrowth] = useState({ items, count: items.length, paused: false })
  if (growth.items !== items) {
    const drawn = new Set(growth.items.slice(0, growth.count))
    const next = items.findIndex((item) => !drawn.has(item))
    setGrowth({ items, count: next === -1 ? items.length : Math.max(next, atOnce), paused: false })
  }
  const { count, paused } = growth
  useEffect(() => {
    if (count >= items.length) return
    const pause = setTimeout(
      () => startTransition(() => setGrowth({ items, count: count + step, paused: true })),
      paused ? 0 : calmMs,
    )
    return () => clearTimeout(pause)
  }, [items, count, paused])
  return count
}
