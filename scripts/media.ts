import { createHash } from 'node:crypto'
import { cpSync, existsSync, globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import sharp from 'sharp'
import type { Plugin } from 'vite'
import { type HeroPhoto, heroPhotos } from '#subjects/pictures/facts/hero-photos.ts'
import { scenePictures } from '#subjects/pictures/facts/pictures.ts'
import { filesOf, recipesVersion } from '#subjects/pictures/rules/picture-files.ts'
import { writeFileAtomically } from '../studio/write-file-atomically.ts'

const masters = 'studio/masters'
const pictures = globSync('{carts,maps,scenes}/*.webp', { cwd: masters }).sort()
const models = globSync(`${masters}/models/*.glb`).sort()
const bytesOf = (name: string) => readFileSync(join(masters, name))

/** Our own pictures as the studio made them lie among the browser's files: the site makes its widths of them. */
export const copyMasters: Plugin = {
  name: 'copy-masters',
  apply: 'build',
  writeBundle({ dir = '' }) {
    for (const name of pictures) cpSync(join(masters, name), join(dir, 'media', name))
  },
}

/** Changes whenever any picture or model does, or the way it is made: they may then be kept forever under their address. */
export function mediaVersion(): string {
  const hash = createHash('sha256').update(recipesVersion).update(JSON.stringify(sharp.versions))
  for (const name of pictures)
    hash
      .update(name)
      .update(bytesOf(name))
      .update(JSON.stringify(filesOf(`/media/${name}`)))
  for (const file of models) hash.update(readFileSync(file))
  for (const file of globSync('public/media/**/*.*').sort()) hash.update(file).update(readFileSync(file))
  return hash.digest('base64url').slice(0, 8)
}

/** What stands in for a scene while it loads: its own colors from sky to ground, in one rule that a page can carry. */
export async function sceneColors(): Promise<string> {
  const rules = heroPhotos.map(async ({ name, evening }: HeroPhoto) => {
    const day = await colorsOf(name)
    const night = evening && (await colorsOf(name + scenePictures.evening))
    const stops = day.map((color, at) => (night ? `light-dark(${color},${night[at]})` : color))
    return `.scene-${name}{background:linear-gradient(${stops.join(',')})}`
  })
  return (await Promise.all(rules)).join('')
}

/** Three colors of a scene, from above. */
async function colorsOf(scene: string): Promise<readonly string[]> {
  const colors = await sharp(bytesOf(`scenes/${scene}.webp`))
    .removeAlpha()
    .resize(1, 3, { fit: 'fill' })
    .raw()
    .toBuffer()
  return [0, 3, 6].map((at) => `#${colors.toString('hex', at, at + 3)}`)
}

/** Half a second a model at the best quality, for one byte in a hundred. */
const brotli = { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } }

/** The files of a cart's model by their endings: the master, and the same compressed. */
const modelFiles: Readonly<Record<string, (master: Buffer) => Buffer>> = {
  '.glb': (master) => master,
  '.glb.br': compressedOnce,
  '.glb.gz': (master) => gzipSync(master),
}

export const copyModels: Plugin = {
  name: 'copy-models',
  enforce: 'pre',

  configureServer({ middlewares }) {
    middlewares.use('/media/models', (request, response, next) => {
      const [, id] = /^\/([a-z\d-]+)\.glb(?:\?|$)/.exec(request.url ?? '') ?? []
      const file = models.find((each) => basename(each, '.glb') === id)
      if (!file) return next()
      response.setHeader('Content-Type', 'model/gltf-binary')
      response.end(readFileSync(file))
    })
  },

  writeBundle({ dir = '' }) {
    const target = join(dir, 'media/models')
    mkdirSync(target, { recursive: true })
    for (const file of models)
      for (const [ending, make] of Object.entries(modelFiles))
        writeFileSync(join(target, basename(file, '.glb') + ending), make(readFileSync(file)))
  },
}

/** Builds keep the compressed models: they take twenty seconds, and change with the model alone. */
function compressedOnce(master: Buffer): Buffer {
  const hash = createHash('sha256').update(master).digest('hex')
  const file = join('.cache/models', `${hash.slice(0, 40)}.br`)
  if (existsSync(file)) return readFileSync(file)
  const made = brotliCompressSync(master, brotli)
  mkdirSync('.cache/models', { recursive: true })
  writeFileAtomically(file, made)
  return made
}
