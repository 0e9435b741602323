import { photoPictures } from '#subjects/pictures/facts/pictures.ts'
import { type PictureFormat, photoWidths } from './picture-set.ts'

/** How long a part of a photo's content hash stands in its name: by it the photo is found. */
export const photoHashLength = 16

export interface PhotoName {
  /** What a person reads in it, such as the name of the file it came in. */
  readonly stem: string
  readonly hash: string
  /** Upright. Photos of before there were widths do not tell it. */
  readonly size: { readonly width: number; readonly height: number } | null
}

/** One of the files that are made of a photo: a width, or all of it for those who know neither AVIF nor WebP. */
export interface PhotoFile extends PhotoName {
  readonly format: PictureFormat | 'jpg'
  /** Left out where it is all of the photo. */
  readonly width?: number
}

const longest = 160
const name = /^([a-z\d](?:[a-z\d-]*[a-z\d])?)-([\da-f]{16})(?:-([1-9]\d{0,4})x([1-9]\d{0,4}))?\.jpg$/
const widthName = /^(.+)-([1-9]\d{0,4})\.(avif|webp)$/

export function photoPath({ stem, hash, size }: PhotoName): string {
  return `${photoPictures.folder}${stem}-${hash}${size ? `-${size.width}x${size.height}` : ''}.jpg`
}

/** What the path of a photo says; null for any other path. */
export function photoNameOf(path: string): PhotoName | null {
  if (!path.startsWith(photoPictures.folder) || path.length > longest) return null
  const [, stem = '', hash = '', width, height] = name.exec(path.slice(photoPictures.folder.length)) ?? []
  if (hash === '') return null
  return { stem, hash, size: width && height ? { width: Number(width), height: Number(height) } : null }
}

/** Which file of which photo an address asks for; null for one that no page ever names. */
export function photoFileOf(path: string): PhotoFile | null {
  const whole = photoNameOf(path)
  if (whole) return { ...whole, format: 'jpg' }
  const [, stem = '', digits, format] = widthName.exec(path) ?? []
  const photo = photoNameOf(`${stem}.jpg`)
  const width = Number(digits)
  if (!photo?.size || !photoWidths(photo.size.width).includes(width)) return null
  return { ...photo, width, format: format as PictureFormat }
}
