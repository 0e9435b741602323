import { expect, test } from 'vitest'
import { municipalities } from '#content/county/municipalities.ts'
import { townShare } from './town-share.ts'

test('FIND-52: every town has a share picture of its own, with words that name it', () => {
  const pictures = municipalities.map((town) => ({ name: town.name, ...townShare(town) }))
  expect(new Set(pictures.map(({ path }) => path)).size).toBe(municipalities.length)
  for (const { name, alt } of pictures) expect(alt).toContain(name)
})
