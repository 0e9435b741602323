import { createHash } from 'node:crypto'
import { globSync, readFileSync } from 'node:fs'
import type { Plugin } from 'vite'
import { encoderSettings } from '#subjects/pictures/server/encode-picture.ts'
import { modelContents } from '../models/plugin.ts'
import { pictureMaker } from './make-pictures.ts'
import { readMasters, variantsOf } from './masters.ts'

const masters = 'studio/masters'
export const pictureFolders = { masters, kept: '.cache/pictures' }

const types: Readonly<Record<string, string>> = { avif: 'image/avif', webp: 'image/webp' }

/** Makes each picture as it is asked for while somebody works on the site; those of a build `make.ts` writes. */
export function pictures(): Plugin {
  const maker = pictureMaker(pictureFolders)
  return {
    name: 'pictures',
    apply: 'serve',
    enforce: 'pre',

    configureServer({ middlewares }) {
      middlewares.use((request, response, next) => {
        const path = request.url?.replace(/\?.*/, '') ?? ''
        const type = types[path.slice(path.lastIndexOf('.') + 1)]
        if (!type || !path.startsWith('/media/')) return next()
        maker.at(path).then((bytes) => {
          if (!bytes) return next()
          response.setHeader('Content-Type', type)
          response.end(bytes)
        }, next)
      })
    },
  }
}

/** Changes whenever any picture or model does, or the way it is made: they may then be kept forever under their address. */
export function mediaVersion(): string {
  const hash = createHash('sha256').update(encoderSettings)
  for (const { path, hash: master } of readMasters(masters))
    hash
      .update(path)
      .update(master)
      .update(JSON.stringify(variantsOf(path)))
  for (const model of modelContents()) hash.update(model)
  for (const file of globSync('public/media/**/*.*').sort()) hash.update(file).update(readFileSync(file))
  return hash.digest('base64url').slice(0, 8)
}
