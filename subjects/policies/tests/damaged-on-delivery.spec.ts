import { expect, test } from '@playwright/test'

test.describe('without script, on a phone', () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 390, height: 844 } })

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
    await expect(page.getByText('November 22')).toBeInViewport()
    await expect(page.getByRole('main').getByRole('link', { name: /^Call \(570\)/ })).toBeInViewport()
    const photos = await page.getByRole('heading', { name: 'What to photograph' }).boundingBox()
    expect(photos?.y).toBeLessThan(2 * 844)
  })
})
