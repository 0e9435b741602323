import { startTransition, useEffect, useState } from 'react'
import { type InventoryView, viewFromQuery, viewPath } from '#subjects/inventory/rules/inventory-view.ts'

// Browsers refuse a page that writes its address too often.
const typingPauseMs = 400

/**
 * CART-31: the view as the address has it. A choice is a step of its own that Back undoes; what is typed in one go is one step,
 * written once the typing pauses. `moved` counts the changes that did not come from typing.
 */
export function useInventoryView(initial: InventoryView) {
  const [shown, setShown] = useState({ view: initial, moved: 0 })
  const [steps] = useState(() =>
    viewSteps(initial, {
      typed: (view) => startTransition(() => setShown(({ moved }) => ({ view, moved }))),
      moved: (view) => setShown(({ moved }) => ({ view, moved: moved + 1 })),
    }),
  )
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

interface Shows {
  readonly typed: (view: InventoryView) => void
  readonly moved: (view: InventoryView) => void
}

function viewSteps(initial: InventoryView, show: Shows) {
  let latest = initial
  /** What was typed and is not shown yet. */
  let typing: { readonly run: () => void; readonly cancel: () => void } | undefined
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

  function forgetTyping(): void {
    typing?.cancel()
    typing = undefined
  }

  /** A field changed; `read` tells the view as the form has it by then. */
  function type(read: () => InventoryView): void {
    forgetTyping()
    const run = () => {
      typing = undefined
      latest = read()
      show.typed(latest)
      clearTimeout(pause)
      pause = setTimeout(() => {
        write()
        burst = true
      }, typingPauseMs)
    }
    typing = { run, cancel: afterPaint(run) }
  }

  /** Ends what was being typed: the next letter begins a step of its own. */
  function settle(): void {
    const unshown = typing
    forgetTyping()
    unshown?.run()
    if (pause !== undefined) write()
    burst = false
  }

  function move(view: InventoryView): void {
    latest = view
    show.moved(view)
  }

  function choose(view: InventoryView): void {
    settle()
    move(view)
    write()
  }

  /** Back or Forward has changed the address. */
  function restore(): void {
    forgetTyping()
    clearTimeout(pause)
    pause = undefined
    burst = false
    move(viewOfAddress())
  }

  return { type, settle, choose, restore }
}

/** Runs once the frame that shows its cause has been painted, so that a key is on the screen before its answer. */
function afterPaint(run: () => void): () => void {
  let pause: ReturnType<typeof setTimeout> | undefined
  const frame = requestAnimationFrame(() => {
    pause = setTimeout(run)
  })
  return () => {
    cancelAnimationFrame(frame)
    clearTimeout(pause)
  }
}
