import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { shareSize } from '#content/share-pictures.ts'
import { sharedSights } from '#domain/share-picture.ts'

test.each(sharedSights.map(({ name }) => name))('%s is drawn, 1200 × 630, and light', (name) => {
  const bytes = readFileSync(new URL(`../../public/media/og/${name}.png`, import.meta.url))
  expect([bytes.readUInt32BE(16), bytes.readUInt32BE(20)]).toEqual([shareSize.width, shareSize.height])
  expect(bytes.length).toBeLessThanOrEqual(40 * 1024)
})
