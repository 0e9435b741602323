import {
  cartPictures,
  hillPicture,
  landmarkPicture,
  photoPictures,
  scenePictures,
} from '#subjects/pictures/facts/pictures.ts'
import { photoNameOf } from './photo-path.ts'

export type PictureFormat = 'avif' | 'webp'

/** A picture in several widths. They follow from its path alone, so that pages carry no list of files. */
export interface PictureSet {
  readonly kind: 'cart' | 'scene' | 'map' | 'hill' | 'photo'
  readonly path: string
  readonly width: number
  readonly height: number
  readonly widths: readonly number[]
}

const furtherView = new RegExp(`-(?:${cartPictures.views.join('|')})\\.webp$`)

/** The widths of a picture; null for a picture that is served as it is. */
export function pictureSet(path: string): PictureSet | null {
  if (path.startsWith(photoPictures.folder)) {
    const size = photoNameOf(path)?.size
    return size ? { kind: 'photo', path, ...size, widths: photoWidths(size.width) } : null
  }
  if (!path.endsWith('.webp')) return null
  if (path === landmarkPicture.path) return { kind: 'map', path, ...landmarkPicture.size }
  if (path === hillPicture.path || path === eveningOf(hillPicture.path))
    return { kind: 'hill', path, ...hillPicture.size }
  if (path.startsWith(cartPictures.folder))
    return { kind: 'cart', path, ...(furtherView.test(path) ? cartPictures.further : cartPictures.main) }
  return path.startsWith(scenePictures.folder) ? { kind: 'scene', path, ...scenePictures.size } : null
}

/** The path of a scene's version for the dark scheme. */
export const eveningOf = (path: string): string => path.replace('.webp', `${scenePictures.evening}.webp`)

/** '/media/carts/x.webp', 736, 'avif' → '/media/carts/x-736.avif' */
export function variantPath(path: string, size: number | 'phone', format: PictureFormat): string {
  return `${path.slice(0, path.lastIndexOf('.'))}-${size}.${format}`
}

/** The widths of a photo, none wider than the photo itself. */
function photoWidths(width: number): readonly number[] {
  const smaller = photoPictures.widths.filter((each) => each < width)
  return smaller.length < photoPictures.widths.length ? [...smaller, width] : smaller
}
