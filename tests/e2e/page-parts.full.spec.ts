import { expect, type Page, test } from '@playwright/test'
import { holdBack } from '#tests/setup/hold-back.ts'
import { countMoves, painted } from '#tests/setup/painted.ts'

for (const [width, height, ratio] of [
  [390, 844, 4 / 3],
  [768, 1024, 2],
  [1440, 900, undefined],
] as const)
  test(`SITE-150: ${width} pixels wide: words on the page’s ground, the picture whole below or beside them`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height })
    await page.goto('/')
    const words = await page.locator('main h1').locator('..').boundingBox()
    // The frame that cuts the picture: a closer part of a scene is larger than what is seen of it.
    const picture = await page.locator('main img').first().locator('xpath=ancestor::div[1]').boundingBox()
    if (!words || !picture) throw new Error('The page has no beginning.')
    if (ratio) {
      expect(picture.y).toBeGreaterThanOrEqual(words.y + words.height - 1)
      expect(picture.width).toBe(width)
      expect(picture.width / picture.height).toBeCloseTo(ratio, 1)
    } else {
      expect(picture.x).toBeGreaterThanOrEqual(words.x + words.width - 1)
      const end = await page.evaluate(() => document.documentElement.clientWidth)
      expect(Math.round(picture.x + picture.width)).toBe(end)
      const below = { x: words.x + words.width - 1, y: words.y + words.height / 2 }
      expect(await page.evaluate(({ x, y }) => document.elementFromPoint(x, y)?.tagName, below)).not.toBe('IMG')
      const middle = { x: picture.x + picture.width / 2, y: picture.y + picture.height / 2 }
      expect(await page.evaluate(({ x, y }) => document.elementFromPoint(x, y)?.tagName, middle)).toBe('IMG')
    }
  })

/** What comes after the first paint, and how far the page is by then. */
const comesLate = [
  { what: 'type faces', files: '**/*.woff2', until: 'domcontentloaded' },
  { what: 'later styles', files: '**/assets/later-*.css', until: 'commit' },
] as const

for (const path of ['/', '/inventory', '/vehicles/ev-city', '/jim-thorpe-borough-golf-carts', '/rentals', '/contact'])
  for (const { what, files, until } of comesLate)
    test(`SITE-4: ${path} hardly moves when its ${what} arrive late`, async ({ page }) => {
      for (const width of [390, 412, 1440]) {
        await page.setViewportSize({ width, height: 844 })
        const letGo = await holdBack(page, files)
        await page.goto(path, { waitUntil: until })
        await expect.poll(() => firstPaints(page)).toBe(1)
        const moved = await countMoves(page, true)
        letGo()
        await expect(page.locator('footer')).toBeAttached()
        await page.evaluate(() => document.fonts.ready)
        await painted(page)
        expect(await moved()).toBeLessThanOrEqual(0.01)
        await page.unroute(files)
      }
    })

const firstPaints = (page: Page) => page.evaluate(() => performance.getEntriesByName('first-contentful-paint').length)

test('SITE-44: the first screen is painted while the style that comes later is on its way', async ({ page }) => {
  const letGo = await holdBack(page, '**/assets/later-*.css')
  await page.goto('/', { waitUntil: 'commit' })
  await expect.poll(() => firstPaints(page)).toBe(1)
  await expect(page.locator('footer')).not.toBeAttached()
  letGo()
  await expect(page.locator('footer')).toBeAttached()
})
