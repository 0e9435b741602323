import { createHash } from 'node:crypto'
import { cpSync, globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import type { Plugin } from 'vite'
import { type HeroPhoto, heroPhotos } from '#subjects/pictures/facts/hero-photos.ts'
import { scenePictures } from '#subjects/pictures/facts/pictures.ts'
import { filesOf, recipesVersion } from '#subjects/pictures/rules/picture-files.ts'

const masters = 'studio/masters'
const pictures = globSync('{carts,maps,scenes}/*.webp', { cwd: masters }).sort()
const bytesOf = (name: string) => readFileSync(join(masters, name))

/** Our own pictures as the studio made them lie among the browser's files: the site makes its widths of them. */
export const copyMasters: Plugin = {
  name: 'copy-masters',
  apply: 'build',
  writeBundle({ dir = '' }) {
    for (const name of pictures) cpSync(join(masters, name), join(dir, 'media', name))
  },
}

/** Changes whenever any picture or model does, or the way it is made: they may then be kept forever under their address. */
export function mediaVersion(): string {
  const hash = createHash('sha256').update(recipesVersion).update(JSON.stringify(sharp.versions))
  for (const name of pictures)
    hash
      .update(name)
      .update(bytesOf(name))
      .update(JSON.stringify(filesOf(`/media/${name}`)))
  for (const file of globSync('public/media/**/*.*').sort()) hash.update(file).update(readFileSync(file))
  return hash.digest('base64url').slice(0, 8)
}

/** What stands in for a scene while it loads: its own colors from sky to ground, in one rule that a page can carry. */
export async function sceneColors(): Promise<string> {
  const rules = heroPhotos.map(async ({ name, evening }: HeroPhoto) => {
    const day = await colorsOf(name)
    const night = evening && (await colorsOf(name + scenePictures.evening))
    const stops = day.map((color, at) => (night ? `light-dark(${color},${night[at]})` : color))
    return `.scene-${name}{background:linear-gradient(${stops.join(',')})}`
  })
  return (await Promise.all(rules)).join('')
}

/** Three colors of a scene, from above. */
async function colorsOf(scene: string): Promise<readonly string[]> {
  const colors = await sharp(bytesOf(`scenes/${scene}.webp`))
    .removeAlpha()
    .resize(1, 3, { fit: 'fill' })
    .raw()
    .toBuffer()
  return [0, 3, 6].map((at) => `#${colors.toString('hex', at, at + 3)}`)
}
