import { startTransition, useCallback, useEffect, useRef, useState } from 'react'
import { type InventoryView, viewFromQuery, viewPath } from '#subjects/inventory/rules/inventory-view.ts'
import { afterPaint } from './after-paint.ts'

// Browsers refuse a page that writes its address too often.
const typingPauseMs = 400

/**
 * The view as the address has it. A choice is a step of its own that Back undoes; what is typed in one go is one step,
 * written once the typing pauses. `moved` counts the changes that did not come from typing.
 */
export function useInventoryView(initial: InventoryView) {
  const [view, setView] = useState(initial)
  const [moved, setMoved] = useState(0)
  const latest = useRef(view)
  const typing = useRef<{ run: () => void; cancel: () => void }>(undefined)
  const pause = useRef<ReturnType<typeof setTimeout>>(undefined)
  const burst = useRef(false)

  const write = useCallback(() => {
    clearTimeout(pause.current)
    pause.current = undefined
    const address = viewPath(latest.current)
    if (address === viewPath(viewFromQuery(new URLSearchParams(location.search)))) return
    if (burst.current) history.replaceState(history.state, '', address)
    else history.pushState(null, '', address)
  }, [])

  const forgetTyping = useCallback(() => {
    typing.current?.cancel()
    typing.current = undefined
  }, [])

  /** The search field changed; `read` tells the view as the form has it by then. */
  const type = useCallback(
    (read: () => InventoryView) => {
      forgetTyping()
      const run = () => {
        typing.current = undefined
        latest.current = read()
        startTransition(() => setView(latest.current))
        clearTimeout(pause.current)
        pause.current = setTimeout(() => {
          write()
          burst.current = true
        }, typingPauseMs)
      }
      typing.current = { run, cancel: afterPaint(run) }
    },
    [forgetTyping, write],
  )

  /** Ends what was being typed: the next letter begins a step of its own. */
  const settle = useCallback(() => {
    const { current } = typing
    forgetTyping()
    current?.run()
    if (pause.current !== undefined) write()
    burst.current = false
  }, [forgetTyping, write])

  const show = useCallback((next: InventoryView) => {
    latest.current = next
    setView(next)
    setMoved((count) => count + 1)
  }, [])

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
      forgetTyping()
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
  }, [forgetTyping, settle, show])

  return { view, moved, type, choose, settle }
}
