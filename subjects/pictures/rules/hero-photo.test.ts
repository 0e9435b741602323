import { describe, expect, test } from 'vitest'
import { heroPhotos } from '#subjects/pictures/facts/hero-photos.ts'
import { heroPhoto } from './hero-photo.ts'

describe('hero backgrounds', () => {
  test('PIC-1: there are nine, each with its own name, alternative text and caption', () => {
    expect(heroPhotos).toHaveLength(9)
    for (const part of ['name', 'alt', 'caption'] as const) {
      expect(new Set(heroPhotos.map((photo) => photo[part])).size).toBe(9)
    }
  })

  test('PIC-2: the same key always gets the same photo', () => {
    for (const key of ['/about', '']) expect(heroPhoto(key, () => 0)).toBe(heroPhoto(key, () => 0.999))
  })

  test('PIC-2: many keys use all nine, none of them rarely', () => {
    const uses = new Map<string, number>()
    for (let page = 0; page < 900; page += 1) {
      const { name } = heroPhoto(`/town-${page}-golf-carts`)
      uses.set(name, (uses.get(name) ?? 0) + 1)
    }
    expect(uses.size).toBe(9)
    expect(Math.min(...uses.values())).toBeGreaterThan(60)
  })

  test('PIC-2: without a key, chance decides', () => {
    expect([0, 0.5, 0.999999].map((chance) => heroPhoto(undefined, () => chance))).toEqual(
      [0, 4, 8].map((index) => heroPhotos[index]),
    )
  })
})
