import { cartPictures, landmarkPicture, photoPictures, scenePictures } from '#subjects/pictures/facts/pictures.ts'

export type PictureFormat = 'avif' | 'webp'

/** A picture that exists in several widths. Which ones follows from its path alone, so that nobody needs a list. */
export interface PictureSet {
  readonly kind: 'cart' | 'scene' | 'map' | 'photo'
  readonly path: string
  readonly width: number
  readonly height: number
  readonly widths: readonly number[]
}

const furtherView = new RegExp(`-(?:${cartPictures.views.join('|')})$`)
const photoName = /-[0-9a-f]{16}-([1-9]\d{0,4})x([1-9]\d{0,4})\.jpg$/

/** Null for a picture that is served as it is, such as the dealer's photos of before there were sets. */
export function pictureSet(path: string): PictureSet | null {
  if (path.startsWith(photoPictures.folder)) {
    const [, width, height] = photoName.exec(path)?.map(Number) ?? []
    return width && height ? { kind: 'photo', path, width, height, widths: photoWidths(width) } : null
  }
  if (!path.endsWith('.webp')) return null
  if (path === landmarkPicture.path) return { kind: 'map', path, ...landmarkPicture.size }
  const name = path.slice(0, -'.webp'.length)
  if (path.startsWith(cartPictures.folder))
    return { kind: 'cart', path, ...(furtherView.test(name) ? cartPictures.further : cartPictures.main) }
  return path.startsWith(scenePictures.folder) ? { kind: 'scene', path, ...scenePictures.size } : null
}

/** '/media/carts/x.webp', 736, 'avif' → '/media/carts/x-736.avif' */
export function variantPath(path: string, size: number | 'phone', format: PictureFormat): string {
  return `${path.slice(0, path.lastIndexOf('.'))}-${size}.${format}`
}

/** Never wider than the photo itself is. */
export function photoWidths(width: number): readonly number[] {
  const smaller = photoPictures.widths.filter((each) => each < width)
  return smaller.length < photoPictures.widths.length ? [...smaller, width] : smaller
}
