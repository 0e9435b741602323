import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { brotliCompressSync, constants } from 'node:zlib'
import { describe, expect, test } from 'vitest'
import { modelFile, modelLimits, models } from './models.ts'
import { readGlb } from './read-glb.ts'

const roles = ['paint', 'glass', 'lamp', 'rubber', 'plastic']
const mostDraws = 36
/** What we list is from bumper to bumper; a guard, a step or the bar of a deck may stand out by a little. */
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
})

test('CART-194: every model was made by the scripts and records as they are', () => {
  const made = spawnSync(process.execPath, ['scripts/run.ts', 'studio/model/export.ts', '--list'], { encoding: 'utf8' })
  expect(made.stdout.trim()).toBe(`0 of ${models.length} models are to be made.`)
})
