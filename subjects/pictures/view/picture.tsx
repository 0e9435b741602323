import { type PictureLayout, pictureSizes, widestOffered } from '#subjects/pictures/facts/picture-sizes.ts'
import { darkScheme, phoneWindow } from '#subjects/pictures/facts/pictures.ts'
import { eveningOf, type PictureFormat, pictureSet, variantPath } from '#subjects/pictures/rules/picture-set.ts'
import { mediaUrl } from './media.ts'
import './picture.css'

interface PictureProps {
  /** The path under /media/, of one of our pictures or the dealer's. */
  readonly path: string
  readonly alt: string
  /** Whether the dark scheme shows an evening version of the scene (PIC-54). */
  readonly hasEvening?: boolean | undefined
  /** Whether the dark scheme shows it less bright. */
  readonly dimmed?: boolean | undefined
  readonly layout: PictureLayout
  readonly className?: string | undefined
  /** `first`: the main picture of the page. `now`: on the first screen. Others load when they come near the window. */
  readonly needed?: 'first' | 'now' | 'near'
}

const loading = {
  first: { fetchPriority: 'high' },
  now: {},
  near: { loading: 'lazy', decoding: 'async' },
} as const

/** Pages show dozens of pictures in this layout, and nearly every browser takes AVIF: the others get the one file of `src`. */
const shortest: PictureLayout = 'inventoryCard'

// The drawing in place of a missing picture has no size; cards and gallery show this shape.
const unknownSize = { width: 1200, height: 900 }

/** Shows a picture; its files follow from its path alone. Sources stand before `src`, or Safari would load both. */
export function Picture({ path, alt, hasEvening, dimmed, layout, className, needed = 'near' }: PictureProps) {
  const set = pictureSet(path)
  const { width, height } = set ?? unknownSize
  const about = { className, width, height, 'data-dimmed': dimmed ? '' : undefined, ...loading[needed] }
  const src = mediaUrl(path)
  if (!set) return <img {...about} alt={alt} src={src} />
  const address = (size: number | 'phone', format: PictureFormat, of = path) => mediaUrl(variantPath(of, size, format))
  const widest = widestOffered[layout] ?? Number.POSITIVE_INFINITY
  const offered = set.widths.filter((each, index) => index === 0 || each <= widest)
  const srcSet = (format: PictureFormat, of = path) =>
    offered.map((each) => `${address(each, format, of)} ${each}w`).join(', ')
  const evening = hasEvening && eveningOf(path)
  const sizes = pictureSizes[layout]
  const isScene = set.kind === 'scene'
  return (
    <picture>
      {evening && (
        <>
          {isScene && (
            <source
              type="image/avif"
              media={`${phoneWindow} and ${darkScheme}`}
              srcSet={address('phone', 'avif', evening)}
            />
          )}
          <source type="image/avif" media={darkScheme} srcSet={srcSet('avif', evening)} sizes={sizes} />
        </>
      )}
      {isScene && <source type="image/avif" media={phoneWindow} srcSet={address('phone', 'avif')} />}
      {isScene && <source media={phoneWindow} srcSet={address('phone', 'webp')} />}
      <source type="image/avif" srcSet={srcSet('avif')} sizes={sizes} />
      <img {...about} alt={alt} {...(layout !== shortest && { srcSet: srcSet('webp'), sizes })} src={src} />
    </picture>
  )
}
