import { savedCarts as words } from '#content/inventory/saved-carts.ts'
import { Icon } from '#site/shared/view/icon.tsx'
import { island } from '#site/shared/view/island.tsx'
import { type DeviceCart, dropCart, keepCart } from './data/device-carts.ts'
import { useDeviceCarts } from './data/use-device-carts.ts'
import './save-cart.css'

/** CART-150: saves the cart whose page this is, beside its price. */
function SaveCart(cart: DeviceCart) {
  const saved = useDeviceCarts('saved')
  if (!saved) return null
  const isSaved = saved.some(({ id }) => id === cart.id)
  return (
    <button
      type="button"
      className="save-cart"
      aria-pressed={isSaved}
      aria-label={words.save}
      onClick={() => (isSaved ? dropCart('saved', cart.id) : keepCart('saved', cart))}
    >
      <Icon name="bookmark" />
      {isSaved ? words.isSaved : words.saveShort}
    </button>
  )
}

export const SaveCartIsland = island(SaveCart)
