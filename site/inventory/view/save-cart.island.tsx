import { savedCarts as words } from '#content/inventory/saved-carts.ts'
import { Icon } from '#site/shared/view/icon.tsx'
import { island } from '#site/shared/view/island.tsx'
import type { DeviceCart } from './data/device-carts.ts'
import { useSavedCart } from './data/use-saved-cart.ts'
import './save-cart.css'

/** CART-150: saves the cart whose page this is, beside its price. */
function SaveCart(cart: DeviceCart) {
  const saved = useSavedCart(cart)
  if (!saved) return null
  return (
    <button
      type="button"
      className="save-cart"
      aria-pressed={saved.isSaved}
      aria-label={words.save}
      onClick={saved.toggle}
    >
      <Icon name="bookmark" />
      {saved.isSaved ? words.isSaved : words.saveShort}
    </button>
  )
}

export const SaveCartIsland = island(SaveCart)
