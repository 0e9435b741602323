import { Hono } from 'hono'
import { kindIs } from '#kernel/http/request-kind.ts'
import type { Routes, Subject } from '#kernel/subject.ts'
import type { LaterPictures } from './server/later-pictures.ts'
import type { PhotoFiles } from './server/photo-files.ts'
import { photos, photosPath } from './server/photos.ts'

declare module '#kernel/subject.ts' {
  interface Services {
    /** The dealer's own pictures. */
    readonly photoFiles?: PhotoFiles
    /** Our own pictures, where this build has left some to be made. */
    readonly laterPictures?: Pick<LaterPictures, 'answer' | 'makeAll'> | undefined
  }
}

export const pictures: Subject = {
  name: 'pictures',
  routes: ({ photoFiles, laterPictures }) => {
    const routes: Routes = new Hono()
    if (laterPictures) routes.use('/media/*', kindIs('photo'), laterPictures.answer)
    if (photoFiles) routes.use(`${photosPath}*`, kindIs('photo'), photos(photoFiles))
    return routes
  },
}
