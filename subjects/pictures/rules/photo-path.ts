import { photoPictures } from '#subjects/pictures/facts/pictures.ts'

/** The parts in the path of a dealer's photo. */
interface PhotoName {
  /** The name of the dealer's file. */
  readonly stem: string
  /** The beginning of the hash of the content, by which the photo is found. */
  readonly hash: string
  readonly size: { readonly width: number; readonly height: number }
}

const longest = 160
const photoName = /^([a-z\d](?:[a-z\d-]*[a-z\d])?)-([\da-f]{16})-([1-9]\d{0,4})x([1-9]\d{0,4})\.jpg$/

export function photoPath({ stem, hash, size }: PhotoName): string {
  return `${photoPictures.folder}${stem}-${hash}-${size.width}x${size.height}.jpg`
}

/** The parts of a photo's path; null for any other path. */
export function photoNameOf(path: string): PhotoName | null {
  if (!path.startsWith(photoPictures.folder) || path.length > longest) return null
  const [, stem, hash, width, height] = photoName.exec(path.slice(photoPictures.folder.length)) ?? []
  return stem && hash ? { stem, hash, size: { width: Number(width), height: Number(height) } } : null
}
