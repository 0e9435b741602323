import { pack as gltfpack } from 'gltfpack'
import { modelLimits } from './models.ts'
import { readGlb } from './read-glb.ts'

/** Fewer faces, quantized and compressed, materials by their names, wheels as copies of one. */
export async function pack(exported: Uint8Array): Promise<{ readonly bytes: Uint8Array; readonly faces: number }> {
  let ratio = Math.min(1, modelLimits.faces / facesOf(exported))
  for (;;) {
    const bytes = await run(exported, ['-km', '-mi', '-cc', '-vp', '13', '-si', ratio.toFixed(3)])
    if (bytes.length <= modelLimits.bytes) return { bytes, faces: facesOf(bytes) }
    ratio *= modelLimits.shrink
  }
}

async function run(input: Uint8Array, options: readonly string[]): Promise<Uint8Array> {
  let output: Uint8Array | undefined
  await gltfpack(['-i', 'in.glb', '-o', 'out.glb', ...options], {
    read: () => input,
    write: (_, bytes) => {
      output = bytes.slice()
    },
  })
  if (!output) throw new Error('gltfpack wrote nothing.')
  return output
}

function facesOf(bytes: Uint8Array): number {
  const { meshes, accessors } = readGlb(bytes)
  const corners = meshes.flatMap(({ primitives }) => primitives.map(({ indices }) => accessors[indices]?.count ?? 0))
  return corners.reduce((sum, count) => sum + count, 0) / 3
}
