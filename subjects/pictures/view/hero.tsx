import { PageTop, type PageTopProps } from '#kit/parts/page-top.tsx'
import type { SceneName } from '#subjects/pictures/facts/hero-photos.ts'
import { heroPhoto, scenePath, scenePhoto } from '#subjects/pictures/rules/hero-photo.ts'
import { Picture } from './picture.tsx'
import './hero.css'

interface HeroProps extends Omit<PageTopProps, 'figure' | 'inset'> {
  /** The key that chooses the photo; without it chance does (PIC-2). */
  readonly pageKey?: string | undefined
  /** The setting that the page's record names, where it names one. */
  readonly scene?: SceneName | undefined
}

/** The top of a page with a scene beside it, or below it on a phone: the whole cart is visible, and no words cover it. */
export function Hero({ pageKey, scene, children, ...top }: HeroProps) {
  return (
    <PageTop {...top} figure={<HeroPicture pageKey={pageKey} scene={scene} />}>
      {children && <div className="cluster">{children}</div>}
    </PageTop>
  )
}

/** The scene that the page's record names, else the photo for its key (PIC-2). */
export function HeroPicture({ pageKey, scene }: Pick<HeroProps, 'pageKey' | 'scene'>) {
  const photo = scenePhoto(scene) ?? heroPhoto(pageKey)
  return (
    <Picture
      path={scenePath(photo)}
      hasEvening={photo.evening}
      dimmed={photo.dimmed}
      alt={photo.alt}
      layout="hero"
      className={photo.closer ? 'hero-picture hero-closer' : 'hero-picture'}
      needed="first"
    />
  )
}
