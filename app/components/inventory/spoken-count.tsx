import { useEffect, useState } from 'react'
import { inventoryWords as words } from '#content/sections/inventory-list.ts'
import { fillText } from '#domain/fill-text.ts'
import { formatNumber } from '#domain/format.ts'
import type { InventoryResult } from '#domain/inventory-result.ts'
import { type InventoryView, viewPath } from '#domain/inventory-view.ts'

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
    ? fillText(words.spoken, { count: formatNumber(result.count), total: formatNumber(result.total) })
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
