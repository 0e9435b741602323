import { inventoryWords } from '#content/inventory/inventory-list.ts'
import { fillText } from '#site/shared/rules/fill-text.ts'
import { Icon } from '#site/shared/view/icon.tsx'
import { type DeviceCart, dropCart, keepCart } from './data/device-carts.ts'
import { useDeviceCarts } from './data/use-device-carts.ts'

/** A bookmark on the card. It is there once there is a device to keep it on. */
export function SaveButton(cart: DeviceCart) {
  const saved = useDeviceCarts('saved')
  if (!saved) return null
  const isSaved = saved.some(({ id }) => id === cart.id)
  return (
    <button
      type="button"
      className="cart-save"
      aria-pressed={isSaved}
      aria-label={fillText(inventoryWords.save, { name: cart.name })}
      onClick={() => (isSaved ? dropCart('saved', cart.id) : keepCart('saved', cart))}
    >
      <Icon name="bookmark" />
    </button>
  )
}
