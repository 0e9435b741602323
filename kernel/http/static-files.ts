import { readdirSync, realpathSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { serveStatic } from '@hono/node-server/serve-static'
import type { MiddlewareHandler } from 'hono'

const immutable = 'public, max-age=31536000, immutable'
const aDay = 'public, max-age=86400'
const lookAgainMs = 1_000

/**
 * Sends the files of the build, compressed ahead of time; caches keep those whose address changes with their content for ever. The
 * process lists its files once, at the start, so that no page waits for the disk. It finds scripts and styles of the builds beside
 * its own as well: browsers still show pages of the build before, and the process beside this one may already send pages of the next.
 * For addresses that no list holds it looks at the disk at most once a second.
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
