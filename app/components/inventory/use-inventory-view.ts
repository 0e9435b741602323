import { useCallback, useEffect, useRef, useState } from 'react'
import { type InventoryView, viewFromQuery, viewPath } from '#domain/inventory-view.ts'

// Browsers refuse a page that writes its address too often.
const typingPauseMs = 400

/**
 * The view as the address has it. A choice is a step of its own that Back undoes; what is typed in one go is one step,
 * written once the typing pauses.
 */
export function useInventoryView(initial: InventoryView) {
  const [view, setView] = useState(initial)
  const latest = useRef(view)
  const pause = useRef<ReturnType<typeof setTimeout>>(undefined)
  const burst = useRef(false)

  const show = useCallback((next: InventoryView) => {
    latest.current = next
    setView(next)
  }, [])

  const write = useCallback(() => {
    clearTimeout(pause.current)
    pause.current = undefined
    const address = viewPath(latest.current)
    if (address === viewPath(viewFromQuery(new URLSearchParams(location.search)))) return
    if (burst.current) history.replaceState(history.state, '', address)
    else history.pushState(null, '', address)
  }, [])

  /** Ends what was being typed: the next letter begins a step of its own. */
  const settle = useCallback(() => {
    if (pause.current !== undefined) write()
    burst.current = false
  }, [write])

  const type = useCallback(
    (next: InventoryView) => {
      show(next)
      clearTimeout(pause.current)
      pause.current = setTimeout(() => {
        write()
        burst.current = true
      }, typingPauseMs)
    },
    [show, write],
  )

  const choose = useCallback(
    (next: InventoryView) => {
      settle()
      show(next)
      write()
    },
    [settle, show, write],
  )

  useEffect(() => {
    const restore = () => {
      clearTimeout(pause.current)
      pause.current = undefined
      burst.current = false
      show(viewFromQuery(new URLSearchParams(location.search)))
    }
    addEventListener('popstate', restore)
    addEventListener('pagehide', settle)
    return () => {
      removeEventListener('popstate', restore)
      removeEventListener('pagehide', settle)
    }
  }, [settle, show])

  return { view, type, choose, settle }
}
