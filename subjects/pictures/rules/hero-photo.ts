import { type HeroPhoto, heroPhotos, type SceneName } from '#subjects/pictures/facts/hero-photos.ts'
import { heroScenes } from '#subjects/pictures/facts/hero-scenes.ts'

/** FNV-1a, with a last mix so that keys which differ in one letter part ways. */
function hash(key: string): number {
  let value = 0x811c9dc5
  for (const character of key) value = Math.imul(value ^ (character.codePointAt(0) ?? 0), 0x01000193)
  value = Math.imul(value ^ (value >>> 16), 0x85ebca6b)
  return (value ^ (value >>> 13)) >>> 0
}

/** PIC-2: the scene that is set for the page key, else one of nine by its hash, or at random when there is no key. */
export function heroPhoto(key?: string, random: () => number = Math.random): HeroPhoto {
  const set = key === undefined ? undefined : scenePhoto(heroScenes[key])
  const index = key === undefined ? Math.floor(random() * heroPhotos.length) : hash(key) % heroPhotos.length
  return set ?? heroPhotos[index] ?? heroPhotos[0]
}

/** The photo of a setting by its name. */
export function scenePhoto(scene: SceneName | undefined): HeroPhoto | undefined {
  return heroPhotos.find(({ name }) => name === scene)
}
