import type { ReactNode } from 'react'
import './list-fold.later.css'

/** A long list of links, folded where the window is narrow. */
export function ListFold({ heading, children }: { readonly heading: ReactNode; readonly children: ReactNode }) {
  return (
    <details className="list-fold">
      <summary>{heading}</summary>
      {children}
    </details>
  )
}
