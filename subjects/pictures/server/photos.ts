import { serveStatic } from '@hono/node-server/serve-static'
import type { Context, MiddlewareHandler } from 'hono'
import { photoPictures } from '#subjects/pictures/facts/pictures.ts'
import { photoFileOf } from '#subjects/pictures/rules/photo-path.ts'
import type { PhotoAnswer, PhotoFiles } from './photo-files.ts'

/** Where the dealer's own pictures are found on the site. */
export const photosPath = photoPictures.folder

const types = { avif: 'image/avif', webp: 'image/webp', jpg: 'image/jpeg' } as const

/** The dealer's photos, in the files that pages name. Their names change with their content, so they are kept forever. */
export function photos(files: PhotoFiles): MiddlewareHandler {
  return async (c, next) => {
    if (c.req.method !== 'GET' && c.req.method !== 'HEAD') return next()
    const wanted = photoFileOf(c.req.path)
    if (!wanted) return next()
    let found: PhotoAnswer | undefined
    try {
      found = await files.answer(wanted)
    } catch {
      return c.text('The photos cannot be read just now.', 503, { 'Retry-After': '2', 'Cache-Control': 'no-store' })
    }
    if (!found) return next()
    const response = await send(c, found, next)
    if (!(response instanceof Response)) return
    response.headers.set('Content-Type', types[found.format])
    // What stands in for a file that is still to be made must not be kept in its place.
    response.headers.set('Cache-Control', found.exact ? 'public, max-age=31536000, immutable' : 'no-store')
    return response
  }
}

function send(c: Context, { file }: PhotoAnswer, next: () => Promise<void>) {
  if (typeof file === 'string') return serveStatic({ path: file })(c, next)
  return c.body(new Uint8Array(file).buffer)
}
