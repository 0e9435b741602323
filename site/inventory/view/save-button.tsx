import { inventoryWords } from '#content/inventory/inventory-list.ts'
import { fillText } from '#site/shared/rules/fill-text.ts'
import { Icon } from '#site/shared/view/icon.tsx'
import type { DeviceCart } from './data/device-carts.ts'
import { useSavedCart } from './data/use-saved-cart.ts'

/** A bookmark on the card. It is there once there is a device to keep it on. */
export function SaveButton(cart: DeviceCart) {
  const saved = useSavedCart(cart)
  if (!saved) return null
  return (
    <button
      type="button"
      className="cart-save"
      aria-pressed={saved.isSaved}
      aria-label={fillText(inventoryWords.save, { name: cart.name })}
      onClick={saved.toggle}
    >
      <Icon name="bookmark" />
    </button>
  )
}
