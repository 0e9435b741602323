import { useSyncExternalStore } from 'react'
import { type DeviceCart, type DeviceList, deviceCarts, onDeviceCarts } from './device-carts.ts'

const unknown = () => undefined

/** The carts of a list on this device; undefined where there is no device, on the server. */
export function useDeviceCarts(list: DeviceList): readonly DeviceCart[] | undefined {
  return useSyncExternalStore(onDeviceCarts, () => deviceCarts(list), unknown)
}
