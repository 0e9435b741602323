import { globSync, statSync } from 'node:fs'
import { join } from 'node:path'
import sharp, { type Sharp } from 'sharp'
import { describe, expect, test } from 'vitest'
import { inventory } from '#subjects/inventory/facts/inventory.ts'
import { cartPlaceholder } from '#subjects/inventory/facts/placeholder.ts'
import { sidePicture, sideViews } from '#subjects/inventory/facts/side-views.ts'
import { heroPhotos } from '#subjects/pictures/facts/hero-photos.ts'
import { hillPicture, landmarkPicture, scenePictures } from '#subjects/pictures/facts/pictures.ts'
import { type SceneCrop, sceneCrops, usualCrop } from '#subjects/pictures/facts/scene-crops.ts'
import { eveningOf, pictureSet } from '#subjects/pictures/rules/picture-set.ts'

const fileOf = (path: string) => join('studio/masters', path.slice('/media/'.length))

/** Rows of 0 to 255. */
async function pointsOf(picture: Sharp) {
  const { data, info } = await picture.raw().toBuffer({ resolveWithObject: true })
  return { at: (x: number, y: number) => data[(y * info.width + x) * info.channels] ?? 0, ...info }
}

/** How much of it covers each point. */
const coverOf = (path: string) => pointsOf(sharp(fileOf(path)).extractChannel('alpha'))

/** How light each point is, on a gray page. */
const lightOf = (path: string) => pointsOf(sharp(fileOf(path)).flatten({ background: '#808080' }).greyscale())

/** How many points above that row are a little covered, 2 to 40 %, outside of the body and more than two points from its edge. */
function hazeOf({ at, width }: Awaited<ReturnType<typeof coverOf>>, rows: number): number {
  const body = 102
  const outside = new Set<number>()
  const next = Array.from({ length: width }, (_, x) => x)
  for (let point = next.pop(); point !== undefined; point = next.pop()) {
    const [x, y] = [point % width, Math.floor(point / width)]
    if (outside.has(point) || y >= rows || at(x, y) >= body) continue
    outside.add(point)
    if (x > 0) next.push(point - 1)
    if (x < width - 1) next.push(point + 1)
    if (y > 0) next.push(point - width)
    next.push(point + width)
  }
  const around = [-2, -1, 0, 1, 2]
  const isEdge = (x: number, y: number) => around.some((dx) => around.some((dy) => at(x + dx, y + dy) >= body))
  return [...outside].filter((point) => {
    const [x, y] = [point % width, Math.floor(point / width)]
    return at(x, y) > 5 && !isEdge(x, y)
  }).length
}

/** On how many rows a shadow breaks off upright near the right border: all of them end within a four hundredth of the picture's width, what
 * covers a third there falls to an eighth within a fiftieth. */
function cutRowsOf({ at, width, height }: Awaited<ReturnType<typeof coverOf>>): number {
  const lower = Array.from({ length: Math.floor(height * 0.4) }, (_, y) => height - 1 - y)
  const lastOf = (y: number, least: number) => {
    let x = width - 1
    while (x >= 0 && at(x, y) < least) x -= 1
    return x
  }
  const ends = lower.flatMap((y) => {
    const [third, eighth] = [lastOf(y, 96), lastOf(y, 32)]
    const isShadow = third > 4 && at(third - 4, y) < 215
    return isShadow && eighth > width * 0.93 && eighth - third < width * 0.02 ? [eighth] : []
  })
  return ends.filter((x) => x > Math.max(...ends) - width / 400).length
}

/** In a scene, and in the first picture of a cart. */
const mostSpecks = { scene: 70, cart: 40 }

/** How many points are lighter than all eight around them, or darker, by a tenth of the way from black to white: grain, and dots along a
 * line. */
function specksOf({ at, width, height }: Pick<Awaited<ReturnType<typeof coverOf>>, 'at' | 'width' | 'height'>): number {
  let specks = 0
  for (let y = 1; y < height - 1; y += 1) {
    for (let x = 1; x < width - 1; x += 1) {
      const [own, next] = [at(x, y), at(x + 1, y)]
      if (Math.abs(own - next) < 25) continue
      const apart = [at(x - 1, y), next]
      for (const row of [y - 1, y + 1]) apart.push(at(x - 1, row), at(x, row), at(x + 1, row))
      if (apart.every((other) => own - other > 24) || apart.every((other) => other - own > 24)) specks += 1
    }
  }
  return specks
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

  test.each([
    ['', 0.6],
    ['-side', 0.66],
    ['-rear', 0.6],
  ])('PIC-53: around its body%s is nothing, down to the ground', async (view, ground) => {
    const cover = await coverOf(`/media/carts/${id}${view}.webp`)
    expect(hazeOf(cover, Math.floor(cover.height * ground))).toBeLessThan(12)
  })

  test('PIC-53: its shadow ends by itself before its first picture does', async () => {
    const cover = await coverOf(`/media/carts/${id}.webp`)
    expect(cutRowsOf(cover)).toBeLessThan(cover.height / 100)
  })

  test('PIC-50: it stands on the floor that all carts stand on', async () => {
    const { at, width, height } = await coverOf(`/media/carts/${id}.webp`)
    const solid = (y: number) =>
      Array.from({ length: width }, (_, x) => at(x, y)).filter((cover) => cover > 250).length > 8
    const lowest = Array.from({ length: height }, (_, y) => height - 1 - y).find(solid) ?? 0
    expect(lowest / height).toBeGreaterThan(0.88)
    expect(lowest / height).toBeLessThan(0.985)
  })
})

test.each([
  ['along the border', 0.09, 120],
  ['over a long way', 0.6, 0],
])('PIC-53: a shadow that fades %s is found to be cut, or not', (_, reach, rows) => {
  const [width, height] = [1600, 1200]
  const left = (x: number) => Math.min(1, (width - x - 0.5) / (reach * height))
  const at = (x: number, y: number) => (y >= 900 && y < 1020 ? 190 * left(x) ** 2 * (3 - 2 * left(x)) : 0)
  expect(cutRowsOf({ at, width, height } as Awaited<ReturnType<typeof coverOf>>)).toBe(rows)
})

test.each(Object.entries(sideViews))(
  'CART-160: %s begins and ends in its side picture where its record says',
  async (id, view) => {
    const { at, width, height } = await coverOf(`/media/carts/${id}-side.webp`)
    const rows = Array.from({ length: height }, (_, y) => y)
    const solid = Array.from({ length: width }, (_, x) => x).filter((x) => rows.some((y) => at(x, y) > 200))
    const scale = sidePicture.width / width
    expect(Math.abs((solid[0] ?? 0) * scale - view.from)).toBeLessThanOrEqual(3)
    expect(Math.abs(((solid.at(-1) ?? 0) + 1) * scale - view.to)).toBeLessThanOrEqual(3)
  },
)

const shown = [
  ...inventory.flatMap(({ id }) => ['', '-side', '-rear', '-detail'].map((view) => `/media/carts/${id}${view}.webp`)),
  ...heroPhotos.map(({ name }) => `/media/scenes/${name}.webp`),
  ...heroPhotos.flatMap((photo) => ('evening' in photo ? eveningOf(`/media/scenes/${photo.name}.webp`) : [])),
  cartPlaceholder,
  landmarkPicture.path,
  hillPicture.path,
  eveningOf(hillPicture.path),
]

test.each(shown)('PIC-1, PIC-4, PIC-14: %s is there, of its size and at most 250 KB', async (path) => {
  const { width, height, format } = await sharp(fileOf(path)).metadata()
  const set = pictureSet(path)
  expect({ width, height, format }).toEqual({ width: set?.width, height: set?.height, format: 'webp' })
  expect(statSync(fileOf(path)).size).toBeLessThanOrEqual(250 * 1024)
})

test('PIC-14: no picture is there that no page shows; the landmarks are clear where nothing stands', async () => {
  const masters = globSync('{carts,maps,scenes}/*.webp', { cwd: 'studio/masters' }).map((name) => `/media/${name}`)
  expect(masters.toSorted()).toEqual(shown.toSorted())
  expect((await sharp(fileOf(landmarkPicture.path)).stats()).isOpaque).toBe(false)
})

test.each(heroPhotos.map(({ name }) => name))(
  'PIC-14: a phone cuts no wheel off the cart that stands nearest in %s',
  async (name) => {
    const { from, to, top, bottom }: SceneCrop = sceneCrops[name] ?? usualCrop
    // A hero shows four wide and three high of it, from 78 % of what is left over.
    const high = (to - from) * 0.75
    const last = Math.round(top + (bottom - top - high) * 0.78 + high)
    const { at, height } = await lightOf(`/media/scenes/${name}.webp`)
    // A tire is as good as black: that many points beside one another are no stone and no thin shadow.
    const longest = (y: number) => {
      const runs = Array.from({ length: to - from }, (_, x) => (at(from + x, y) < 28 ? 'x' : ' '))
      return Math.max(
        ...runs
          .join('')
          .split(' ')
          .map(({ length }) => length),
      )
    }
    // What is cut off may be the lowest edge of a tire, and no more.
    for (let y = last + 20; y < last + 80 && y < height; y += 6) expect(longest(y), `row ${y}`).toBeLessThan(60)
  },
)

test.each(shown.filter((path) => path.includes('/scenes/')))(
  'PIC-55: %s has no grain and no dotted lines',
  async (path) => {
    expect(specksOf(await lightOf(path))).toBeLessThan(mostSpecks.scene)
  },
)

test.each(inventory.map(({ id }) => id))('PIC-55: on %s no line is dotted', async (id) => {
  expect(specksOf(await lightOf(`/media/carts/${id}.webp`))).toBeLessThan(mostSpecks.cart)
})

test.each([
  ['a point alone', [[40, 40]], 1],
  [
    'dots along a line',
    [
      [40, 40],
      [42, 40],
      [44, 40],
      [46, 40],
    ],
    4,
  ],
  [
    'a whole line',
    [
      [40, 40],
      [41, 40],
      [42, 40],
      [43, 40],
    ],
    0,
  ],
] as const)('PIC-55: of %s is found what is grain', (_, dark, specks) => {
  const at = (x: number, y: number) => (dark.some(([u, v]) => u === x && v === y) ? 30 : 200)
  expect(specksOf({ at, width: 90, height: 80 })).toBe(specks)
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
