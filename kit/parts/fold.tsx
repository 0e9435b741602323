import type { ReactNode } from 'react'
import './fold.css'
import './fold.later.css'

interface FoldProps {
  readonly title: ReactNode
  readonly id?: string
  readonly level?: 2 | 3
  readonly open?: boolean
  /** How much is in it, or what: "8 towns". */
  readonly hint?: ReactNode
  readonly children: ReactNode
}

/** SITE-150: what is asked for seldom, below its heading. A link into it and a search within the page open it. */
export function Fold({ title, id, level = 2, open = false, hint, children }: FoldProps) {
  const Heading = `h${level}` as const
  return (
    <details className="fold" open={open}>
      <summary>
        <Heading>{title}</Heading>
        {hint && <span className="small soft">{hint}</span>}
      </summary>
      {/* A browser opens a fold for a link into it, not for one to the fold itself. */}
      <div className="fold-body" id={id}>
        {children}
      </div>
    </details>
  )
}
