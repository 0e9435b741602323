import { fillText } from '#kit/formats/format.ts'
import { Icon } from '#kit/parts/icon.tsx'
import { inventoryWords } from '#subjects/inventory/facts/inventory-list.ts'
import { type DeviceCart, useSavedCart } from '#subjects/inventory/view/data/device-carts.ts'

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
