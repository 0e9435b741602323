import { readdirSync, realpathSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { serveStatic } from '@hono/node-server/serve-static'
import type { MiddlewareHandler } from 'hono'

const immutable = 'public, max-age=31536000, immutable'
const aDay = 'public, max-age=86400'
const lookAgainMs = 1_000

/**
 * Built files, compressed ahead of time; those whose address changes with their content are immutable to caches. Which there
 * are is known from the start, so that no page waits for the disk to be asked about it. Scripts and styles of the builds
 * beside this one are found as well: a page of the build before is still open in a browser, one of the next build is
 * already sent by the process beside this one. Made-up addresses have the disk looked at once a second at most.
 *
 * @param directory the browser's files of this build, such as `dist/5f0c2a…/client`.
 */
export function staticFiles(directory: string): MiddlewareHandler {
  const own = new Map(filesIn(directory))
  const builds = dirname(dirname(realpathSync(directory)))
  let ofOtherBuilds: typeof own = new Map()
  let lookedAt = Number.NEGATIVE_INFINITY
  const ofAnyBuild = (path: string) => {
    const now = performance.now()
    if (now - lookedAt > lookAgainMs) {
      lookedAt = now
      ofOtherBuilds = new Map(readdirSync(builds).flatMap((build) => filesIn(join(builds, build, 'client'), 'assets')))
    }
    return ofOtherBuilds.get(path)
  }
  return async (c, next) => {
    const { path } = c.req
    const isAsset = path.startsWith('/assets/')
    const serve = own.get(path) ?? (isAsset ? ofAnyBuild(path) : undefined)
    if (!serve) return next()
    c.set('requestKind', 'file')
    const found = await serve(c, next)
    if (!(found instanceof Response)) return
    found.headers.set('Cache-Control', isAsset || c.req.query('v') !== undefined ? immutable : aDay)
    return found
  }
}

/** Files by their address, without those that the build keeps for itself. A build that is being removed has none. */
function filesIn(root: string, folder = ''): readonly (readonly [string, MiddlewareHandler])[] {
  try {
    const files = readdirSync(join(root, folder), { recursive: true }).map((file) => `/${join(folder, String(file))}`)
    const serve = serveStatic({ root, precompressed: true })
    return files.filter((file) => !file.includes('/.')).map((file) => [file, serve])
  } catch {
    return []
  }
}
