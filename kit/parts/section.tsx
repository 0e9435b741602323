import type { ReactNode } from 'react'
import './section.css'

interface SectionProps {
  readonly title: ReactNode
  readonly lead?: ReactNode
  readonly id?: string
  readonly ground?: 'paper' | 'shade' | 'dark'
  readonly children?: ReactNode
}

/** One section of a page, with its heading. */
export function Section({ title, lead, id, ground, children }: SectionProps) {
  return (
    <section className="section" data-ground={ground} id={id}>
      <div className="wrap">
        <header className="section-head">
          <h2>{title}</h2>
          {lead && <p className="lead">{lead}</p>}
        </header>
        {children}
      </div>
    </section>
  )
}
