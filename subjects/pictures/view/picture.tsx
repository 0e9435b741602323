import { type PictureLayout, pictureSizes, widestOffered } from '#subjects/pictures/facts/picture-sizes.ts'
import { phoneWindow } from '#subjects/pictures/facts/pictures.ts'
import { pictureAddresses } from './media.ts'

interface PictureProps {
  /** Under /media/: one of ours, or one of the dealer's. */
  readonly path: string
  readonly alt: string
  readonly layout: PictureLayout
  readonly className?: string | undefined
  /** `first`: the picture that the page is about. `now`: on the first screen. Others wait until they are near. */
  readonly needed?: 'first' | 'now' | 'near'
}

const loading = {
  first: { fetchPriority: 'high' },
  now: {},
  near: { loading: 'lazy', decoding: 'async' },
} as const

/** A page shows dozens of these, and hardly anybody's browser takes no AVIF: it gets the one file of `src`. */
const shortest: PictureLayout = 'inventoryCard'

/** Shows every picture of a cart or a scene. Source sets stand before `src`, or Safari fetches that as well. */
export function Picture({ path, alt, layout, className, needed = 'near' }: PictureProps) {
  const { src, width, height, srcSets, phone } = pictureAddresses(path, widestOffered[layout])
  const about = { className, width, height, ...loading[needed] }
  if (!srcSets) return <img {...about} alt={alt} src={src} />
  const sizes = pictureSizes[layout]
  return (
    <picture>
      {phone && <source type="image/avif" media={phoneWindow} srcSet={phone.avif} />}
      {phone && <source media={phoneWindow} srcSet={phone.webp} />}
      <source type="image/avif" srcSet={srcSets.avif} sizes={sizes} />
      <img {...about} alt={alt} {...(layout !== shortest && { srcSet: srcSets.webp, sizes })} src={src} />
    </picture>
  )
}
