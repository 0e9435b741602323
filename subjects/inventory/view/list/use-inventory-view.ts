import { type Dispatch, type SetStateAction, startTransition, useEffect, useState } from 'react'
import { type InventoryView, viewFromQuery, viewPath } from '#subjects/inventory/rules/list/inventory-view.ts'

// Browsers refuse to change the address more often than this.
const typingPauseMs = 400

interface ShownView {
  readonly view: InventoryView
  /** Counts the changes that did not come from typing. */
  readonly moved: number
}

/** The view of the address. A choice is one step for Back, and so is a text typed without a pause (CART-31). */
export function useInventoryView(initial: InventoryView) {
  const [shown, setShown] = useState<ShownView>({ view: initial, moved: 0 })
  const [steps] = useState(() => viewSteps(initial, setShown))
  useEffect(() => {
    addEventListener('popstate', steps.restore)
    addEventListener('pagehide', steps.settle)
    return () => {
      removeEventListener('popstate', steps.restore)
      removeEventListener('pagehide', steps.settle)
    }
  }, [steps])
  return { ...shown, ...steps }
}

function viewSteps(initial: InventoryView, setShown: Dispatch<SetStateAction<ShownView>>) {
  let latest = initial
  /** Reads the typed view, until it is shown. */
  let unread: (() => InventoryView) | undefined
  let pause: ReturnType<typeof setTimeout> | undefined
  /** Whether the visitor has typed without a pause since the script last wrote the address. */
  let burst = false

  const viewOfAddress = () => viewFromQuery(new URLSearchParams(location.search))

  function write(): void {
    clearTimeout(pause)
    pause = undefined
    const address = viewPath(latest)
    if (address === viewPath(viewOfAddress())) return
    if (burst) history.replaceState(history.state, '', address)
    else history.pushState(null, '', address)
  }

  /** Called when a field changes; `read` gives the view of the form later, so that the screen shows the key before its answer. */
  function type(read: () => InventoryView): void {
    unread = read
    requestAnimationFrame(() => setTimeout(showTyped))
  }

  function showTyped(): void {
    if (!unread) return
    const view = unread()
    latest = view
    unread = undefined
    startTransition(() => setShown(({ moved }) => ({ view, moved })))
    clearTimeout(pause)
    pause = setTimeout(() => {
      write()
      burst = true
    }, typingPauseMs)
  }

  /** Ends a text that was being typed: the next letter begins a step of its own. */
  function settle(): void {
    showTyped()
    if (pause !== undefined) write()
    burst = false
  }

  function move(view: InventoryView): void {
    latest = view
    setShown(({ moved }) => ({ view, moved: moved + 1 }))
  }

  function choose(view: InventoryView): void {
    settle()
    move(view)
    write()
  }

  /** Back or Forward has changed the address. */
  function restore(): void {
    clearTimeout(pause)
    pause = unread = undefined
    burst = false
    move(viewOfAddress())
  }

  return { type, settle, choose, restore }
}
