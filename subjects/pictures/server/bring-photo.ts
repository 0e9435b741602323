import { extname } from 'node:path'
import sharp from 'sharp'
import { formatNumber, slugOf } from '#kit/formats/format.ts'
import { photoPictures, pictureGround } from '#subjects/pictures/facts/pictures.ts'
import { photoPath } from '#subjects/pictures/rules/photo-path.ts'
import { contentHash } from './originals.ts'
import type { PhotoStore, PhotoToStore } from './photo-store.ts'
import { NoPictureError, whatItIsInstead } from './read-picture-file.ts'

/** A photo that the dealer brings: the path that it has on the site, and how it gets into the database. */
export interface BroughtPhoto {
  readonly path: string
  readonly hash: string
  readonly store: (store: PhotoStore) => Promise<void>
}

const longestStem = 60
const damaged = 'is damaged or cut short'

/** Looks at a photo before anything is stored. One that is stored already keeps the size it was stored in. */
export async function bringPhoto(
  bytes: Buffer,
  name: string,
  { find }: Pick<PhotoStore, 'find'>,
): Promise<BroughtPhoto> {
  const hash = contentHash(bytes)
  const stem = slugOf(name.slice(0, name.length - extname(name).length)).slice(0, longestStem) || 'picture'
  const pathIn = ({ width, height }: { width: number; height: number }) =>
    photoPath({ stem: stem.replace(/-$/, ''), hash, size: { width, height } })
  const [stored] = await find([hash])
  if (stored) return { path: pathIn(stored), hash, store: (store) => store.keep(hash) }
  const photo = await readDealerPhoto(bytes)
  return { path: pathIn(photo), hash, store: (store) => store.put({ ...photo, hash }) }
}

/** A photograph as it may be shown: upright, no larger than a screen needs, without what the camera wrote into it. */
export async function readDealerPhoto(bytes: Buffer): Promise<Omit<PhotoToStore, 'hash'>> {
  const instead = whatItIsInstead(bytes)
  if (instead) throw new NoPictureError(instead)
  const { smallest, largest, mostPixels, mostBytes, stored } = photoPictures
  const unreadable = () => {
    throw new NoPictureError(damaged)
  }
  // What the file says of itself, before anything of it is unpacked.
  const about = await sharp(bytes, { limitInputPixels: false }).metadata().catch(unreadable)
  const { width, height, channels, depth } = about
  const is = `is ${formatNumber(width)} × ${formatNumber(height)} pixels`
  const unpacked = width * height * channels * (depth === 'uchar' ? 1 : 2)
  const millions = (count: number) => `${formatNumber(count / 1_000_000)} million`
  if (width * height > mostPixels) throw new NoPictureError(`${is}, and at most ${millions(mostPixels)} can be taken`)
  if (unpacked > mostBytes)
    throw new NoPictureError(`${is} of more than 8 bits, which is more than ${millions(mostBytes)} bytes`)
  if (Math.min(width, height) < smallest)
    throw new NoPictureError(`${is}, and at least ${smallest} × ${smallest} are needed`)
  const { data, info } = await sharp(bytes, { failOn: 'error', limitInputPixels: mostPixels })
    .autoOrient()
    .resize({ width: largest, height: largest, fit: 'inside', withoutEnlargement: true })
    .flatten({ background: pictureGround })
    .webp(stored)
    .toBuffer({ resolveWithObject: true })
    .catch(unreadable)
  return { webp: data, width: info.width, height: info.height }
}
