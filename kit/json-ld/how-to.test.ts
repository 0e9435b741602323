import { expect, test } from 'vitest'
import { winterStorage } from '#subjects/shopfront/facts/winter-storage.ts'
import { howTo } from './how-to.ts'

test('FIND-6: the steps in their order, and what is needed for them', () => {
  const { heading, ...facts } = winterStorage
  const node = howTo({ ...facts, name: heading, url: '/services#winter-storage' })
  expect(node).toMatchObject({ '@type': 'HowTo', '@id': '/services#winter-storage', name: heading })
  expect(node).toHaveProperty(
    'step',
    winterStorage.steps.map(({ title, text }, index) => ({
      '@type': 'HowToStep',
      position: index + 1,
      name: title,
      text,
    })),
  )
  for (const supply of winterStorage.supplies) expect(winterStorage.text).toContain(supply)
})
