import { existsSync, readFileSync, rmSync } from 'node:fs'
import { mkdir, readFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { serveStatic } from '@hono/node-server/serve-static'
import type { MiddlewareHandler } from 'hono'
import { writeFileAtomically } from '#kernel/files/write-file-atomically.ts'
import type { Logger } from '#kernel/log/log.ts'
import type { PictureRecipe } from './encode-picture.ts'
import { KeptResults } from './kept-results.ts'
import type { PictureWorker } from './picture-worker.ts'

/** Our own pictures that a build has left for the site to make, in the order of their turns. */
export interface PictureList {
  /** Where builds keep what was made. */
  readonly kept: string
  readonly pictures: readonly LaterPicture[]
}

interface LaterPicture {
  readonly path: string
  readonly master: string
  readonly recipe: PictureRecipe
  readonly key: string
}

export interface LaterPictures {
  readonly answer: MiddlewareHandler
  /** Works through all of them, one after the other; what is asked for meanwhile comes in between. */
  readonly makeAll: () => Promise<void>
  readonly stop: () => void
}

interface LaterOptions {
  /** The build's files for browsers. */
  readonly directory: string
  readonly worker: Pick<PictureWorker, 'ask'>
  readonly log: Pick<Logger, 'info' | 'warn'>
}

/** Beside the pictures, under a name that is never served. */
export const pictureListFile = 'media/.later.json'
const immutable = 'public, max-age=31536000, immutable'

/** Nothing where the build has made all of its pictures, as it has in earnest: the first start on a machine does not wait for them. */
export function openLaterPictures({ directory, worker, log }: LaterOptions): LaterPictures | undefined {
  const listed = join(directory, pictureListFile)
  if (!existsSync(listed)) return undefined
  const { kept, pictures } = JSON.parse(readFileSync(listed, 'utf8')) as PictureList
  const results = new KeptResults(kept)
  const byPath = new Map(pictures.map((picture) => [picture.path, picture]))
  const jobs = new Map<string, Promise<Uint8Array>>()
  let stopped = false

  /** The work that makes it, begun or joined. */
  function job(picture: LaterPicture): Promise<Uint8Array> {
    const begun = jobs.get(picture.path)
    if (begun) return begun
    const made = make(picture).finally(() => jobs.delete(picture.path))
    jobs.set(picture.path, made)
    return made
  }

  async function make({ path, master, recipe, key }: LaterPicture): Promise<Uint8Array> {
    const { bytes } = await worker.ask(async () => ({
      kind: 'recipe',
      recipe,
      bytes: await readFile(join(directory, master)),
    }))
    const file = join(directory, path)
    await mkdir(dirname(file), { recursive: true })
    writeFileAtomically(file, bytes)
    await results.keep(key, bytes)
    return bytes
  }

  return {
    answer: async (c, next) => {
      const picture = byPath.get(c.req.path)
      if (!picture || (c.req.method !== 'GET' && c.req.method !== 'HEAD')) return next()
      const isThere = () => existsSync(join(directory, picture.path))
      if (!isThere()) await job(picture).catch(() => {})
      // The master shows the same, and nobody may keep it in the place of what was asked for.
      const found = isThere()
      const response = await serveStatic({ root: directory, path: found ? picture.path : picture.master })(c, next)
      if (response instanceof Response) response.headers.set('Cache-Control', found ? immutable : 'no-store')
      return response
    },

    async makeAll() {
      let failed = 0
      for (const picture of pictures) {
        if (stopped) return
        if (existsSync(join(directory, picture.path))) continue
        await job(picture).catch((error: unknown) => {
          failed += 1
          if (!stopped) log.warn({ path: picture.path, error: String(error) }, 'a picture could not be made')
        })
      }
      if (failed === 0) rmSync(listed, { force: true })
      if (!stopped) log.info({ pictures: pictures.length - failed }, 'the pictures of this build are all made')
    },

    stop() {
      stopped = true
    },
  }
}
