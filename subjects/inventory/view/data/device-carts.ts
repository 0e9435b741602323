import { useSyncExternalStore } from 'react'
import { deviceCartLimits } from '#subjects/inventory/facts/saved-carts.ts'

/** What the device remembers of a cart: enough to show it again. Its price is not kept, since prices change. */
export interface DeviceCart {
  readonly id: string
  readonly name: string
  readonly image?: string | undefined
}

export type DeviceList = keyof typeof deviceCartLimits

const keyOf = (list: DeviceList) => `switchback-${list}`
const none: readonly DeviceCart[] = []
const kept = new Map<DeviceList, readonly DeviceCart[]>()
const listeners = new Set<() => void>()

/** The carts of a list, the latest first; the same array until it changes. */
export function deviceCarts(list: DeviceList): readonly DeviceCart[] {
  const carts = kept.get(list) ?? readCarts(list)
  kept.set(list, carts)
  return carts
}

const others = (list: DeviceList, id: string) => deviceCarts(list).filter((cart) => cart.id !== id)

/** Puts a cart at the head of a list. */
export function keepCart(list: DeviceList, cart: DeviceCart): void {
  write(list, [cart, ...others(list, cart.id)].slice(0, deviceCartLimits[list]))
}

export function dropCart(list: DeviceList, id: string): void {
  write(list, others(list, id))
}

export function dropAll(list: DeviceList): void {
  write(list, none)
}

/** Tells of every change, by this page or by another tab. */
export function onDeviceCarts(listener: () => void): () => void {
  if (listeners.size === 0) addEventListener('storage', forget)
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
    if (listeners.size === 0) removeEventListener('storage', forget)
  }
}

/** The carts of a list on this device; undefined on the server, where there is no device. */
export function useDeviceCarts(list: DeviceList): readonly DeviceCart[] | undefined {
  return useSyncExternalStore<readonly DeviceCart[] | undefined>(
    onDeviceCarts,
    () => deviceCarts(list),
    () => undefined,
  )
}

/** Whether this cart is saved on the device, and how to change that; null while there is no device. */
export function useSavedCart(cart: DeviceCart) {
  const saved = useDeviceCarts('saved')
  if (!saved) return null
  const isSaved = saved.some(({ id }) => id === cart.id)
  return { isSaved, toggle: () => (isSaved ? dropCart('saved', cart.id) : keepCart('saved', cart)) }
}

function forget(): void {
  kept.clear()
  for (const listener of listeners) listener()
}

function write(list: DeviceList, carts: readonly DeviceCart[]): void {
  kept.set(list, carts)
  try {
    localStorage.setItem(keyOf(list), JSON.stringify(carts))
  } catch {
    // A device that keeps nothing still shows the list on this page.
  }
  for (const listener of listeners) listener()
}

function readCarts(list: DeviceList): readonly DeviceCart[] {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(keyOf(list)) ?? '[]')
    return Array.isArray(found) ? found.filter(isCart).slice(0, deviceCartLimits[list]) : none
  } catch {
    return none
  }
}

function isCart(value: unknown): value is DeviceCart {
  if (typeof value !== 'object' || value === null) return false
  const { id, name, image } = value as Record<string, unknown>
  return (
    typeof id === 'string' &&
    /^[a-z0-9-]+$/.test(id) &&
    typeof name === 'string' &&
    (image === undefined || (typeof image === 'string' && /^\/media\/[\w./-]+$/.test(image)))
  )
}
