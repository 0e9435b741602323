import { existsSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { inventory } from '#content/inventory/inventory.ts'
import { heroPhotos } from '#content/pictures/hero-photos.ts'
import { pictureBudgets, pictureGround } from '#content/pictures/pictures.ts'
import { pageIndex } from '#site/discovery/view/page-index.ts'
import { pictureSet, variantPath } from '#site/pictures/rules/picture-set.ts'
import { pictureSizes } from '#site/pictures/view/picture-sizes.ts'
import { testApp } from '#tests/setup/test-app.ts'

const { app, ports } = await testApp()
const paths = [...(await pageIndex(ports)).map(({ path }) => path), '/inventory/compare?carts=ev-city,ev-nomad', '/404']
const bytesOf = (path: string) => statSync(join('dist/client', path)).size
const cartPictures = inventory.flatMap(({ images }) => images)

const attribute = (tag: string, name: string) => tag.match(new RegExp(` ${name}="([^"]*)"`))?.[1]

test.each(paths)('PIC-4: %s: every picture says its size, what it shows and which widths there are', async (path) => {
  const html = await (await app.request(path)).text()
  const tags = [...html.matchAll(/<img [^>]*>/g)].map(([tag]) => tag)
  expect(tags.filter((tag) => !/ alt="/.test(tag))).toEqual([])
  for (const [picture, source = '', image = ''] of html.matchAll(
    /<picture>.*?(<source type="image\/avif" srcSet[^>]*>)(<img [^>]*>)<\/picture>/g,
  )) {
    const set = pictureSet(attribute(image, 'src')?.replace(/\?.*/, '') ?? '')
    expect(set, picture).not.toBeNull()
    expect([attribute(image, 'width'), attribute(image, 'height')]).toEqual([String(set?.width), String(set?.height)])
    expect(Object.values(pictureSizes)).toContain(attribute(image, 'sizes'))
    expect(attribute(source, 'sizes')).toBe(attribute(image, 'sizes'))
    const files = [source, image].flatMap((tag) => attribute(tag, 'srcSet')?.split(', ') ?? [])
    expect(files).toHaveLength((set?.widths.length ?? 0) * 2)
    for (const file of files) expect(file).toMatch(/^\/media\/[\w/-]+-(\d+)\.(?:avif|webp)\?v=\w+ \1w$/)
    for (const address of picture.match(/\/media\/[^?"]+/g) ?? [])
      expect(existsSync(join('dist/client', address)), address).toBe(true)
  }
  // None is shown but through the one door.
  expect(html.match(/<picture>/g)?.length ?? 0).toBe(tags.length)
})

test('PIC-5: one picture a page is fetched before all others, those below the first screen when they are near', async () => {
  for (const path of ['/', '/vehicles/ev-city', '/denago']) {
    const html = await (await app.request(path)).text()
    const tags = [...html.matchAll(/<img [^>]*>/g)].map(([tag]) => tag)
    expect(
      tags.map((tag) => /fetchPriority="high"/.test(tag)),
      path,
    ).toEqual(tags.map((_, index) => index === 0))
    for (const tag of tags.slice(1)) expect(tag).toContain('loading="lazy"')
  }
})

describe('bytes at phone size', () => {
  test.each(heroPhotos.map(({ name }) => name))('PIC-6: each hero is at most 90 KB: %s', (name) => {
    expect(bytesOf(variantPath(`/media/scenes/${name}.webp`, 'phone', 'avif'))).toBeLessThanOrEqual(
      pictureBudgets.scene,
    )
  })

  test('PIC-7: each card picture is at most 25 KB', () => {
    const sizes = cartPictures.flatMap((path) =>
      (pictureSet(path)?.widths ?? []).map((width) => variantPath(path, width, 'avif')),
    )
    expect(sizes.filter((path) => bytesOf(path) > pictureBudgets.cart)).toEqual([])
  })
})

test('PIC-8: what the pages name is what the files are', async () => {
  for (const path of ['/media/carts/ev-city.webp', '/media/carts/ev-city-rear.webp', '/media/scenes/lake-dock.webp']) {
    const set = pictureSet(path)
    for (const width of set?.widths ?? []) {
      const { width: real, height } = await sharp(join('dist/client', variantPath(path, width, 'avif'))).metadata()
      expect([real, height]).toEqual([width, Math.round((width * (set?.height ?? 0)) / (set?.width ?? 1))])
    }
  }
})

test.each(['/media/carts/ev-city-736.avif', '/media/scenes/lake-dock-phone.webp', '/media/carts/placeholder.webp'])(
  'PIC-9: %s is kept forever under its version',
  async (path) => {
    const response = await app.request(`${path}?v=test`)
    expect(response.status).toBe(200)
    expect(response.headers.get('content-type')).toBe(path.endsWith('avif') ? 'image/avif' : 'image/webp')
    expect(response.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
  },
)

test.each([
  ['/media/carts/ev-city.svg?v=old', '/media/carts/ev-city.webp'],
  ['/media/carts/ev-city-detail.svg', '/media/carts/ev-city-detail.webp'],
  ['/media/scenes/lake-dock.svg', '/media/scenes/lake-dock.webp'],
])('PIC-10: %s, a drawing of before, leads to what took its place', async (from, to) => {
  const response = await app.request(from)
  expect(response.status).toBe(302)
  const target = response.headers.get('location') ?? ''
  expect(target.replace(/\?.*/, '')).toBe(to)
  expect((await app.request(target)).status).toBe(200)
  expect((await app.request('/media/carts/never.svg')).status).toBe(404)
})

test('PIC-11: while a picture loads its place has the color of its ground, a scene its own colors', async () => {
  expect(readFileSync('site/shared/view/styles/tokens.css', 'utf8')).toContain(`--color-backdrop: ${pictureGround};`)
  const html = await (await app.request('/')).text()
  const [, scene] = /<img class="hero-picture (scene-[a-z-]+)"/.exec(html) ?? []
  expect(html).toMatch(new RegExp(`\\.${scene}\\{background:linear-gradient\\(#\\w{3,6},#\\w{3,6},#\\w{3,6}\\)\\}`))
  expect(html).toMatch(/img\{[^}]*background:var\(--color-backdrop\)/)
})
