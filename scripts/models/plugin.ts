import { existsSync, globSync, readFileSync } from 'node:fs'
import { mkdir, writeFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import type { Plugin } from 'vite'
import { KeptResults } from '#subjects/pictures/server/kept-results.ts'
import { arGltf, arOptions, arUsdz } from './ar-files.ts'

const masters = 'studio/masters/models'
const folder = '/media/models/'
const results = new KeptResults('.cache/models')

const types: Readonly<Record<string, string>> = { glb: 'model/gltf-binary', usdz: 'model/vnd.usdz+zip' }

/** Half a second a model at the best quality, for one byte in a hundred. */
const brotli = { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } }

/** What is there of each cart's model: the master, and what is made of it for the cameras of phones. */
export function models(): Plugin {
  return {
    name: 'models',
    enforce: 'pre',

    configureServer({ middlewares }) {
      middlewares.use((request, response, next) => {
        const path = request.url?.replace(/\?.*/, '') ?? ''
        const type = types[path.slice(path.lastIndexOf('.') + 1)]
        if (!type || !path.startsWith(folder)) return next()
        modelFile(path.slice(folder.length)).then((bytes) => {
          if (!bytes) return next()
          response.setHeader('Content-Type', type)
          response.end(bytes)
        }, next)
      })
    },

    async writeBundle({ dir }) {
      if (!dir) return
      const target = join(dir, folder)
      await mkdir(target, { recursive: true })
      for (const id of ids())
        for (const name of [`${id}.glb`, `${id}-ar.glb`, `${id}.usdz`]) {
          const bytes = await modelFile(name)
          if (!bytes) throw new Error(`There is no ${name}.`)
          await writeFile(join(target, name), bytes)
          if (name !== `${id}.glb`) continue
          await writeFile(join(target, `${name}.br`), brotliCompressSync(bytes, brotli))
          await writeFile(join(target, `${name}.gz`), gzipSync(bytes))
        }
    },
  }
}

const ids = () => globSync(`${masters}/*.glb`).map((file) => basename(file, '.glb'))

async function modelFile(name: string): Promise<Buffer | undefined> {
  const [, id, kind] = /^([a-z0-9-]+?)(-ar\.glb|\.glb|\.usdz)$/.exec(name) ?? []
  const file = join(masters, `${id}.glb`)
  if (!id || !existsSync(file)) return undefined
  const master = readFileSync(file)
  if (kind === '.glb') return master
  const key = JSON.stringify([master.toString('base64'), arOptions])
  const plain = await madeOnce(key, () => arGltf(master))
  return kind === '-ar.glb' ? plain : madeOnce(`${key} usdz`, () => arUsdz(plain))
}

async function madeOnce(key: string, make: () => Promise<Buffer>): Promise<Buffer> {
  const before = await results.find(key)
  if (before) return before
  const made = await make()
  await results.keep(key, made)
  return made
}

/** Every master's content: an address that carries it may be kept forever. */
export const modelContents = (): readonly Buffer[] =>
  globSync(`${masters}/*.glb`)
    .sort()
    .map((file) => readFileSync(file))
