import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { brotliCompressSync, constants } from 'node:zlib'
import { MeshoptDecoder } from 'meshoptimizer/decoder'
import { Box3, type Mesh, Vector3 } from 'three'
import { GLTFLoader } from 'three/addons/loaders/GLTFLoader.js'
import { describe, expect, test } from 'vitest'
import { modelSizes } from '#subjects/inventory/facts/model-sizes.ts'
import { sideViews } from '#subjects/inventory/facts/side-views.ts'
import { modelFile, modelLimits, models } from './models.ts'
import { readGlb } from './read-glb.ts'

const roles = ['paint', 'glass', 'lamp', 'rubber', 'plastic']
const mostDraws = 36
/** What we list is from bumper to bumper; a guard, a step or the bar of a deck may stand out by a little. */
const lengthTolerance = 0.021
/** Inches that packing the model may move a corner. */
const sizeTolerance = 0.1
const mostOnTheWire = 140_000

describe.each(models)('the model of $id', (model) => {
  const bytes = readFileSync(modelFile(model))

  test('CART-194: fits its limits of bytes and of things to draw, and names its materials by their roles', () => {
    expect(bytes.length).toBeLessThanOrEqual(modelLimits.bytes)
    const brotli = brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } })
    expect(brotli.length).toBeLessThanOrEqual(mostOnTheWire)
    const { meshes, materials } = readGlb(bytes)
    expect(meshes.flatMap(({ primitives }) => primitives).length).toBeLessThanOrEqual(mostDraws)
    expect(materials.map(({ name }) => name.split(' ')[0])).toEqual(expect.arrayContaining(roles))
  })

  test('CART-184: a roof takes the paint that is chosen where it has the color of the body', () => {
    const ofRoof = readGlb(bytes).materials.filter(({ name }) => name.split(' ')[0] === 'roof')
    expect(ofRoof).toHaveLength(model.cart.roofColor === 'paint' ? 0 : 1)
  })

  test('CART-185: stands on the ground, looks to +x, and is as long as we say', async () => {
    const loader = new GLTFLoader().setMeshoptDecoder(MeshoptDecoder)
    const { scene } = await loader.parseAsync(new Uint8Array(bytes).buffer, '')
    const box = new Box3().setFromObject(scene)
    const size = box.getSize(new Vector3()).divideScalar(0.0254)
    expect(Math.abs(box.min.y)).toBeLessThan(0.01)
    const told = sideViews[model.id]?.lengthInches
    if (told !== undefined) expect(Math.abs(size.x / told - 1)).toBeLessThan(lengthTolerance)
    expect(size.x).toBeGreaterThan(size.z)
    const { length, width, height } = modelSizes[model.id] ?? { length: 0, width: 0, height: 0 }
    expect(size.distanceTo(new Vector3(length, height, width).divideScalar(25.4))).toBeLessThan(sizeTolerance)
    const lamps = new Box3()
    scene.traverse((part) => {
      const { material } = part as Mesh
      if (material && 'name' in material && material.name === 'lamp') lamps.expandByObject(part)
    })
    expect(lamps.max.x).toBeGreaterThan(box.getCenter(new Vector3()).x)
  })
})

test('CART-194: every model was made by the scripts and records as they are', () => {
  const made = spawnSync(process.execPath, ['scripts/run.ts', 'studio/model/export.ts', '--list'], { encoding: 'utf8' })
  expect(made.stdout.trim()).toBe(`0 of ${models.length} models are to be made.`)
})
