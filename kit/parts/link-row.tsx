import type { ReactNode } from 'react'
import { Icon } from './icon.tsx'
import './link-row.css'

interface LinkRowProps {
  readonly href: string
  readonly name: string
  /** Stands below the name. */
  readonly below?: string | undefined
  /** Stands at the end of the row: a note, or a figure in `b`. */
  readonly end?: ReactNode
  /** Whether the row leads to what its words promise. */
  readonly arrow?: boolean
  readonly className?: string
}

/** A link as wide as its column. */
export function LinkRow({ href, name, below, end, arrow = false, className }: LinkRowProps) {
  return (
    <a className={className ? `link-row ${className}` : 'link-row'} href={href}>
      <span>
        {name} {below && <small>{below}</small>}
      </span>{' '}
      {end && <span className="link-row-end">{end}</span>}
      {arrow && <Icon name="arrow" />}
    </a>
  )
}
