import type { MouseEvent } from 'react'

/** A link to another view of the same page: followed in place, unless the visitor wants it in a tab of its own. */
export function followView(follow: () => void) {
  return (event: MouseEvent) => {
    if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    follow()
  }
}
