import { expect, test } from '@playwright/test'
import { holdBack } from '#tests/setup/hold-back.ts'
import { painted } from '#tests/setup/painted.ts'

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
    const picture = await page.locator('main img').first().boundingBox()
    if (!words || !picture) throw new Error('The page has no beginning.')
    if (ratio) {
      expect(picture.y).toBeGreaterThanOrEqual(words.y + words.height - 1)
      expect(picture.width).toBe(width)
      expect(picture.width / picture.height).toBeCloseTo(ratio, 1)
    } else {
      expect(picture.x).toBeGreaterThanOrEqual(words.x + words.width - 1)
      const end = await page.evaluate(() => document.documentElement.clientWidth)
      expect(Math.round(picture.x + picture.width)).toBe(end)
      const middle = { x: picture.x + picture.width / 2, y: picture.y + picture.height / 2 }
      expect(await page.evaluate(({ x, y }) => document.elementFromPoint(x, y)?.tagName, middle)).toBe('IMG')
    }
  })

for (const path of ['/', '/inventory', '/vehicles/ev-city', '/jim-thorpe-borough-golf-carts', '/rentals', '/contact'])
  test(`SITE-4: ${path} hardly moves when its type faces come late`, async ({ page }) => {
    for (const width of [390, 1440]) {
      await page.setViewportSize({ width, height: 844 })
      const letGo = await holdBack(page, '**/*.woff2')
      await page.goto(path, { waitUntil: 'domcontentloaded' })
      await expect(page.locator('footer')).toBeAttached()
      await page.evaluate(() => {
        Object.assign(window, { moved: 0 })
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries() as unknown as { value: number }[])
            Object.assign(window, { moved: Reflect.get(window, 'moved') + entry.value })
        }).observe({ type: 'layout-shift', buffered: true })
      })
      letGo()
      await page.evaluate(() => document.fonts.ready)
      await painted(page)
      expect(await page.evaluate(() => Reflect.get(window, 'moved'))).toBeLessThanOrEqual(0.01)
      await page.unroute('**/*.woff2')
    }
  })

test('SITE-44: the first screen is painted while the style that comes later is on its way', async ({ page }) => {
  const letGo = await holdBack(page, '**/assets/later-*.css')
  await page.goto('/', { waitUntil: 'commit' })
  const painted = () => page.evaluate(() => performance.getEntriesByName('first-contentful-paint').length)
  await expect.poll(painted).toBe(1)
  await expect(page.locator('footer')).not.toBeAttached()
  letGo()
  await expect(page.locator('footer')).toBeAttached()
})
