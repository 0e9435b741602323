import type { ReactNode } from 'react'
import './stop.css'

interface StopProps {
  readonly title: ReactNode
  readonly lead?: ReactNode
  readonly id?: string
  readonly ground?: 'paper' | 'shade' | 'dark'
  readonly children?: ReactNode
}

/** A stop on the trail: one section of a page, its heading marked by a blaze. */
export function Stop({ title, lead, id, ground, children }: StopProps) {
  return (
    <section className="stop" data-ground={ground} id={id}>
      <div className="wrap">
        <header className="stop-head">
          <h2 className="blaze">{title}</h2>
          {lead && <p className="lead">{lead}</p>}
        </header>
        {children}
      </div>
    </section>
  )
}
