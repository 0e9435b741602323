import { fillText } from '#kit/formats/format.ts'
import { heroPhotos } from '#subjects/pictures/facts/hero-photos.ts'
import { type ShareCard, type ShareCardName, shareCards, shareTexts } from '#subjects/pictures/facts/share-pictures.ts'

declare module '#kernel/page/page.ts' {
  interface FrameOptions {
    /** The picture of a shared link to a page of this kind, unless the entry and the head of a page name one of their own. */
    readonly share?: ShareCardName
  }
  interface PageEntry {
    readonly share?: SharePicture
  }
  interface PageHead {
    readonly share?: SharePicture
    /** The dealer's photo of the thing itself, which a shared link shows in place of our drawing. */
    readonly ogImage?: SharePicture | undefined
  }
}

/** The picture that a shared link to a page shows. */
export interface SharePicture {
  readonly path: `/media/${string}`
  readonly alt: string
}

export function sharePath(name: string): SharePicture['path'] {
  return `/media/og/${name}.jpg`
}

/** The share picture of a kind of page: a scene with two lines of words. */
export function shareCard(name: ShareCardName): SharePicture {
  return { path: sharePath(name), alt: sceneAlt(shareCards[name]) }
}

export function sceneAlt({ headline, line, scene }: ShareCard): string {
  return fillText(shareTexts.alt, { headline, line, scene: heroPhotos.find(({ name }) => name === scene)?.alt ?? '' })
}
