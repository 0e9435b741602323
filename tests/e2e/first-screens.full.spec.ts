import { expect, type Locator, test } from '@playwright/test'

const bottom = async (part: Locator) => {
  const { y, height } = (await part.boundingBox()) ?? { y: 0, height: 0 }
  return y + height
}

for (const viewport of ['390×844', '768×1024'])
  test(`RENT-17, SHOP-65: at ${viewport} the cart on home and the planner's first fields stand above the bar`, async ({
    page,
  }) => {
    const [width = 0, height = 0] = viewport.split('×').map(Number)
    await page.setViewportSize({ width, height })
    await page.goto('/')
    expect(await bottom(page.locator('main img').first())).toBeLessThanOrEqual(height - 55)
    for (const path of ['/rentals', '/rentals/kidder', '/rentals/summit-hill', '/rentals?days=']) {
      await page.goto(path)
      for (const name of ['Days', 'Cart'])
        expect(await bottom(page.getByLabel(name, { exact: true }))).toBeLessThanOrEqual(height - 55)
      expect(await bottom(page.getByRole('button', { name: 'Find the cheapest plan' }))).toBeLessThan(1.3 * height)
    }
  })
