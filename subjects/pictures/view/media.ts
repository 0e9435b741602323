import { type PictureFormat, pictureSet, variantPath } from '#subjects/pictures/rules/picture-set.ts'

declare const __MEDIA_VERSION__: string

/** The address of a picture, which changes with the pictures so that it may be kept forever. */
export function mediaUrl(path: string): string {
  return `${path}?v=${__MEDIA_VERSION__}`
}

export interface PictureAddresses {
  readonly src: string
  readonly width: number
  readonly height: number
  /** Left out where there is one file only. */
  readonly srcSets?: Readonly<Record<PictureFormat, string>>
  readonly phone?: Readonly<Record<PictureFormat, string>>
}

// A photo of before there were sets does not tell its size; cards and gallery show any in this shape.
const unknownSize = { width: 1200, height: 900 }

/** Every address of a picture up to this width, made from its path alone: neither pages nor islands carry a list of files. */
export function pictureAddresses(path: string, widest = Number.POSITIVE_INFINITY): PictureAddresses {
  const src = mediaUrl(path)
  const set = pictureSet(path)
  if (!set) return { src, ...unknownSize }
  const { kind, width, height, widths } = set
  const address = (size: number | 'phone', format: PictureFormat) => mediaUrl(variantPath(path, size, format))
  const offered = widths.filter((each, index) => index === 0 || each <= widest)
  const srcSet = (format: PictureFormat) => offered.map((each) => `${address(each, format)} ${each}w`).join(', ')
  return {
    src,
    width,
    height,
    srcSets: { avif: srcSet('avif'), webp: srcSet('webp') },
    ...(kind === 'scene' && { phone: { avif: address('phone', 'avif'), webp: address('phone', 'webp') } }),
  }
}
