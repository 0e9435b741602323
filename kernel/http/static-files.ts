import { readdirSync, realpathSync } from 'node:fs'
import { dirname, extname, join } from 'node:path'
import { serveStatic } from '@hono/node-server/serve-static'
import type { MiddlewareHandler } from 'hono'

const immutable = 'public, max-age=31536000, immutable'
const aDay = 'public, max-age=86400'
const lookAgainMs = 1_000

const extraTypes: Readonly<Record<string, string>> = {
  '.webmanifest': 'application/manifest+json',
  '.usdz': 'model/vnd.usdz+zip',
}

/**
 * Built files, compressed ahead of time. Those whose address changes with their content are immutable to caches. Which there
 * are is known from the start, so that no page waits for the disk to be asked about it; those that the build keeps for
 * itself stand in a folder whose name begins with a point.
 *
 * @param directory the browser's files of this build, such as `dist/5f0c2a…/client`.
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

/**
 * Scripts and styles of the builds beside this one: a page of the build before is still open in a browser, one of the next
 * build is already sent by the process beside this one. Made-up addresses have the disk looked at once a second at most.
 */
function otherBuilds(directory: string): (path: string) => MiddlewareHandler | undefined {
  const own = dirname(realpathSync(directory))
  let found: ReadonlyMap<string, MiddlewareHandler> = new Map()
  let lookedAt = Number.NEGATIVE_INFINITY
  return (path) => {
    if (!path.startsWith('/assets/')) return undefined
    const now = performance.now()
    if (now - lookedAt > lookAgainMs) {
      lookedAt = now
      const builds = readdirSync(dirname(own), { withFileTypes: true })
        .filter((entry) => entry.isDirectory() && !entry.name.startsWith('.'))
        .map(({ name }) => join(dirname(own), name))
      found = new Map(builds.filter((build) => build !== own).flatMap(assetsOf))
    }
    return found.get(path)
  }
}

/** One that is being removed just now is as good as gone. */
function assetsOf(build: string): readonly (readonly [string, MiddlewareHandler])[] {
  const root = join(build, 'client')
  const serve = serveStatic({ root, precompressed: true })
  try {
    return readdirSync(join(root, 'assets')).map((name) => [`/assets/${name}`, serve] as const)
  } catch {
    return []
  }
}
