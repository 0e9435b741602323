import { useEffect } from 'react'
import { savedCarts as words } from '#content/inventory/saved-carts.ts'
import { island } from '#site/shared/view/island.tsx'
import { type DeviceCart, dropCart, keepCart } from './data/device-carts.ts'
import { useDeviceCarts } from './data/use-device-carts.ts'
import { DeviceShelf } from './device-shelf.tsx'
import '#site/shared/view/button.css'

interface SavedCartsProps {
  /** The cart whose page this is: it counts as seen, and can be saved here. */
  readonly cart?: DeviceCart
}

/** What this device remembers: saved carts and those seen lately. There is nothing to see without script. */
function SavedCarts({ cart }: SavedCartsProps) {
  const saved = useDeviceCarts('saved')
  const seen = useDeviceCarts('seen')
  const { id, name, image } = cart ?? {}

  useEffect(() => {
    if (id && name) keepCart('seen', { id, name, image })
  }, [id, name, image])

  if (!saved || !seen) return null
  const isSaved = saved.some((other) => other.id === id)
  return (
    <div>
      {cart && (
        <p>
          <button
            type="button"
            className="button"
            aria-pressed={isSaved}
            onClick={() => (isSaved ? dropCart('saved', cart.id) : keepCart('saved', cart))}
          >
            {isSaved ? words.saved : words.save}
          </button>
        </p>
      )}
      <DeviceShelf list="saved" carts={saved.filter((other) => other.id !== id)} />
      <DeviceShelf list="seen" carts={seen.filter((other) => other.id !== id)} />
    </div>
  )
}

export const SavedCartsIsland = island(SavedCarts)
