import { globSync, statSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { inventory } from '#subjects/inventory/facts/inventory.ts'
import { cartPlaceholder } from '#subjects/inventory/facts/placeholder.ts'
import { sideViews } from '#subjects/inventory/facts/side-views.ts'
import { heroPhotos } from '#subjects/pictures/facts/hero-photos.ts'
import { landmarkPicture, scenePictures } from '#subjects/pictures/facts/pictures.ts'
import { type SceneCrop, sceneCrops, usualCrop } from '#subjects/pictures/facts/scene-crops.ts'
import { pictureSet } from '#subjects/pictures/rules/picture-set.ts'

const masters = globSync('{carts,maps,scenes}/*.webp', { cwd: 'studio/masters' }).map((name) => `/media/${name}`)
const fileOf = (path: string) => join('studio/masters', path.slice('/media/'.length))
const largestBytes = 250 * 1024

async function expectMaster(path: string): Promise<void> {
  const set = pictureSet(path)
  const { width, height, format } = await sharp(fileOf(path)).metadata()
  expect({ width, height, format }).toEqual({ width: set?.width, height: set?.height, format: 'webp' })
  expect(statSync(fileOf(path)).size).toBeLessThanOrEqual(largestBytes)
}

/** How much of it covers each point: rows of 0 to 255. */
async function coverOf(path: string) {
  const { data, info } = await sharp(fileOf(path)).extractChannel('alpha').raw().toBuffer({ resolveWithObject: true })
  return { at: (x: number, y: number) => data[y * info.width + x] ?? 0, ...info }
}

describe.each(inventory.map(({ id }) => id))('%s', (id) => {
  test.each(['', '-side', '-rear'])(
    'PIC-50: all of it is in its picture%s, and nothing reaches the border',
    async (view) => {
      const { at, width, height } = await coverOf(`/media/carts/${id}${view}.webp`)
      const rows = Array.from({ length: height }, (_, y) => Math.max(at(0, y), at(width - 1, y)))
      const columns = Array.from({ length: width }, (_, x) => Math.max(at(x, 0), at(x, height - 1)))
      expect(Math.max(...rows, ...columns)).toBeLessThan(12)
    },
  )

  test('PIC-50: it stands on the floor that all carts stand on', async () => {
    const { at, width, height } = await coverOf(`/media/carts/${id}.webp`)
    const solid = (y: number) =>
      Array.from({ length: width }, (_, x) => at(x, y)).filter((cover) => cover > 250).length > 8
    const lowest = Array.from({ length: height }, (_, y) => height - 1 - y).find(solid) ?? 0
    expect(lowest / height).toBeGreaterThan(0.88)
    expect(lowest / height).toBeLessThan(0.985)
  })
})

test.each(Object.entries(sideViews))(
  'CART-160: %s begins and ends in its side picture where its record says',
  async (id, view) => {
    const { at, width, height } = await coverOf(`/media/carts/${id}-side.webp`)
    const rows = Array.from({ length: height }, (_, y) => y)
    const solid = Array.from({ length: width }, (_, x) => x).filter((x) => rows.some((y) => at(x, y) > 200))
    expect(Math.abs((solid[0] ?? 0) - view.from)).toBeLessThanOrEqual(3)
    expect(Math.abs((solid.at(-1) ?? 0) + 1 - view.to)).toBeLessThanOrEqual(3)
  },
)

describe('masters of at most 250 KB', () => {
  test.each(inventory.map(({ id, images }) => [id, images] as const))(
    'PIC-14: %s has its pictures',
    async (id, images) => {
      expect(images).toEqual(['', '-side', '-rear', '-detail'].map((view) => `/media/carts/${id}${view}.webp`))
      for (const path of images) await expectMaster(path)
    },
  )

  test.each(heroPhotos.map(({ name }) => name))('PIC-14, PIC-1: the scene %s has its picture', async (name) => {
    await expectMaster(`/media/scenes/${name}.webp`)
  })

  test('PIC-4: there is a placeholder picture', () => expectMaster(cartPlaceholder))

  test('PIC-14: the landmarks of the map have theirs, clear where nothing stands', async () => {
    await expectMaster(landmarkPicture.path)
    expect((await sharp(fileOf(landmarkPicture.path)).stats()).isOpaque).toBe(false)
  })

  test('PIC-14: there is none that no page shows', () => {
    const shown = new Set([
      ...inventory.flatMap(({ images }) => images),
      ...heroPhotos.map(({ name }) => `/media/scenes/${name}.webp`),
      cartPlaceholder,
      landmarkPicture.path,
    ])
    expect(masters.filter((path) => !shown.has(path))).toEqual([])
  })
})

test.each(Object.entries({ usual: usualCrop, ...sceneCrops }))(
  'PIC-14: the crop %s lies within the scene',
  (_, { from, to, top, bottom }: SceneCrop) => {
    expect(from).toBeGreaterThanOrEqual(0)
    expect(top).toBeGreaterThanOrEqual(0)
    expect(to).toBeLessThanOrEqual(scenePictures.size.width)
    expect(bottom).toBeLessThanOrEqual(scenePictures.size.height)
    // As slim as a phone shows it, or its sides would be cut.
    expect((to - from) / (bottom - top)).toBeCloseTo(4 / 5, 2)
    // A phone's file is never made larger than what it is cut from.
    expect(to - from).toBeGreaterThanOrEqual(scenePictures.phoneWidth)
  },
)
