import type { ReactNode } from 'react'
import './section.css'
import './section.later.css'

interface SectionProps {
  readonly title: ReactNode
  readonly lead?: ReactNode
  readonly id?: string
  readonly ground?: 'paper' | 'shade' | 'dark'
  /** Its buttons: below the words, or at the other end of their line in a wide window. */
  readonly actions?: ReactNode
  readonly children?: ReactNode
}

/** One section of a page, with its heading. */
export function Section({ title, lead, id, ground, actions, children }: SectionProps) {
  return (
    <section className="section" data-ground={ground} id={id}>
      <div className="wrap">
        <header className="section-head">
          <h2>{title}</h2>
          {lead && <p className="lead">{lead}</p>}
          {actions && <div className="cluster">{actions}</div>}
        </header>
        {children}
      </div>
    </section>
  )
}
