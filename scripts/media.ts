import { createHash } from 'node:crypto'
import { cpSync, globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import type { Plugin } from 'vite'
import { filesOf, recipesVersion } from '#subjects/pictures/rules/picture-files.ts'

const masters = 'studio/masters'
const pictures = globSync('{carts,maps,scenes}/*.webp', { cwd: masters }).sort()
const bytesOf = (name: string) => readFileSync(join(masters, name))

/** Copies our own pictures, as the studio made them, among the browser's files: the site makes its widths of them. */
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
