import sharp from 'sharp'
import type { PictureRecipe } from '#subjects/pictures/rules/picture-files.ts'
import { encodePicture } from './encode-picture.ts'
import type { PhotoToStore } from './photo-store.ts'
import { readDealerPhoto } from './read-dealer-photo.ts'
import { NoPictureError } from './read-picture-file.ts'

/** One of our pictures, or of the dealer's photos, to make a file of. */
export interface MakePicture {
  readonly original: Uint8Array
  readonly recipe: PictureRecipe
}

export type ReadPhoto = { readonly photo: Omit<PhotoToStore, 'hash'> } | { readonly refused: string }

// No picture is made twice from what is in memory.
sharp.cache(false)

export function makePicture({ original, recipe }: MakePicture): Promise<Uint8Array> {
  return encodePicture(original, recipe)
}

/** What the dealer brings, made ready to be stored; why it cannot be, as the end of a sentence. */
export async function readPhoto(bytes: Uint8Array): Promise<ReadPhoto> {
  try {
    return { photo: await readDealerPhoto(bytes) }
  } catch (error) {
    if (error instanceof NoPictureError) return { refused: error.message }
    throw error
  }
}
