import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { bakeShade } from './baked-shade.ts'
import { readModel } from './read-model.ts'

const read = (id: string) => readModel(new Uint8Array(readFileSync(`public/media/models/${id}.glb`)).buffer)

test.each(['ev-city', 'carrier-8-plus', 'turfman-200'])('CART-186: %s shades itself and the ground under it', (id) => {
  const { positions, looks, normals, ...model } = read(id)
  const { points, ground, columns } = bakeShade({ positions, looks, normals, ...model })
  const mean = (wanted: (index: number) => boolean) => {
    const found = [...points].filter((_, index) => wanted(index))
    return found.reduce((sum, each) => sum + each, 0) / found.length
  }
  const role = (index: number) => looks[normals[index * 4 + 3] ?? 0]?.role
  const high = (index: number) => (positions[index * 3 + 1] ?? 0) > model.max[1] - 0.02
  const under = (index: number) => role(index) === 'plastic' && (normals[index * 4 + 1] ?? 0) < -100
  expect(mean(high)).toBeGreaterThan(230)
  expect(mean(under)).toBeLessThan(mean(high) * 0.85)
  const row = Math.floor(ground.length / columns / 2)
  expect(ground[row * columns + Math.floor(columns / 2)]).toBeGreaterThan(80)
  expect([ground[0], ground.at(-1)]).toEqual([0, 0])
})
