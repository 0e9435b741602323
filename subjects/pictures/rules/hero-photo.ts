import { type HeroPhoto, heroPhotos, type SceneName } from '#subjects/pictures/facts/hero-photos.ts'
import { scenePictures } from '#subjects/pictures/facts/pictures.ts'

/** FNV-1a, mixed once more so that keys which differ in one letter get different photos. */
function hash(key: string): number {
  let value = 0x811c9dc5
  for (const character of key) value = Math.imul(value ^ (character.codePointAt(0) ?? 0), 0x01000193)
  value = Math.imul(value ^ (value >>> 16), 0x85ebca6b)
  return (value ^ (value >>> 13)) >>> 0
}

/** One of nine photos, by the hash of the page key, or at random without a key. A page chooses a key whose photo suits it (PIC-2). */
export function heroPhoto(key?: string, random: () => number = Math.random): HeroPhoto & { readonly name: SceneName } {
  const index = key === undefined ? Math.floor(random() * heroPhotos.length) : hash(key) % heroPhotos.length
  return heroPhotos[index] ?? heroPhotos[0]
}

export function scenePath({ name }: HeroPhoto): `/media/${string}` {
  return `${scenePictures.folder}${name}.webp`
}

/** The photo of a setting by its name. */
export function scenePhoto(scene: SceneName | undefined): HeroPhoto | undefined {
  return heroPhotos.find(({ name }) => name === scene)
}
