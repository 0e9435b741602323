/**
 * Makes every file of our own pictures ahead of their first visitor, where they are not there yet, and says how far it is:
 * `node scripts/make-pictures.ts dist/pictures`. The site reads them from there (`subjects/pictures/server/kept-pictures.ts`).
 */
import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import sharp from 'sharp'
import { pictureBudgets, pictureFormats } from '#subjects/pictures/facts/pictures.ts'
import { filesOf, type PictureRecipe, recipeOf } from '#subjects/pictures/rules/picture-files.ts'
import { encodePicture } from '#subjects/pictures/server/encode-picture.ts'
import { keptPictures } from '#subjects/pictures/server/kept-pictures.ts'
import { openMasters } from '#subjects/pictures/server/originals.ts'
import { nameOf } from '#subjects/pictures/server/picture-files.ts'

const [, , folder = ''] = process.argv
const masters = openMasters('studio/masters')
const kept = keptPictures(folder, (error) => {
  throw error
})
const wanted = masters.paths.flatMap((path) => filesOf(path).map((file) => ({ path, file })))
const next = wanted.entries()

/** What builds have kept until now in `.cache/pictures`. */
function ofEarlierBuilds(original: Uint8Array, recipe: PictureRecipe): Buffer | undefined {
  const digest = (text: string | Uint8Array) => createHash('sha256').update(text).digest('hex')
  const { avif, webp } = pictureFormats
  const settings = JSON.stringify([{ avif, webp }, pictureBudgets.lowerQualities, sharp.versions])
  const file = `.cache/pictures/${digest(JSON.stringify([digest(original), recipe, settings])).slice(0, 40)}`
  return existsSync(file) ? readFileSync(file).subarray(32) : undefined
}

async function work(): Promise<void> {
  for (const [index, { path, file }] of next) {
    const original = await masters.find(path)
    if (!original) continue
    const name = nameOf(original, file)
    if (!kept.find(name)) {
      const [bytes, recipe] = [await original.bytes(), recipeOf(file)]
      await kept.keep(name, ofEarlierBuilds(bytes, recipe) ?? (await encodePicture(bytes, recipe)))
    }
    process.stdout.write(`${index + 1} ${wanted.length}\n`)
  }
}

await Promise.all(Array.from({ length: availableParallelism() }, work))
await kept.keepOnly(new Set(await masters.hashes()))
