import { existsSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { badgeSize, team } from '#subjects/dealership/facts/team.ts'
import { pageIndex } from '#subjects/discovery/view/page-index.ts'
import { inventory } from '#subjects/inventory/facts/inventory.ts'
import { heroPhotos } from '#subjects/pictures/facts/hero-photos.ts'
import { heroScenes } from '#subjects/pictures/facts/hero-scenes.ts'
import { pictureBudgets, pictureGround } from '#subjects/pictures/facts/pictures.ts'
import { pictureSet, variantPath } from '#subjects/pictures/rules/picture-set.ts'
import { pictureSizes, widestOffered } from '#subjects/pictures/view/picture-sizes.ts'
import { find, findAll, heroOf } from '#tests/setup/page-html.ts'
import { app, ports } from '#tests/setup/shared-site.ts'

const paths = [...(await pageIndex(ports)).map(({ path }) => path), '/inventory/compare?carts=ev-city,ev-nomad', '/404']
const bytesOf = (path: string) => statSync(join('dist/current/client', path)).size
const cartPictures = inventory.flatMap(({ images }) => images)

test.each(paths)('PIC-4: %s: every picture says its size, what it shows and which widths there are', async (path) => {
  const html = await (await app.request(path)).text()
  expect(findAll(html, 'img:not([alt])')).toEqual([])
  for (const picture of findAll(html, 'picture')) {
    const image = find(picture, 'img')
    const source = find(picture, 'source[type="image/avif"]:not([media])')
    const set = pictureSet(image.getAttribute('src')?.replace(/\?.*/, '') ?? '')
    expect(set, picture.outerHTML).not.toBeNull()
    expect([image.getAttribute('width'), image.getAttribute('height')]).toEqual([
      String(set?.width),
      String(set?.height),
    ])
    const [layout] = Object.entries(pictureSizes).find(([, sizes]) => sizes === source.getAttribute('sizes')) ?? []
    expect(layout, picture.outerHTML).toBeDefined()
    const widest = widestOffered[layout as keyof typeof pictureSizes] ?? Number.POSITIVE_INFINITY
    const offered = (set?.widths ?? []).filter((width) => width <= widest)
    // In the list of carts the picture for old browsers is one file.
    const alone = layout === 'inventoryCard'
    expect(image.getAttribute('sizes')).toBe(alone ? undefined : source.getAttribute('sizes'))
    const files = [source, image].flatMap((element) => element.getAttribute('srcset')?.split(', ') ?? [])
    expect(files).toHaveLength(offered.length * (alone ? 1 : 2))
    for (const file of files) expect(file).toMatch(/^\/media\/[\w/-]+-(\d+)\.(?:avif|webp)\?v=\w+ \1w$/)
    for (const address of picture.outerHTML.match(/\/media\/[^?"]+/g) ?? [])
      expect(existsSync(join('dist/current/client', address)), address).toBe(true)
  }
  // None is shown but through the one door, besides the badges of the team, which are one small file each.
  const others = findAll(html, 'img').filter(({ parentNode }) => parentNode?.tagName !== 'PICTURE')
  for (const image of others) {
    expect(image.getAttribute('src')).toMatch(/^\/media\/team\//)
    expect([image.getAttribute('width'), image.getAttribute('height')]).toEqual([String(badgeSize), String(badgeSize)])
  }
})

test.each([
  ['/services', 'winter-storage'],
  ['/policies/storage-policy', 'winter-storage'],
  ['/rentals', 'lake-dock'],
])('PIC-58: %s shows %s where it speaks of it, when somebody is near', async (path, scene) => {
  const html = await (await app.request(path)).text()
  const picture = find(html, `.scene-band img[src*="${scene}"]`)
  expect(picture.getAttribute('loading')).toBe('lazy')
  expect(picture.getAttribute('alt')).toBe(heroPhotos.find(({ name }) => name === scene)?.alt)
})

test('PIC-5: one picture a page is fetched before all others, those below the first screen when they are near', async () => {
  for (const path of ['/', '/vehicles/ev-city', '/services']) {
    const html = await (await app.request(path)).text()
    const [first, ...others] = findAll(html, 'img')
    expect(first?.getAttribute('fetchpriority'), path).toBe('high')
    for (const image of others) {
      expect(image.hasAttribute('fetchpriority'), path).toBe(false)
      expect(image.getAttribute('loading')).toBe('lazy')
    }
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
      const { width: real, height } = await sharp(
        join('dist/current/client', variantPath(path, width, 'avif')),
      ).metadata()
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

test('PIC-11: while a picture loads its place has the color of its ground, a scene its own colors', async () => {
  expect(readFileSync('kit/styles/tokens.css', 'utf8')).toContain(`--color-backdrop: light-dark(${pictureGround},`)
  const html = await (await app.request('/')).text()
  const style = find(html, 'style').rawText
  const scenes = [...style.matchAll(/\.([\w-]+)\{background:linear-gradient\(#\w{3,6},#\w{3,6},#\w{3,6}\)\}/g)]
  const shown = find(heroOf(html), 'img').classList.value
  expect(scenes.some(([, scene]) => shown.includes(scene ?? ''))).toBe(true)
  expect(style).toMatch(/img\{[^}]*background:var\(--color-backdrop\)/)
})

test.each(team)('PIC-4: the badge of $name exists, square, at the size that its page says', async ({ image }) => {
  const { width, height } = await sharp(join('public', image)).metadata()
  expect([width, height]).toEqual([badgeSize, badgeSize])
  expect((await app.request(image)).status).toBe(200)
})

const addressOf = (key: string) => (key === '/towns' ? '/towns/nowhere' : key)

test.each(Object.entries(heroScenes))('PIC-2: %s is a page with a hero, which shows %s', async (key, name) => {
  const html = await (await app.request(addressOf(key))).text()
  expect(find(heroOf(html), 'picture img').getAttribute('src')).toContain(`/media/scenes/${name}.webp`)
})
