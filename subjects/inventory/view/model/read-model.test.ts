import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { modelSizes } from '#subjects/inventory/facts/model-sizes.ts'
import { readModel } from './read-model.ts'

test.each(Object.entries(modelSizes))(
  'CART-185: the model of %s is read as large as we say, whole, on the ground, its lamps before its middle',
  (id, size) => {
    const { buffer } = new Uint8Array(readFileSync(`public/media/models/${id}.glb`))
    const { min, max, positions, normals, corners, solid, looks } = readModel(buffer)
    expect(min[1]).toBeCloseTo(0, 2)
    expect(max[0] - min[0]).toBeCloseTo(size.length / 1000, 2)
    expect(max[1] - min[1]).toBeCloseTo(size.height / 1000, 2)
    expect(max[2] - min[2]).toBeCloseTo(size.width / 1000, 2)
    expect(positions.every(Number.isFinite)).toBe(true)
    expect(corners.every((point) => point < positions.length / 3)).toBe(true)
    expect(solid).toBeLessThanOrEqual(corners.length)
    const lamps: number[] = []
    for (let point = 0; point < positions.length / 3; point += 1) {
      const look = looks[normals[point * 4 + 3] ?? -1]
      expect(look).toBeDefined()
      if (look?.role === 'lamp') lamps.push(positions[point * 3] ?? 0)
    }
    expect(Math.max(...lamps)).toBeGreaterThan((min[0] + max[0]) / 2)
  },
)
