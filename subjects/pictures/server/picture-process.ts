import { constants, setPriority } from 'node:os'
import sharp from 'sharp'
import type { PictureRecipe } from '#subjects/pictures/rules/picture-files.ts'
import { encodePicture } from './encode-picture.ts'

/** What the site sends to the process that makes pictures. */
export interface PictureJob {
  readonly original: Uint8Array
  readonly recipe: PictureRecipe
}

export type PictureResult = { readonly made: Uint8Array } | { readonly error: string }

// The process that serves pages goes first. At the lowest priority of all, a busy site would never get its pictures made.
setPriority(constants.priority.PRIORITY_BELOW_NORMAL)
// No picture is made twice from what is in memory.
sharp.cache(false)

/** A process of its own: its memory goes with it, and a picture that breaks the library breaks nothing else. */
process.on('message', ({ original, recipe }: PictureJob) => {
  encodePicture(original, recipe)
    .then(
      (made): PictureResult => ({ made }),
      ({ message }: Error): PictureResult => ({ error: message }),
    )
    .then((result) => process.send?.(result))
})
process.on('disconnect', () => process.exit())
