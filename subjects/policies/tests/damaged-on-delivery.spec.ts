import AxeBuilder from '@axe-core/playwright'
import { expect, test } from '@playwright/test'

const phone = { width: 390, height: 844 }

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false, viewport: phone })

  test('POL-90, POL-92, POL-95: from home by the menu, one day typed, to the answer and the number', async ({
    page,
  }) => {
    await page.goto('/')
    await page.getByRole('button', { name: 'Menu', exact: true }).click()
    await page.locator('#site-menu').getByRole('link', { name: 'Damaged on delivery?' }).click()
    await page.getByLabel('Day it was delivered').fill('2026-11-20')
    await page.getByLabel('Time').fill('14:30')
    await page.getByRole('button', { name: 'Show My Deadline' }).click()
    await expect(page).toHaveURL('/damaged-on-delivery?delivered=2026-11-20&time=14%3A30')
    const answer = page.getByText('November 22')
    await expect(answer).toBeInViewport()
    await expect(page.getByText('2:30 PM').first()).toBeInViewport()
    await expect(page.getByRole('main').getByRole('link', { name: /^Call \(570\)/ })).toBeInViewport()
    const photos = await page.getByRole('heading', { name: 'What to photograph' }).boundingBox()
    expect(photos?.y).toBeLessThan(2 * phone.height)
  })

  test('POL-73, POL-95: a day that is none is told at its field', async ({ page }) => {
    await page.goto('/damaged-on-delivery?delivered=2026-02-30')
    await expect(page.getByLabel('Day it was delivered')).toHaveAccessibleDescription(
      'Choose the day it was delivered.',
    )
  })
})

for (const width of [320, 1280])
  test(`POL-95: the answer has no accessibility violation and fits at ${width} pixels`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 })
    await page.goto('/damaged-on-delivery?delivered=2026-11-20&time=14:30')
    expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([])
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width)
  })
