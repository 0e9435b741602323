/** What we ask of the description within a glTF file. */
export interface Gltf {
  readonly accessors: readonly {
    readonly count: number
    readonly min?: readonly number[]
    readonly max?: readonly number[]
  }[]
  readonly meshes: readonly { readonly primitives: readonly Primitive[] }[]
  readonly materials: readonly { readonly name: string }[]
}

interface Primitive {
  readonly indices: number
  readonly material: number
  readonly attributes: Readonly<Record<string, number>>
}

/** The description of a binary glTF file: its first chunk, after a head of twelve bytes and the chunk's own of eight. */
export function readGlb(bytes: Uint8Array): Gltf {
  const view = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  if (view.toString('latin1', 0, 4) !== 'glTF') throw new Error('This is no binary glTF file.')
  return JSON.parse(view.toString('utf8', 20, 20 + view.readUInt32LE(12)))
}
