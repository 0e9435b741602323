import { useEffect, useId } from 'react'
import { island } from '#kernel/page/island.tsx'
import { fillText } from '#kit/formats/fill-text.ts'
import { formatNumber } from '#kit/formats/format.ts'
import { Icon } from '#kit/parts/icon.tsx'
import { savedCarts as words } from '#subjects/inventory/facts/saved-carts.ts'
import { type DeviceCart, keepCart } from '#subjects/inventory/view/data/device-carts.ts'
import { useDeviceCarts } from '#subjects/inventory/view/data/use-device-carts.ts'
import { DeviceShelf } from './device-shelf.tsx'
import './saved-carts.css'

interface SavedCartsProps {
  /** The cart whose page this is: it counts as seen. */
  readonly cart?: DeviceCart
}

/** CART-57, CART-145: what this device remembers, counted in one line that opens. There is nothing to see without script. */
function SavedCarts({ cart }: SavedCartsProps) {
  const saved = useDeviceCarts('saved')
  const seen = useDeviceCarts('seen')
  const shelves = useId()
  const { id, name, image } = cart ?? {}

  useEffect(() => {
    if (id && name) keepCart('seen', { id, name, image })
  }, [id, name, image])

  const others = seen?.filter((other) => other.id !== id) ?? []
  if (!saved || saved.length + others.length === 0) return null
  return (
    <details className="saved-carts">
      <summary aria-controls={shelves}>
        <Icon name="bookmark" />
        {saved.length > 0
          ? fillText(words.count, { count: formatNumber(saved.length) })
          : fillText(words.seenCount, { count: formatNumber(others.length) })}
      </summary>
      <div id={shelves} className="saved-carts-shelves">
        <DeviceShelf list="saved" carts={saved} />
        <DeviceShelf list="seen" carts={others} />
      </div>
    </details>
  )
}

export const SavedCartsIsland = island(SavedCarts)
