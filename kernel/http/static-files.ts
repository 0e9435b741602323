import { readdirSync } from 'node:fs'
import { extname } from 'node:path'
import { serveStatic } from '@hono/node-server/serve-static'
import type { MiddlewareHandler } from 'hono'
import { otherBuilds } from './other-builds.ts'

const immutable = 'public, max-age=31536000, immutable'
const aDay = 'public, max-age=86400'

const extraTypes: Readonly<Record<string, string>> = {
  '.webmanifest': 'application/manifest+json',
  '.usdz': 'model/vnd.usdz+zip',
}

/**
 * Built files, compressed ahead of time. Those whose address changes with their content are immutable to caches. Which there
 * are is known from the start, so that no page waits for the disk to be asked about it; those that the build keeps for
 * itself stand in a folder whose name begins with a point.
 */
export function staticFiles(directory: string): MiddlewareHandler {
  const serve = serveStatic({ root: directory, precompressed: true })
  const ofOtherBuilds = otherBuilds(directory)
  const files = new Set(
    readdirSync(directory, { recursive: true })
      .map((file) => `/${String(file).replaceAll('\\', '/')}`)
      .filter((file) => !file.includes('/.')),
  )
  return async (c, next) => {
    const { path } = c.req
    const from = files.has(path) ? serve : ofOtherBuilds(path)
    if (!from) return next()
    c.set('requestKind', 'file')
    const found = await from(c, next)
    if (!(found instanceof Response)) return
    const versioned = path.startsWith('/assets/') || c.req.query('v') !== undefined
    found.headers.set('Cache-Control', versioned ? immutable : aDay)
    const type = extraTypes[extname(path)]
    if (type) found.headers.set('Content-Type', type)
    return found
  }
}
