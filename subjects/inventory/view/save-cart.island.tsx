import { island } from '#kernel/page/island.tsx'
import { Icon } from '#kit/parts/icon.tsx'
import { savedCarts as words } from '#subjects/inventory/facts/saved-carts.ts'
import { type SavedCart, useSavedCart } from '#subjects/inventory/view/data/saved-carts.ts'
import './save-cart.css'

/** The button beside the price that saves the cart (CART-40). */
function SaveCart(cart: SavedCart) {
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
