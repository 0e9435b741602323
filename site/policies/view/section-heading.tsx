import { Children, type ReactNode } from 'react'
import './section-heading.css'

export interface SectionHeadingProps {
  readonly children?: ReactNode
}

/** A heading that is a link to itself, so that a clause can be sent to somebody. */
export function SectionHeading({ children }: SectionHeadingProps) {
  const { id } = sectionOf(children)
  return (
    <h2 id={id}>
      <a className="section-link" href={`#${id}`}>
        {children}
      </a>
    </h2>
  )
}

/** What a heading says, and the anchor that follows from it. */
export function sectionOf(heading: ReactNode): { readonly id: string; readonly title: string } {
  const title = Children.toArray(heading).join('')
  const id = title
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '')
  return { id, title }
}
