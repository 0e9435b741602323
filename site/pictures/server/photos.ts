import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { serveStatic } from '@hono/node-server/serve-static'
import type { MiddlewareHandler } from 'hono'

/** Where the dealer's own pictures are found on the site. */
export const photosPath = '/media/photos/'

export function photosDirectory(dataDir: string): string {
  return join(dataDir, 'media', 'photos')
}

/** The pictures that the desk has taken in. Their names change with their content, so they are kept forever. */
export function photos(directory: string): MiddlewareHandler {
  mkdirSync(directory, { recursive: true })
  const serve = serveStatic({ root: directory, rewriteRequestPath: (path) => path.slice(photosPath.length - 1) })
  return async (c, next) => {
    const found = await serve(c, next)
    if (!(found instanceof Response)) return
    found.headers.set('Cache-Control', 'public, max-age=31536000, immutable')
    return found
  }
}
