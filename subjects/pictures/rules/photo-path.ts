import { photoPictures } from '#subjects/pictures/facts/pictures.ts'

/** What the path of a dealer's photo says. */
interface PhotoName {
  /** The name of the file that the dealer brought. */
  readonly stem: string
  /** The beginning of the content's hash: by it the photo is found. */
  readonly hash: string
  readonly size: { readonly width: number; readonly height: number }
}

const longest = 160
const photoName = /^([a-z\d](?:[a-z\d-]*[a-z\d])?)-([\da-f]{16})-([1-9]\d{0,4})x([1-9]\d{0,4})\.jpg$/

export function photoPath({ stem, hash, size }: PhotoName): string {
  return `${photoPictures.folder}${stem}-${hash}-${size.width}x${size.height}.jpg`
}

/** Null for the path of anything else. */
export function photoNameOf(path: string): PhotoName | null {
  if (!path.startsWith(photoPictures.folder) || path.length > longest) return null
  const [, stem, hash, width, height] = photoName.exec(path.slice(photoPictures.folder.length)) ?? []
  return stem && hash ? { stem, hash, size: { width: Number(width), height: Number(height) } } : null
}
