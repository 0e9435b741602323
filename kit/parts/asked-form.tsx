import type { ReactNode } from 'react'
import './asked-form.css'

interface AskedFormProps {
  /** What the visitor asked, in one line. */
  readonly asked: string
  readonly change: string
  readonly children: ReactNode
}

/** A form whose answer is on the page: one line with what was asked unfolds it; in a wide window it is never folded. */
export function AskedForm({ asked, change, children }: AskedFormProps) {
  return (
    <details className="asked-form">
      <summary>
        <span>{asked}</span>
        <b className="link">{change}</b>
      </summary>
      {children}
    </details>
  )
}
