import { readdirSync, realpathSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { serveStatic } from '@hono/node-server/serve-static'
import type { MiddlewareHandler } from 'hono'

const lookAgainMs = 1_000

/**
 * Scripts and styles of the builds beside this one: a page of the build before is still open in a browser, one of the next
 * build is already sent by the process beside this one. Made-up addresses have the disk looked at once a second at most.
 *
 * @param directory the browser's files of this build, such as `dist/5f0c2a…/client`.
 */
export function otherBuilds(directory: string): (path: string) => MiddlewareHandler | undefined {
  const own = dirname(realpathSync(directory))
  let found: ReadonlyMap<string, MiddlewareHandler> = new Map()
  let lookedAt = Number.NEGATIVE_INFINITY
  return (path) => {
    if (!path.startsWith('/assets/')) return undefined
    const now = performance.now()
    if (now - lookedAt > lookAgainMs) {
      lookedAt = now
      found = new Map(buildsBeside(own).flatMap(filesOf))
    }
    return found.get(path)
  }
}

function buildsBeside(own: string): readonly string[] {
  return readdirSync(dirname(own), { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && !entry.name.startsWith('.'))
    .map(({ name }) => join(dirname(own), name))
    .filter((build) => build !== own)
}

/** One that is being removed just now is as good as gone. */
function filesOf(build: string): readonly (readonly [string, MiddlewareHandler])[] {
  const root = join(build, 'client')
  const serve = serveStatic({ root, precompressed: true })
  try {
    return readdirSync(join(root, 'assets')).map((name) => [`/assets/${name}`, serve] as const)
  } catch {
    return []
  }
}
