import { expect, test } from '@playwright/test'

for (const [width, kind] of [
  [390, 'phone'],
  [768, 'wide'],
  [1440, 'wide'],
] as const)
  test(`SHOP-60: at ${width} pixels the points lie over the picture as it is cut there`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 })
    await page.goto('/services')
    const drawing = page.locator(`svg.service-callouts-${kind}`)
    const box = await drawing.boundingBox()
    const picture = await page.locator('.service-callouts-picture').boundingBox()
    if (!box || !picture) throw new Error('There is no cart on a lift.')
    for (const side of ['x', 'y', 'width', 'height'] as const)
      expect(Math.abs(box[side] - picture[side])).toBeLessThan(1)
    const ratio = await drawing.evaluate((svg: SVGSVGElement) => svg.viewBox.baseVal.width / svg.viewBox.baseVal.height)
    expect(box.width / box.height).toBeCloseTo(ratio, 2)
  })

test('SHOP-29: a part of the cart leads to its service, which it opens', async ({ page }) => {
  await page.goto('/services')
  await page.getByRole('link', { name: /^Battery/ }).click()
  await expect(page.getByRole('region', { name: 'Battery Services' })).toBeInViewport()
})

test('SHOP-42: the three figures of the about page stand apart', async ({ page }) => {
  await page.goto('/about')
  for (const width of [320, 390, 768, 1440]) {
    await page.setViewportSize({ width, height: 900 })
    const figures = page.locator('dl').first().locator('dd')
    const gaps = await figures.evaluateAll((all) => {
      const boxes = all.map((figure) => {
        const range = document.createRange()
        range.selectNodeContents(figure)
        const { left, right } = range.getBoundingClientRect()
        const { top, bottom } = figure.getBoundingClientRect()
        return { left, right, top, bottom }
      })
      return boxes.slice(1).map(({ left, top }, index) => {
        const before = boxes[index]
        return { beside: left - (before?.right ?? left), below: top - (before?.bottom ?? top) }
      })
    })
    expect(gaps).toHaveLength(2)
    // Beside one another on a narrow screen, one below the other on a wide one.
    for (const { beside, below } of gaps) expect(beside >= 16 || below >= 0, `${width} pixels`).toBe(true)
  }
})
