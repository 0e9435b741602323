import type { MiddlewareHandler } from 'hono'
import { successorOf } from '#site/pictures/rules/earlier-pictures.ts'
import { mediaUrl } from '#site/pictures/view/media.ts'

/** Leads from a drawing that other sites and visitors' devices still name to the picture that took its place. */
export const earlierPictures: MiddlewareHandler = async (c, next) => {
  const successor = successorOf(c.req.path)
  if (successor === undefined) return next()
  c.header('Cache-Control', 'public, max-age=86400')
  return c.redirect(mediaUrl(successor), 302)
}
