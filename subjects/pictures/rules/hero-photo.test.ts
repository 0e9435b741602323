import { describe, expect, test } from 'vitest'
import { heroPhotos } from '#subjects/pictures/facts/hero-photos.ts'
import { heroScenes } from '#subjects/pictures/facts/hero-scenes.ts'
import { heroPhoto } from './hero-photo.ts'

describe('hero backgrounds', () => {
  test('PIC-1: there are nine, each with its own name, alternative text and caption', () => {
    expect(heroPhotos).toHaveLength(9)
    for (const part of ['name', 'alt', 'caption'] as const) {
      expect(new Set(heroPhotos.map((photo) => photo[part])).size).toBe(9)
    }
  })

  test('PIC-2: the same key always gets the same photo', () => {
    const neverAsked = () => {
      throw new Error('a key leaves nothing to chance')
    }
    expect(heroPhoto('/about', neverAsked)).toBe(heroPhoto('/about', neverAsked))
  })

  test.each(Object.entries(heroScenes))('a scene can be set for a key: %s shows %s', (key, name) => {
    expect(heroPhoto(key).name).toBe(name)
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
    expect(heroPhoto(undefined, () => 0).name).toBe('showroom-dusk')
    expect(heroPhoto(undefined, () => 0.5).name).toBe('ridge-overlook')
    expect(heroPhoto(undefined, () => 0.999999).name).toBe('winter-storage')
    expect(heroPhotos).toContain(heroPhoto())
  })

  test('PIC-2: an empty key is a key', () => {
    expect(heroPhoto('', () => 0)).toBe(heroPhoto('', () => 0.999))
  })
})
