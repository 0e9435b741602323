import { spawnSync } from 'node:child_process'
import { mkdirSync, readdirSync, statSync } from 'node:fs'
import { join, resolve } from 'node:path'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { newFolder } from '#tests/setup/site-process.ts'

test('PIC-13: the pictures that the build makes can be read by the user of the site, who is another', async () => {
  const cwd = newFolder()
  const masters = join(cwd, 'studio/masters/carts')
  mkdirSync(masters, { recursive: true })
  const picture = { width: 1080, height: 810, channels: 3 as const, background: '#888' }
  await sharp({ create: picture }).webp().toFile(join(masters, 'x.webp'))
  const { status } = spawnSync(process.execPath, [resolve('scripts/make-pictures.ts'), 'dist/pictures'], { cwd })
  expect(status).toBe(0)
  const folder = join(cwd, 'dist/pictures')
  const files = readdirSync(folder).map((name) => join(folder, name))
  expect(files.length).toBeGreaterThan(3)
  expect(statSync(folder).mode & 0o777).toBe(0o777 & ~process.umask())
  for (const file of files) expect(statSync(file).mode & 0o777).toBe(0o666 & ~process.umask())
})
