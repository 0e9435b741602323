import type { HeroPhoto } from '#content/hero-photos.ts'
import { heroPhotos } from '#content/hero-photos.ts'

// Searched for, so that the main pages get the scene that suits them: the service bay on Services, dawn over the lot on
// Inventory, the barn on Storage. A change of the nine names, their order or this number shuffles every page.
const seed = 899758855

function hash(key: string): number {
  let value = seed
  for (const character of key) value = Math.imul(value ^ (character.codePointAt(0) ?? 0), 0x01000193)
  value = Math.imul(value ^ (value >>> 16), 0x85ebca6b)
  return (value ^ (value >>> 13)) >>> 0
}

/** PIC-2, PIC-3: one of nine photos by a hash of the page key (its canonical path), or at random when there is no key. */
export function heroPhoto(key?: string, random: () => number = Math.random): HeroPhoto {
  const index = key === undefined ? Math.floor(random() * heroPhotos.length) : hash(key) % heroPhotos.length
  return heroPhotos[index] ?? heroPhotos[0]
}
