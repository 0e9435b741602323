import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { pageEntries } from '#app/pages.ts'
import { badgeSize, team } from '#subjects/dealership/facts/team.ts'
import { firstCarts } from '#subjects/inventory/rules/first-carts.ts'
import { heroPhotos, type SceneName } from '#subjects/pictures/facts/hero-photos.ts'
import { pictureSizes } from '#subjects/pictures/facts/picture-sizes.ts'
import { darkScheme, pictureBudgets, pictureGround, scenePictures } from '#subjects/pictures/facts/pictures.ts'
import { filesOf, recipeOf } from '#subjects/pictures/rules/picture-files.ts'
import { pictureSet } from '#subjects/pictures/rules/picture-set.ts'
import { makePicture } from '#subjects/pictures/server/picture-jobs.ts'
import { campaign } from '#tests/setup/campaign.ts'
import { find, findAll, heroOf } from '#tests/setup/page-html.ts'
import { app, htmlAt, publicPorts } from '#tests/setup/shared-site.ts'

const paths = [
  ...(await pageEntries(publicPorts)).map(({ path }) => path),
  '/inventory/compare?carts=ev-city,ev-nomad',
  '/404',
]

test.each(paths)('PIC-4: %s: every picture says its size, what it shows and which widths there are', async (path) => {
  const html = await htmlAt(path)
  expect(findAll(html, 'img:not([alt])')).toEqual([])
  for (const picture of findAll(html, 'picture')) {
    const image = find(picture, 'img')
    const set = pictureSet(image.getAttribute('src')?.replace(/\?.*/, '') ?? '')
    const size = [image.getAttribute('width'), image.getAttribute('height')]
    expect(size, picture.outerHTML).toEqual([String(set?.width), String(set?.height)])
    const source = find(picture, 'source[type="image/avif"]:not([media])')
    expect(Object.values(pictureSizes)).toContain(source.getAttribute('sizes'))
    const scene = set?.path.replace('.webp', `${scenePictures.evening}.webp`) ?? ''
    const isDrawnTwice = set?.kind === 'scene' || set?.kind === 'hill'
    const files = [set?.path ?? '', ...(isDrawnTwice ? [scene] : [])].flatMap(filesOf)
    const named = new Set([set?.path, ...files.map((file) => file.path)])
    for (const [, file = '', width] of picture.outerHTML.matchAll(/(\/media\/[^?"]+)\?v=\w+(?: (\d+)w)?/g)) {
      expect(named).toContain(file)
      if (width) expect(file).toContain(`-${width}.`)
    }
    expect((await app.request(set?.path ?? '')).status).toBe(200)
  }
  // Every other one is a badge of the team, one small file each.
  for (const image of findAll(html, 'img').filter(({ parentNode }) => parentNode?.tagName !== 'PICTURE')) {
    expect(image.getAttribute('src')).toMatch(/^\/media\/team\//)
    expect([image.getAttribute('width'), image.getAttribute('height')]).toEqual([String(badgeSize), String(badgeSize)])
  }
})

test.each([
  ['/services', 'winter-storage'],
  ['/policies/storage-policy', 'winter-storage'],
])('PIC-2: %s shows %s where it speaks of it, when the visitor is near', async (path, scene) => {
  const picture = find(await htmlAt(path), `.scene-band img[src*="${scene}"]`)
  expect(picture.getAttribute('loading')).toBe('lazy')
  expect(picture.getAttribute('alt')).toBe(heroPhotos.find(({ name }) => name === scene)?.alt)
})

const heroes: Readonly<Record<string, SceneName>> = {
  '/': 'ridge-overlook',
  '/about': 'dawn-row',
  '/eco-impact': 'campground',
  '/showroom': 'showroom-dusk',
  '/rentals': 'lake-dock',
  '/services': 'service-bay',
  '/lehigh-township-golf-carts': 'campground',
  '/site-map': 'forest-trail',
  '/thank-you': 'dawn-row',
  '/no-such-page': 'main-street',
}

test.each(['/', '/vehicles/ev-city', '/services'])(
  'PIC-5: %s: one picture is fetched before all others, those below the first screen when they are near',
  async (path) => {
    const [first, ...others] = findAll(await htmlAt(path), 'img')
    expect(first?.getAttribute('fetchpriority')).toBe('high')
    for (const image of others)
      expect([image.hasAttribute('fetchpriority'), image.getAttribute('loading')]).toEqual([false, 'lazy'])
  },
)

test.each(heroPhotos.map((photo) => [photo.name, 'evening' in photo] as const))(
  'PIC-54: the hero %s shows the evening in the dark scheme, where the day is its own light: %s',
  async (name, hasEvening) => {
    const path = Object.keys(heroes).find((path) => heroes[path] === name)
    if (!path) return expect(hasEvening).toBe(false)
    const sources = findAll(heroOf(await htmlAt(path)), 'picture source')
    const dark = sources.filter((source) => source.getAttribute('media')?.includes(darkScheme))
    expect(dark).toHaveLength(hasEvening ? 2 : 0)
    // A browser takes the first source that fits.
    expect(sources.slice(0, dark.length)).toEqual(dark)
    for (const source of dark) expect(source.getAttribute('srcset')).toContain(`/${name}${scenePictures.evening}-`)
  },
)

/** Under `FULL=1` every scene, and every cart in one of its views. */
const masters = [
  ...heroPhotos.slice(0, campaign({ short: 2, whole: 99 })).map(({ name }) => `/media/scenes/${name}.webp`),
  ...firstCarts
    .slice(0, campaign({ short: 2, whole: 999 }))
    .map(({ images }, index) => images[index % images.length] ?? ''),
]

test.each(masters)('PIC-6, PIC-8: the files of %s are what their names say, and within their budget', async (path) => {
  const original = readFileSync(join('studio/masters', path.slice('/media/'.length)))
  for (const file of filesOf(path).filter(({ format }) => format === 'avif')) {
    const made = await makePicture({ original, recipe: recipeOf(file) })
    const { width, height } = await sharp(made).metadata()
    const { picture, size } = file
    if (size === 'phone') expect([width, height]).toEqual([800, 1000])
    else expect([width, height]).toEqual([size, Math.round(((size ?? 0) * picture.height) / picture.width)])
    if (size === 'phone') expect(made.length).toBeLessThanOrEqual(pictureBudgets.scene)
    if (picture.kind === 'cart') expect(made.length, file.path).toBeLessThanOrEqual(pictureBudgets.cart)
  }
})

test('PIC-11: while a picture loads its place has the color of its ground', async () => {
  const html = await htmlAt('/')
  const style = find(html, 'style').rawText
  expect(style).toContain(`--color-backdrop:light-dark(${pictureGround},`)
  expect(style).toMatch(/img\{[^}]*background:var\(--color-backdrop\)/)
})

test.each(team)('PIC-4: the badge of $name exists, square, at the size that its page says', async ({ image }) => {
  const { width, height } = await sharp(join('public', image)).metadata()
  expect([width, height]).toEqual([badgeSize, badgeSize])
})

test('PIC-2: the page for a town that is not found has no key: one of the nine at random', async () => {
  const shown = new Set<string | undefined>()
  for (let page = 0; page < 30; page += 1) {
    const html = await htmlAt(`/nowhere-${page}-golf-carts`)
    shown.add(find(heroOf(html), 'picture img').getAttribute('alt'))
  }
  expect(shown.size).toBeGreaterThan(1)
})

test.each(Object.entries(heroes))('PIC-2: the hero of %s shows %s, which suits it', async (path, name) => {
  expect(find(heroOf(await htmlAt(path)), 'picture img').getAttribute('src')).toContain(`/media/scenes/${name}.webp`)
})
