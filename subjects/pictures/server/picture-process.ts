import { constants, setPriority } from 'node:os'
import sharp from 'sharp'
import type { PictureRecipe } from '#subjects/pictures/rules/picture-files.ts'
import type { DecodePhoto } from './bring-photo.ts'
import { encodePicture } from './encode-picture.ts'
import { readDealerPhoto } from './read-dealer-photo.ts'
import { NoPictureError } from './read-picture-file.ts'

/** What the site sends to the process that makes pictures: one of ours to make a file of, or what the dealer brings. */
export type PictureJob = MakeJob | { readonly photo: Uint8Array }

export interface MakeJob {
  readonly original: Uint8Array
  readonly recipe: PictureRecipe
}

export type PictureResult =
  | { readonly made: Uint8Array }
  | { readonly photo: Awaited<ReturnType<DecodePhoto>> }
  | { readonly refused: string }
  | { readonly error: string }

// The process that serves pages goes first. At the lowest priority of all, a busy site would never get its pictures made.
setPriority(constants.priority.PRIORITY_BELOW_NORMAL)
// No picture is made twice from what is in memory.
sharp.cache(false)

/** A process of its own: its memory goes with it, and a picture that breaks the library breaks nothing else. */
process.on('message', (job: PictureJob) => {
  void doJob(job).then((result) => process.send?.(result))
})
process.on('disconnect', () => process.exit())

async function doJob(job: PictureJob): Promise<PictureResult> {
  try {
    if ('photo' in job) return { photo: await readDealerPhoto(job.photo) }
    return { made: await encodePicture(job.original, job.recipe) }
  } catch (error) {
    const { message } = error as Error
    return error instanceof NoPictureError ? { refused: message } : { error: message }
  }
}
