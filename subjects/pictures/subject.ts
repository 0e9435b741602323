import { Hono } from 'hono'
import { kindIs } from '#kernel/http/request-kind.ts'
import type { Routes, Subject } from '#kernel/subject.ts'
import type { PictureFiles } from './server/picture-files.ts'
import { servePictures } from './server/picture-service.ts'

declare module '#kernel/subject.ts' {
  interface Services {
    /** The files of our own pictures and of the dealer's photos. */
    readonly pictureFiles?: PictureFiles
  }
}

export const pictures: Subject = {
  name: 'pictures',
  routes: ({ pictureFiles }) => {
    const routes: Routes = new Hono()
    if (pictureFiles) routes.get('/media/*', kindIs('photo'), servePictures(pictureFiles))
    return routes
  },
}
