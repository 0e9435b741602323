import { type DeviceCart, dropCart, keepCart } from './device-carts.ts'
import { useDeviceCarts } from './use-device-carts.ts'

/** Whether this cart is saved on the device, and how to change that; null while there is no device. */
export function useSavedCart(cart: DeviceCart) {
  const saved = useDeviceCarts('saved')
  if (!saved) return null
  const isSaved = saved.some(({ id }) => id === cart.id)
  return { isSaved, toggle: () => (isSaved ? dropCart('saved', cart.id) : keepCart('saved', cart)) }
}
