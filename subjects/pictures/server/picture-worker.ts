import type { Worker } from '#kernel/worker/worker.ts'
import type { DecodePhoto } from './bring-photo.ts'
import type { MakePicture, makePicture, readPhoto } from './picture-jobs.ts'

const unread = 'could not be made ready: try it again, or save it anew as JPEG'

export type PictureWorker = ReturnType<typeof createPictureWorker>

/** The jobs for pictures in the process beside the server. */
export function createPictureWorker({ run }: Pick<Worker, 'run'>) {
  /** Decodes the dealer's photo there (PIC-51). */
  const decode: DecodePhoto = (bytes) => run<typeof readPhoto>('readPhoto', async () => bytes).catch(() => unread)
  return {
    make: (picture: () => Promise<MakePicture>) => run<typeof makePicture>('makePicture', picture),
    decode,
  }
}
