import sharp from 'sharp'
import { expect, test } from 'vitest'
import { encodePicture } from './encode-picture.ts'

const noise = { type: 'gaussian', mean: 128, sigma: 40 } as const
const busy = await sharp({ create: { width: 400, height: 300, channels: 3, background: '#808080', noise } })
  .png()
  .toBuffer()

test('PIC-8: a picture above its budget is written with a lower quality', async () => {
  const recipe = { format: 'avif', width: 400 } as const
  const free = await encodePicture(busy, recipe)
  const held = await encodePicture(busy, { ...recipe, budget: free.length - 1 })
  expect(held.length).toBeLessThan(free.length)
  expect(await encodePicture(busy, { ...recipe, budget: free.length })).toEqual(free)
})

test('PIC-8: a part of a picture is cut before it is brought to its width', async () => {
  const crop = { left: 100, top: 0, width: 150, height: 300 }
  const { width, height } = await sharp(await encodePicture(busy, { format: 'webp', width: 75, crop })).metadata()
  expect([width, height]).toEqual([75, 150])
})

test('PIC-8: nothing is made larger than it is', async () => {
  expect((await sharp(await encodePicture(busy, { format: 'webp', width: 800 })).metadata()).width).toBe(400)
})
