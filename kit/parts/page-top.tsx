import type { ReactNode } from 'react'
import { type BreadcrumbItem, Breadcrumbs } from './breadcrumbs.tsx'
import './page-top.css'

export interface PageTopProps {
  readonly title: ReactNode
  readonly lead?: ReactNode
  readonly breadcrumbs?: readonly BreadcrumbItem[]
  /** What the page is about: a picture, a table, a map. Below the words on a phone, beside them on a desk. */
  readonly figure?: ReactNode
  /** Whether the figure keeps the page's margins, since it has an edge of its own. */
  readonly inset?: boolean
  /** A form, or links into the picture: below the words. */
  readonly form?: ReactNode
  /** Whether the figure comes before the form in a narrow window. */
  readonly isFigureFirst?: boolean
  readonly children?: ReactNode
}

/** The words at the top of a page stand on the plain ground, never on a picture (SITE-150). */
export function PageTop({
  title,
  lead,
  breadcrumbs,
  figure,
  inset = false,
  form,
  isFigureFirst = false,
  children,
}: PageTopProps) {
  const formPart = form && <div className="page-top-text page-top-form">{form}</div>
  return (
    <section className="page-top" data-inset={inset ? '' : undefined}>
      <div className="page-top-text">
        {breadcrumbs && <Breadcrumbs items={breadcrumbs} />}
        <h1>{title}</h1>
        {lead && <p className="lead">{lead}</p>}
        {children}
      </div>
      {!isFigureFirst && formPart}
      {figure && <div className="page-top-figure">{figure}</div>}
      {isFigureFirst && formPart}
    </section>
  )
}
