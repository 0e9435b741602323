// Uses the decoder in plain script, since the compiled one would need 'wasm-unsafe-eval' in the page's policy. The package exports
// no entry for it, so the import names its file.
// @ts-expect-error it comes without types
import { MeshoptDecoder } from '../../../../node_modules/meshoptimizer/meshopt_decoder_reference.js'

export type Point = readonly [x: number, y: number, z: number]

/** How a material looks; colors are linear. */
export interface Look {
  /** The part that the material is for: its name up to the first space (studio/README.md). */
  readonly role: string
  color: readonly number[]
  readonly alpha: number
  readonly roughness: number
  readonly metal: number
  readonly coat: number
  /** How much of its color the material glows with by itself. */
  readonly glow: number
}

/** A model in its place, in meters: y is up, its nose points to +x. */
export interface Mesh {
  readonly positions: Float32Array<ArrayBuffer>
  /** For each corner its normal, from -127 to 127, and the number of its material. */
  readonly normals: Int8Array<ArrayBuffer>
  readonly corners: Uint32Array<ArrayBuffer>
  /** The number of solid corners; the others are glass. */
  readonly solid: number
  readonly looks: readonly Look[]
  readonly min: Point
  readonly max: Point
}

interface Gltf {
  readonly nodes: readonly (Transform & {
    readonly mesh: number
    readonly extensions?: { readonly [instances]: Instances }
  })[]
  readonly meshes: readonly { readonly primitives: readonly Primitive[] }[]
  readonly accessors: readonly { readonly bufferView: number; readonly byteOffset: number; readonly count: number }[]
  readonly bufferViews: readonly { readonly extensions: { readonly EXT_meshopt_compression: PackedView } }[]
  readonly materials: readonly Material[]
}
interface Primitive {
  readonly indices: number
  readonly material: number
  readonly attributes: { readonly POSITION: number; readonly NORMAL: number }
}
interface Transform {
  readonly translation?: ArrayLike<number>
  /** A quaternion. */
  readonly rotation?: ArrayLike<number>
  readonly scale?: ArrayLike<number>
}
const instances = 'EXT_mesh_gpu_instancing'
interface Instances {
  readonly attributes: Readonly<Record<'TRANSLATION' | 'ROTATION' | 'SCALE', number>>
}
interface PackedView {
  readonly byteOffset: number
  readonly byteLength: number
  readonly byteStride: number
  readonly count: number
  readonly mode: string
  readonly filter?: string
}
interface Material {
  readonly name: string
  readonly pbrMetallicRoughness: {
    readonly baseColorFactor: readonly [number, number, number, number]
    readonly metallicFactor?: number
    readonly roughnessFactor?: number
  }
  readonly emissiveFactor?: readonly number[]
  readonly extensions?: { readonly KHR_materials_clearcoat?: { readonly clearcoatFactor: number } }
}

/** Reads a model as `studio/model/pack.ts` writes it: quantized, compressed, wheels as copies of one. */
export function readModel(file: ArrayBuffer): Mesh {
  const jsonLength = new DataView(file).getUint32(12, true)
  const gltf: Gltf = JSON.parse(new TextDecoder().decode(new Uint8Array(file, 20, jsonLength)))
  const packed = new Uint8Array(file, 28 + jsonLength)
  const views = gltf.bufferViews.map(({ extensions }) => {
    const { byteOffset, byteLength, byteStride, count, mode, filter } = extensions.EXT_meshopt_compression
    const bytes = new Uint8Array(count * byteStride)
    const source = packed.subarray(byteOffset, byteOffset + byteLength)
    MeshoptDecoder.decodeGltfBuffer(bytes, count, byteStride, source, mode, filter)
    return bytes.buffer
  })
  const accessor = (index: number) => {
    const { bufferView, byteOffset, count } = gltf.accessors[index] as Gltf['accessors'][number]
    return { buffer: views[bufferView] as ArrayBuffer, byteOffset, count }
  }
  const transformsOf = (node: Gltf['nodes'][number]): readonly Transform[] => {
    const attributes = node.extensions?.[instances].attributes
    if (!attributes) return [node]
    const at = accessor(attributes.TRANSLATION)
    const turn = accessor(attributes.ROTATION)
    const scale = accessor(attributes.SCALE)
    return Array.from({ length: at.count }, (_, index) => ({
      translation: new Float32Array(at.buffer, at.byteOffset + index * 12, 3),
      rotation: new Int16Array(turn.buffer, turn.byteOffset + index * 8, 4),
      scale: new Float32Array(scale.buffer, scale.byteOffset + index * 12, 3),
    }))
  }
  const looks = gltf.materials.map(lookOf)
  const isGlass = ({ material }: Primitive) => (looks[material]?.alpha ?? 1) < 1
  const parts = gltf.nodes
    .flatMap((node) => {
      const { primitives } = gltf.meshes[node.mesh] as Gltf['meshes'][number]
      return transformsOf(node).flatMap((transform) => primitives.map((primitive) => ({ transform, primitive })))
    })
    .sort((one, other) => Number(isGlass(one.primitive)) - Number(isGlass(other.primitive)))
  const sum = (count: (primitive: Primitive) => number) => parts.reduce((all, part) => all + count(part.primitive), 0)
  const points = sum(({ attributes }) => accessor(attributes.POSITION).count)
  const positions = new Float32Array(points * 3)
  const normals = new Int8Array(points * 4)
  const corners = new Uint32Array(sum(({ indices }) => accessor(indices).count))
  let [point, corner] = [0, 0]
  for (const { transform, primitive } of parts) {
    const indices = accessor(primitive.indices)
    for (const index of new Uint16Array(indices.buffer, indices.byteOffset, indices.count))
      corners[corner++] = point + index
    const position = accessor(primitive.attributes.POSITION)
    const normal = accessor(primitive.attributes.NORMAL)
    const at = new Uint16Array(position.buffer, position.byteOffset, position.count * 4)
    const toward = new Int8Array(normal.buffer, normal.byteOffset, normal.count * 4)
    const turn = turnOf(transform.rotation ?? [0, 0, 0, 1])
    const { translation: move = [0, 0, 0], scale = [1, 1, 1] } = transform
    const [sx = 1, sy = 1, sz = 1] = Array.from(scale)
    for (const [axis, row] of turn.entries()) {
      const grown: Point = [row[0] * sx, row[1] * sy, row[2] * sz]
      for (let index = 0; index < position.count; index += 1) {
        positions[(point + index) * 3 + axis] = along(grown, at, index * 4) + (move[axis] ?? 0)
        normals[(point + index) * 4 + axis] = Math.round(along(row, toward, index * 4))
      }
    }
    for (let index = 0; index < position.count; index += 1) normals[(point + index) * 4 + 3] = primitive.material
    point += position.count
  }
  const solid = sum((each) => (isGlass(each) ? 0 : accessor(each.indices).count))
  return { positions, normals, corners, solid, looks, ...boxOf(positions) }
}

type Three<Each> = readonly [Each, Each, Each]

const along = ([x, y, z]: Point, list: ArrayLike<number>, from: number) =>
  x * (list[from] ?? 0) + y * (list[from + 1] ?? 0) + z * (list[from + 2] ?? 0)

/** The rows of a rotation; the quaternion may have any length. */
function turnOf(quaternion: ArrayLike<number>): Three<Point> {
  const [i = 0, j = 0, k = 0, r = 1] = Array.from(quaternion)
  const s = 2 / (i * i + j * j + k * k + r * r)
  return [
    [1 - s * (j * j + k * k), s * (i * j - k * r), s * (i * k + j * r)],
    [s * (i * j + k * r), 1 - s * (i * i + k * k), s * (j * k - i * r)],
    [s * (i * k - j * r), s * (j * k + i * r), 1 - s * (i * i + j * j)],
  ]
}

function lookOf({ name, pbrMetallicRoughness: pbr, emissiveFactor = [], extensions = {} }: Material): Look {
  const [red, green, blue, alpha] = pbr.baseColorFactor
  return {
    role: name.split(' ')[0] ?? '',
    color: [red, green, blue],
    alpha,
    roughness: pbr.roughnessFactor ?? 1,
    metal: pbr.metallicFactor ?? 1,
    coat: extensions.KHR_materials_clearcoat?.clearcoatFactor ?? 0,
    glow: Math.max(0, ...emissiveFactor) / Math.max(red, green, blue),
  }
}

function boxOf(positions: Float32Array): { readonly min: Point; readonly max: Point } {
  const ends = (axis: number) => {
    let [min, max] = [Infinity, -Infinity]
    for (let index = axis; index < positions.length; index += 3) {
      const value = positions[index] ?? 0
      if (value < min) min = value
      if (value > max) max = value
    }
    return [min, max] as const
  }
  const [[x, farX], [y, farY], [z, farZ]] = [ends(0), ends(1), ends(2)]
  return { min: [x, y, z], max: [farX, farY, farZ] }
}
