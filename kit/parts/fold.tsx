import type { ReactNode } from 'react'
import './fold.css'
import './fold.later.css'

interface FoldProps {
  readonly title: ReactNode
  readonly id?: string
  readonly level?: 2 | 3
  readonly open?: boolean
  /** How much the fold holds, or what: "8 towns". */
  readonly hint?: ReactNode
  readonly children: ReactNode
}

/** Folds what few visitors ask for below its heading. A link into it and a search within the page open it (SITE-150). */
export function Fold({ title, id, level = 2, open = false, hint, children }: FoldProps) {
  const Heading = `h${level}` as const
  return (
    <details className="fold" open={open}>
      <summary>
        <Heading>{title}</Heading>
        {hint && <span className="small soft">{hint}</span>}
      </summary>
      {/* A browser opens the fold for a link to something inside it, not for a link to the fold itself: the id stands inside. */}
      <div className="fold-body" id={id}>
        {children}
      </div>
    </details>
  )
}
