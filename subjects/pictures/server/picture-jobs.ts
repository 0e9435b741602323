import sharp from 'sharp'
import type { PictureRecipe } from '#subjects/pictures/rules/picture-files.ts'
import { encodePicture } from './encode-picture.ts'
import type { PhotoToStore } from './photo-store.ts'
import { readDealerPhoto } from './read-dealer-photo.ts'
import { NoPictureError } from './read-picture-file.ts'

/** A file to make of one of our pictures or of the dealer's photos. */
export interface MakePicture {
  readonly original: Uint8Array
  readonly recipe: PictureRecipe
}

export type ReadPhoto = { readonly photo: Omit<PhotoToStore, 'hash'> } | { readonly refused: string }

// A picture is never made twice, so nothing needs to stay in memory.
sharp.cache(false)

export function makePicture({ original, recipe }: MakePicture): Promise<Uint8Array> {
  return encodePicture(original, recipe)
}

/** Decodes a dealer's photo for the store; returns why it cannot, as the end of a sentence. */
export async function readPhoto(bytes: Uint8Array): Promise<ReadPhoto> {
  try {
    return { photo: await readDealerPhoto(bytes) }
  } catch (error) {
    if (error instanceof NoPictureError) return { refused: error.message }
    throw error
  }
}
