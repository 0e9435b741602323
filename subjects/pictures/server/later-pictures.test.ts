import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { Hono } from 'hono'
import sharp from 'sharp'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { createLog } from '#kernel/log/log.ts'
import { KeptResults } from './kept-results.ts'
import { openLaterPictures, type PictureList, pictureListFile } from './later-pictures.ts'
import { createPictureWorker } from './picture-worker.ts'

const worker = createPictureWorker(resolve('subjects/pictures/server/picture-process.ts'))
const log = createLog('silent')
const path = (name: string) => `/media/carts/${name}`
let directory: string
let app: Hono

beforeEach(async () => {
  directory = mkdtempSync(join(tmpdir(), 'switchback-later-'))
  mkdirSync(join(directory, 'media/carts'), { recursive: true })
  const master = await sharp({ create: { width: 1080, height: 810, channels: 3, background: '#12352b' } })
    .webp()
    .toBuffer()
  writeFileSync(join(directory, path('x.webp')), master)
  writeFileSync(join(directory, path('broken.webp')), 'no picture')
})
afterEach(async () => {
  rmSync(directory, { recursive: true, force: true })
})

function opened(...names: readonly string[]) {
  const pictures = names.map((name) => ({
    path: path(`${name}-368.avif`),
    master: path(`${name}.webp`),
    recipe: { format: 'avif', width: 368 } as const,
    key: `key of ${name}`,
  }))
  const list: PictureList = { kept: join(directory, 'kept'), pictures }
  writeFileSync(join(directory, pictureListFile), JSON.stringify(list))
  const later = openLaterPictures({ directory, worker, log })
  if (!later) throw new Error('There are pictures to make.')
  app = new Hono().use('/media/*', later.answer)
  return later
}

it('SITE-193: what is asked for is made, once however many ask, and kept for the builds to come', async () => {
  opened('x')
  const answers = await Promise.all([1, 2, 3].map(() => app.request(path('x-368.avif'))))
  const bodies = await Promise.all(answers.map(async (answer) => Buffer.from(await answer.arrayBuffer())))
  for (const [index, answer] of answers.entries()) {
    expect(answer.headers.get('content-type')).toBe('image/avif')
    expect(answer.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
    expect((await sharp(bodies[index]).metadata()).width).toBe(368)
  }
  expect(await new KeptResults(join(directory, 'kept')).find('key of x')).toEqual(bodies[0])
  expect(readFileSync(join(directory, path('x-368.avif')))).toEqual(bodies[0])
})

it('SITE-193: the rest is worked through, and then the list is gone', async () => {
  await opened('x').makeAll()
  expect(existsSync(join(directory, path('x-368.avif')))).toBe(true)
  expect(openLaterPictures({ directory, worker, log })).toBeUndefined()
})

it('SITE-193: one that cannot be made is shown by its master, which nobody keeps, and is tried again', async () => {
  const later = opened('broken')
  await later.makeAll()
  const answer = await app.request(path('broken-368.avif'))
  expect([answer.status, answer.headers.get('cache-control')]).toEqual([200, 'no-store'])
  expect(await answer.text()).toBe('no picture')
  expect(existsSync(join(directory, pictureListFile))).toBe(true)
})

it('SITE-193: any other path is somebody else’s', async () => {
  opened('x')
  for (const other of ['x.webp', 'x-369.avif', '../x-368.avif'])
    expect((await app.request(path(other))).status, other).toBe(404)
})
