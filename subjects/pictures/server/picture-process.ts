import { constants, setPriority } from 'node:os'
import sharp from 'sharp'
import { readDealerPhoto } from './dealer-photo.ts'
import { encodePhotoFile, encodePicture } from './encode-picture.ts'
import { NoPictureError } from './no-picture.ts'
import type { PictureJob, PictureResult } from './picture-job.ts'

// Whoever serves pages goes first. At the lowest priority of all, a busy site would never get its pictures made.
setPriority(constants.priority.PRIORITY_BELOW_NORMAL)
// No picture is made twice from what is in memory.
sharp.cache(false)

/** A process of its own: its memory goes with it, and a picture that breaks the library breaks nothing else. */
process.on('message', (job: PictureJob) => {
  void work(job).then((result) => process.send?.(result))
})
process.on('disconnect', () => process.exit())

async function work(job: PictureJob): Promise<PictureResult> {
  const bytes = Buffer.from(job.bytes)
  try {
    if (job.kind === 'read') {
      const { webp, width, height } = await readDealerPhoto(bytes)
      return { ok: true, bytes: webp, width, height }
    }
    if (job.kind === 'recipe') {
      const made = await encodePicture(bytes, job.recipe)
      const { width, height } = await sharp(made).metadata()
      return { ok: true, bytes: made, width, height }
    }
    const { data, info } = await encodePhotoFile(bytes, job)
    return { ok: true, bytes: data, width: info.width, height: info.height }
  } catch (error) {
    return { ok: false, refused: error instanceof NoPictureError, reason: (error as Error).message }
  }
}
