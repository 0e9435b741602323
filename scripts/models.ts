import { createHash } from 'node:crypto'
import { existsSync, globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { basename, extname, join } from 'node:path'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import { pack } from 'gltfpack'
import { FrontSide, type Mesh, type MeshStandardMaterial } from 'three'
import { USDZExporter } from 'three/addons/exporters/USDZExporter.js'
import { GLTFLoader } from 'three/addons/loaders/GLTFLoader.js'
import type { Plugin } from 'vite'
import { writeFileAtomically } from '../studio/write-file-atomically.ts'

const masters = 'studio/masters/models'
const kept = '.cache/models'
const folder = '/media/models/'

const types: Readonly<Record<string, string>> = { '.glb': 'model/gltf-binary', '.usdz': 'model/vnd.usdz+zip' }

/** Half a second a model at the best quality, for one byte in a hundred. */
const brotli = { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } }

/** The viewers of phones take a third of the faces for the whole: they show the cart on its drive, not a bolt. */
const arOptions = ['-km', '-noq', '-si', '0.4'] as const

/** What is there of each cart's model: the master, and what is made of it for the cameras of phones. */
export function models(): Plugin {
  return {
    name: 'models',
    enforce: 'pre',

    configureServer({ middlewares }) {
      middlewares.use((request, response, next) => {
        const path = request.url?.replace(/\?.*/, '') ?? ''
        const type = types[extname(path)]
        if (!type || !path.startsWith(folder)) return next()
        modelFile(path.slice(folder.length)).then((bytes) => {
          if (!bytes) return next()
          response.setHeader('Content-Type', type)
          response.end(bytes)
        }, next)
      })
    },

    async writeBundle({ dir = '' }) {
      const target = join(dir, folder)
      mkdirSync(target, { recursive: true })
      for (const id of globSync(`${masters}/*.glb`).map((file) => basename(file, '.glb')))
        for (const name of [`${id}.glb`, `${id}-ar.glb`, `${id}.usdz`]) {
          const bytes = await modelFile(name)
          if (!bytes) throw new Error(`There is no ${name}.`)
          writeFileSync(join(target, name), bytes)
          if (name !== `${id}.glb`) continue
          writeFileSync(
            join(target, `${name}.br`),
            await madeOnce(bytes, 'br', () => brotliCompressSync(bytes, brotli)),
          )
          writeFileSync(join(target, `${name}.gz`), gzipSync(bytes))
        }
    },
  }
}

async function modelFile(name: string): Promise<Buffer | undefined> {
  const [, id, kind] = /^([a-z0-9-]+?)(-ar\.glb|\.glb|\.usdz)$/.exec(name) ?? []
  const file = join(masters, `${id}.glb`)
  if (!id || !existsSync(file)) return undefined
  const master = readFileSync(file)
  if (kind === '.glb') return master
  const plain = await madeOnce(master, 'ar.glb', () => arGltf(master))
  return kind === '-ar.glb' ? plain : madeOnce(master, 'usdz', () => arUsdz(plain))
}

/** Plain glTF, for Android's Scene Viewer: it is not said to know quantized or compressed meshes. */
async function arGltf(master: Buffer): Promise<Buffer> {
  let made: Buffer | undefined
  await pack(['-i', 'in.glb', '-o', 'out.glb', ...arOptions], {
    read: () => master,
    write: (_, bytes) => {
      made = Buffer.from(bytes)
    },
  })
  if (!made) throw new Error('gltfpack wrote nothing.')
  return made
}

/** The same as USDZ, for Quick Look. */
async function arUsdz(gltf: Buffer): Promise<Buffer> {
  const { scene } = await new GLTFLoader().parseAsync(new Uint8Array(gltf).buffer, '')
  scene.traverse((part) => {
    const { material } = part as Mesh
    // The format knows one side of a face.
    if (material) (material as MeshStandardMaterial).side = FrontSide
  })
  return Buffer.from(await new USDZExporter().parseAsync(scene, { quickLookCompatible: true }))
}

/** Builds keep what is made of a model: it takes a minute, and changes with the model alone. */
async function madeOnce(master: Buffer, ending: string, make: () => Buffer | Promise<Buffer>): Promise<Buffer> {
  const hash = createHash('sha256').update(master).update(JSON.stringify(arOptions)).digest('hex')
  const file = join(kept, `${hash.slice(0, 40)}.${ending}`)
  if (existsSync(file)) return readFileSync(file)
  const made = await make()
  mkdirSync(kept, { recursive: true })
  writeFileAtomically(file, made)
  return made
}
