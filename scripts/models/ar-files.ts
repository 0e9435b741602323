import { pack } from 'gltfpack'
import { FrontSide, type Mesh, type MeshStandardMaterial } from 'three'
import { USDZExporter } from 'three/addons/exporters/USDZExporter.js'
import { GLTFLoader } from 'three/addons/loaders/GLTFLoader.js'

/** The viewers of phones take a third of the faces for the whole: they show the cart on its drive, not a bolt. */
export const arOptions = ['-km', '-noq', '-si', '0.4'] as const

/** Plain glTF, for Android's Scene Viewer: it is not said to know quantized or compressed meshes. */
export async function arGltf(master: Buffer): Promise<Buffer> {
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
export async function arUsdz(gltf: Buffer): Promise<Buffer> {
  const { scene } = await new GLTFLoader().parseAsync(new Uint8Array(gltf).buffer, '')
  scene.traverse((part) => {
    const { material } = part as Mesh
    // The format knows one side of a face.
    if (material) (material as MeshStandardMaterial).side = FrontSide
  })
  return Buffer.from(await new USDZExporter().parseAsync(scene, { quickLookCompatible: true }))
}
