import type { Worker } from '#kernel/worker/worker.ts'
import type { DecodePhoto } from './bring-photo.ts'
import type { MakePicture, makePicture, readPhoto } from './picture-jobs.ts'
import { NoPictureError } from './read-picture-file.ts'

const unread = 'could not be made ready: try it again, or save it anew as JPEG'

export type PictureWorker = ReturnType<typeof createPictureWorker>

/** The jobs for pictures in the process beside the server. */
export function createPictureWorker({ run }: Pick<Worker, 'run'>) {
  return {
    make: (picture: () => Promise<MakePicture>) => run<typeof makePicture>('makePicture', picture),
    /** Decodes the dealer's photo there (PIC-51). */
    decode: (async (bytes) => {
      const read = await run<typeof readPhoto>('readPhoto', async () => bytes).catch(() => ({ refused: unread }))
      if ('photo' in read) return read.photo
      throw new NoPictureError(read.refused)
    }) satisfies DecodePhoto as DecodePhoto,
  }
}
