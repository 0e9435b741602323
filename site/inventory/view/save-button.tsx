import { inventoryWords } from '#content/inventory/inventory-list.ts'
import { fillText } from '#site/shared/rules/fill-text.ts'
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
      <svg viewBox="0 0 24 24" aria-hidden="true">
        <path d="M6 3h12v18l-6-4.5L6 21z" />
      </svg>
    </button>
  )
}
