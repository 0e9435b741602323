import type { ReactNode } from 'react'

/** Buttons side by side, as many to a line as fit. */
export function Actions({ children }: { readonly children: ReactNode }) {
  return <div className="cluster">{children}</div>
}
