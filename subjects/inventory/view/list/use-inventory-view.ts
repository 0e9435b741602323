import { type Dispatch, type SetStateAction, startTransition, useEffect, useState } from 'react'
import { type InventoryView, viewFromQuery, viewPath } from '#subjects/inventory/rules/inventory-view.ts'

// Browsers refuse a page that writes its address too often.
const typingPauseMs = 400

interface ShownView {
  readonly view: InventoryView
  /** Counts the changes that did not come from typing. */
  readonly moved: number
}

/** CART-31: the view as the address has it. A choice is one step for Back, and so is what is typed in one go. */
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
  /** Reads what was typed, as long as that is not shown. */
  let unread: (() => InventoryView) | undefined
  let pause: ReturnType<typeof setTimeout> | undefined
  /** The visitor has typed without a pause since the address was written. */
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

  /** A field changed; `read` tells the view as the form has it by then. A key is on the screen before its answer. */
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

  /** Ends what was being typed: the next letter begins a step of its own. */
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
