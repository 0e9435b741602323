/**
 * Writes the pictures of a build: `node scripts/pictures/make.ts dist/HASH/client [first]`. With `first` it makes only those
 * that home and the inventory begin with, and lists the others for the site to make while it serves.
 */
import { heroScenes } from '#subjects/pictures/facts/hero-scenes.ts'
import { cartPictures, scenePictures } from '#subjects/pictures/facts/pictures.ts'
import { pictureMaker } from './make-pictures.ts'
import type { Variant } from './masters.ts'
import { pictureFolders } from './plugin.ts'

const [, , target = '', which] = process.argv
const [cardWidth] = cartPictures.main.widths
const scene = `${scenePictures.folder}${heroScenes['/']}-`

function isSeenFirst({ path, recipe: { format, width } }: Variant): boolean {
  if (format !== 'avif') return false
  return path.startsWith(scene) || (width === cardWidth && path.startsWith(cartPictures.folder) && !isFurther(path))
}

const isFurther = (path: string) => cartPictures.views.some((view) => path.includes(`-${view}-`))

await pictureMaker(pictureFolders).writeAll(target, {
  ...(which === 'first' && { now: isSeenFirst }),
  // For whoever has started it.
  onProgress: (done, of) => process.stdout.write(`${done} ${of}\n`),
})
