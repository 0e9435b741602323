import type { ReactNode } from 'react'

interface SectionProps {
  readonly title: ReactNode
  readonly lead?: ReactNode
  readonly id?: string
  readonly ground?: 'paper' | 'shade' | 'dark'
  readonly children?: ReactNode
}

const grounds = { paper: 'stop', shade: 'stop stop-shade', dark: 'stop stop-dark' }

/** One section of a page, its heading marked by a blaze. */
export function Section({ title, lead, id, ground = 'paper', children }: SectionProps) {
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
