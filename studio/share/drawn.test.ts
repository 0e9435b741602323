import { readFileSync } from 'node:fs'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { shareSize } from '#subjects/pictures/facts/share-pictures.ts'
import { sharedSights } from './sights.ts'

test.each(sharedSights.map(({ name }) => name))('FIND-52: %s is drawn, 1200 × 630, and light', async (name) => {
  const bytes = readFileSync(`public/media/og/${name}.jpg`)
  const { width, height, format } = await sharp(bytes).metadata()
  expect({ width, height, format }).toEqual({ ...shareSize, format: 'jpeg' })
  expect(bytes.length).toBeLessThanOrEqual(70 * 1024)
})
