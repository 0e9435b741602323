import { useSyncExternalStore } from 'react'
import { mostSavedCarts } from '#subjects/inventory/facts/saved-carts.ts'

/** The facts that a device keeps of a cart, enough to show it again. It keeps no price, since prices change. */
export interface SavedCart {
  readonly id: string
  readonly name: string
  readonly image?: string | undefined
}

const key = 'switchback-saved'
const none: readonly SavedCart[] = []
let kept: readonly SavedCart[] | undefined
const listeners = new Set<() => void>()

/** The saved carts, the latest first; the same array until the list changes. */
export function readSavedCarts(): readonly SavedCart[] {
  kept ??= readCarts()
  return kept
}

const others = (id: string) => readSavedCarts().filter((cart) => cart.id !== id)

/** Puts a cart at the beginning of the list. */
export function saveCart(cart: SavedCart): void {
  write([cart, ...others(cart.id)].slice(0, mostSavedCarts))
}

export function dropSavedCart(id: string): void {
  write(others(id))
}

export function dropSavedCarts(): void {
  write(none)
}

// Another tab changes the list, and so do the pages from which Back leads to this one: the browser has kept it as it was left.
const changedElsewhere = ['storage', 'pageshow']

/** Calls the listener at every change, by this page or by another one. */
function onSavedCarts(listener: () => void): () => void {
  if (listeners.size === 0) for (const event of changedElsewhere) addEventListener(event, forget)
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
    if (listeners.size === 0) for (const event of changedElsewhere) removeEventListener(event, forget)
  }
}

/** The saved carts of this device; undefined on the server, where there is no device. */
export function useSavedCarts(): readonly SavedCart[] | undefined {
  return useSyncExternalStore<readonly SavedCart[] | undefined>(onSavedCarts, readSavedCarts, () => undefined)
}

/** Whether the device has saved this cart, and a function that changes it; null on the server. */
export function useSavedCart(cart: SavedCart) {
  const saved = useSavedCarts()
  if (!saved) return null
  const isSaved = saved.some(({ id }) => id === cart.id)
  return { isSaved, toggle: () => (isSaved ? dropSavedCart(cart.id) : saveCart(cart)) }
}

function forget(): void {
  kept = undefined
  for (const listener of listeners) listener()
}

function write(carts: readonly SavedCart[]): void {
  kept = carts
  try {
    localStorage.setItem(key, JSON.stringify(carts))
  } catch {
    // Where the device refuses to store, the list still holds for this page.
  }
  for (const listener of listeners) listener()
}

function readCarts(): readonly SavedCart[] {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(key) ?? '[]')
    return Array.isArray(found) ? found.filter(isCart).slice(0, mostSavedCarts) : none
  } catch {
    return none
  }
}

function isCart(value: unknown): value is SavedCart {
  if (typeof value !== 'object' || value === null) return false
  const { id, name, image } = value as Record<string, unknown>
  return (
    typeof id === 'string' &&
    /^[a-z0-9-]+$/.test(id) &&
    typeof name === 'string' &&
    (image === undefined || (typeof image === 'string' && /^\/media\/[\w./-]+$/.test(image)))
  )
}
