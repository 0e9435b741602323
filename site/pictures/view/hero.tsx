import type { ReactNode } from 'react'
import { heroPhoto } from '#site/pictures/rules/hero-photo.ts'
import { type BreadcrumbItem, Breadcrumbs } from '#site/shared/view/breadcrumbs.tsx'
import { Picture } from './picture.tsx'

interface HeroProps {
  /** PIC-2, PIC-3: the photo follows from a hash of the page key, or from chance where there is none. */
  readonly pageKey?: string
  readonly title: ReactNode
  readonly lead: ReactNode
  readonly breadcrumbs?: readonly BreadcrumbItem[]
  /** The buttons. */
  readonly children?: ReactNode
  readonly tall?: boolean
}

export function Hero({ pageKey, title, lead, breadcrumbs, children, tall = false }: HeroProps) {
  const photo = heroPhoto(pageKey)
  return (
    <section className={tall ? 'hero' : 'hero hero-short'}>
      <Picture
        path={`/media/scenes/${photo.name}.webp`}
        alt={photo.alt}
        layout="hero"
        className={`hero-picture scene-${photo.name}`}
        needed="first"
      />
      <div className="hero-text">
        <div className="wrap grid gap-5">
          {breadcrumbs && <Breadcrumbs items={breadcrumbs} />}
          {/* This wide, all headings but one break alike in Besley and in the faces that stand in until it is there. */}
          <h1 className="max-w-[8em]">{title}</h1>
          <p className="lead">{lead}</p>
          {children && <div className="mt-2 flex flex-wrap gap-3">{children}</div>}
        </div>
      </div>
    </section>
  )
}
