import { expect, test } from '@playwright/test'
import type { Vehicle } from '#subjects/inventory/rules/vehicle.ts'
import { byKind } from '#subjects/inventory/rules/vehicle-sort.ts'

for (const width of [320, 390, 1440]) {
  test(`CART-15: at ${width} pixels a card shows whole lines, and all of the text is in the page`, async ({
    page,
    request,
  }) => {
    const carts: readonly Vehicle[] = await (await request.get('/api/vehicles')).json()
    await page.setViewportSize({ width, height: 900 })
    await page.goto('/inventory')
    const texts = await page.locator('li.cart .cart-text').evaluateAll((all) =>
      all.map((text) => {
        const range = document.createRange()
        range.selectNodeContents(text)
        const { top, bottom } = text.getBoundingClientRect()
        const lines = Array.from(range.getClientRects())
        // A line is what its letters stand in; the box of a line is a little taller.
        const shown = lines.filter((line) => line.top < bottom - 1)
        const cut = shown.filter((line) => line.top < top - 1 || line.bottom > bottom + 1)
        return { text: text.textContent, lines: lines.length, shown: shown.length, cut: cut.length }
      }),
    )
    expect(texts.map(({ text }) => text)).toEqual(byKind(carts).map(({ description }) => description))
    expect(texts.filter(({ cut }) => cut > 0)).toEqual([])
    expect(Math.max(...texts.map(({ shown }) => shown))).toBe(width < 640 ? 2 : 3)
    expect(Math.max(...texts.map(({ lines }) => lines))).toBeGreaterThan(3)
    // No mark takes the place of the end of a word.
    const { textOverflow, webkitLineClamp } = await page
      .locator('li.cart .cart-text')
      .first()
      .evaluate((text) => getComputedStyle(text))
    expect([textOverflow, webkitLineClamp]).toEqual(['clip', 'none'])
  })
}
