/** Makes every file of our own pictures ahead of their first visitor: `node scripts/make-pictures.ts dist/pictures`. */
import { mkdirSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { filesOf, recipeOf } from '#subjects/pictures/rules/picture-files.ts'
import { keptPictures } from '#subjects/pictures/server/kept-pictures.ts'
import { fileName } from '#subjects/pictures/server/make-picture-files.ts'
import { openMasters } from '#subjects/pictures/server/originals.ts'
import { makePicture } from '#subjects/pictures/server/picture-jobs.ts'

const [, , folder = ''] = process.argv
// The site may run as another user than the one who builds it.
mkdirSync(folder, { recursive: true })
const masters = openMasters('studio/masters')
const kept = keptPictures(folder, (error) => {
  throw error
})
const wanted = masters.paths.flatMap((path) => filesOf(path).map((file) => ({ path, file })))
const next = wanted.entries()

async function work(): Promise<void> {
  for (const [index, { path, file }] of next) {
    const original = await masters.find(path)
    if (!original) continue
    const name = fileName(original, file)
    if (!kept.find(name))
      await kept.keep(name, await makePicture({ original: await original.bytes(), recipe: recipeOf(file) }))
    process.stdout.write(`${index + 1} ${wanted.length}\n`)
  }
}

await Promise.all(Array.from({ length: availableParallelism() }, work))
await kept.keepOnly(new Set(await masters.hashes()))
