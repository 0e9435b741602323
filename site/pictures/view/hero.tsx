import type { ReactNode } from 'react'
import { heroPhoto } from '#site/pictures/rules/hero-photo.ts'
import { type BreadcrumbItem, Breadcrumbs } from '#site/shared/view/breadcrumbs.tsx'
import { Picture } from './picture.tsx'
import './hero.css'

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
    <section className="hero" data-tall={tall ? '' : undefined}>
      <Picture
        path={`/media/scenes/${photo.name}.webp`}
        alt={photo.alt}
        layout="hero"
        className={`hero-picture scene-${photo.name}`}
        needed="first"
      />
      <div className="hero-text">
        <div className="wrap">
          {breadcrumbs && <Breadcrumbs items={breadcrumbs} />}
          <h1>{title}</h1>
          <p className="lead">{lead}</p>
          {children && <div className="cluster hero-actions">{children}</div>}
        </div>
      </div>
    </section>
  )
}
