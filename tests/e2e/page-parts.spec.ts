import { expect, test } from '@playwright/test'

test.describe('the beginning of a page', () => {
  test('SITE-150: words on the page’s ground, the picture whole below or beside them', async ({ page }) => {
    for (const [width, height, ratio] of [
      [390, 844, 4 / 5],
      [768, 1024, 3 / 2],
    ] as const) {
      await page.setViewportSize({ width, height })
      await page.goto('/')
      const words = await page.locator('main h1').locator('..').boundingBox()
      const picture = await page.locator('main img').first().boundingBox()
      if (!words || !picture) throw new Error('The page has no beginning.')
      expect(picture.y).toBeGreaterThanOrEqual(words.y + words.height - 1)
      expect(picture.width).toBe(width)
      expect(picture.width / picture.height).toBeCloseTo(ratio, 1)
    }
    await page.setViewportSize({ width: 1440, height: 900 })
    await page.goto('/')
    const words = await page.locator('main h1').locator('..').boundingBox()
    const picture = await page.locator('main img').first().boundingBox()
    if (!words || !picture) throw new Error('The page has no beginning.')
    expect(picture.x).toBeGreaterThanOrEqual(words.x + words.width - 1)
    const end = await page.evaluate(() => document.documentElement.clientWidth)
    expect(Math.round(picture.x + picture.width)).toBe(end)
    const over = await page.evaluate(({ x, y }) => document.elementFromPoint(x, y)?.tagName, {
      x: picture.x + picture.width / 2,
      y: picture.y + picture.height / 2,
    })
    expect(over).toBe('IMG')
  })
})

test('SITE-152: the trail stands drawn for who wants less motion', async ({ browser }) => {
  for (const [reducedMotion, animated] of [
    ['reduce', false],
    ['no-preference', true],
  ] as const) {
    const context = await browser.newContext({ reducedMotion, viewport: { width: 1440, height: 900 } })
    const page = await context.newPage()
    await page.goto('/')
    const trail = await page
      .locator('main > .section')
      .first()
      .evaluate((section) => {
        const style = getComputedStyle(section, '::before')
        return { name: style.animationName, picture: style.backgroundImage }
      })
    expect(trail.picture).toContain('svg')
    expect(trail.name !== 'none').toBe(animated)
    await context.close()
  }
})
