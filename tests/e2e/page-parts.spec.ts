import { expect, test } from '@playwright/test'

for (const [width, height, ratio] of [
  [390, 844, 4 / 5],
  [768, 1024, 3 / 2],
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

test('SITE-51: the trail stands drawn from section to section', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto('/')
  const trail = page.locator('main > .section').first()
  expect(await trail.evaluate((element) => getComputedStyle(element, '::before').backgroundImage)).toContain('svg')
})
