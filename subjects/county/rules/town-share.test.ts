import { expect, test } from 'vitest'
import { townShare } from './town-share.ts'
import { towns } from './towns.ts'

test('FIND-52: every town has a share picture of its own, with words that name it', () => {
  const pictures = towns.map((town) => ({ name: town.name, ...townShare(town) }))
  expect(new Set(pictures.map(({ path }) => path)).size).toBe(towns.length)
  for (const { name, alt } of pictures) expect(alt).toContain(name)
})
