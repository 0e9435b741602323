import { useEffect, useState } from 'react'
import { fillText } from '#kit/formats/fill-text.ts'
import { formatCount, formatNumber } from '#kit/formats/format.ts'
import { inventoryWords as words } from '#subjects/inventory/facts/inventory-list.ts'
import type { InventoryResult } from '#subjects/inventory/rules/inventory-result.ts'
import { type InventoryView, viewPath } from '#subjects/inventory/rules/inventory-view.ts'

interface SpokenCountProps {
  readonly view: InventoryView
  readonly result: Pick<InventoryResult, 'count' | 'total'> | null
}

const pauseMs = 700

/** Says how many carts are left, once the visitor pauses; nothing when the page opens. */
export function SpokenCount({ view, result }: SpokenCountProps) {
  const path = viewPath(view)
  const [first] = useState(path)
  const [spoken, setSpoken] = useState('')
  const text = result
    ? fillText(words.spoken, {
        count: formatNumber(result.count),
        total: formatCount(result.total, words.carts.one, words.carts.many),
      })
    : ''
  useEffect(() => {
    if (spoken === '' && path === first) return
    const pause = setTimeout(() => setSpoken(text), pauseMs)
    return () => clearTimeout(pause)
  }, [path, first, text, spoken])
  return (
    <p className="sr-only" role="status">
      {spoken}
    </p>
  )
}
