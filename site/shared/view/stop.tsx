import type { ReactNode } from 'react'

interface StopProps {
  readonly title: ReactNode
  readonly lead?: ReactNode
  readonly id?: string
  readonly ground?: 'paper' | 'shade' | 'dark'
  readonly children?: ReactNode
}

const grounds = { paper: 'stop', shade: 'stop stop-shade', dark: 'stop stop-dark' }

/** A stop on the trail: one section of a page, its heading marked by a blaze. */
export function Stop({ title, lead, id, ground = 'paper', children }: StopProps) {
  return (
    <section className={grounds[ground]} id={id}>
      <div className="wrap">
        <header className="mb-8 grid gap-3">
          <h2 className="blaze">{title}</h2>
          {lead && <p className="lead">{lead}</p>}
        </header>
        {children}
      </div>
    </section>
  )
}
