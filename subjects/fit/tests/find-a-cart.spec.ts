import { expect, test } from '@playwright/test'

test.describe('script off', () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 390, height: 844 } })

  test('FIT-16, FIT-17: from home three answers and a button bring three carts with price and reason on two screens', async ({
    page,
  }) => {
    await page.goto('/')
    const entry = page.getByRole('search').filter({ hasText: 'Which cart?' })
    await entry.getByLabel('Town, lake or ZIP code').fill('Towamensing')
    await entry.getByLabel('Riders').fill('4')
    await entry.getByLabel('Budget').fill('12,000')
    await entry.getByRole('button', { name: 'Show three carts' }).click()
    await expect(page).toHaveURL(/\/find-a-cart\?town=Towamensing&riders=4&budget=12%2C000$/)
    const carts = page.locator('main ol > li').filter({ has: page.getByRole('heading') })
    await expect(carts).toHaveCount(3)
    for (const cart of await carts.all()) await expect(cart).toContainText(/\$[\d,]+ delivered to Towamensing/)
    const last = await carts.last().boundingBox()
    expect((last?.y ?? Number.POSITIVE_INFINITY) + (last?.height ?? 0)).toBeLessThanOrEqual(2 * 844)
    await expect(page.getByLabel('Riders')).toBeHidden()
    await page.getByText('Change', { exact: true }).click()
    await expect(page.getByLabel('Riders')).toHaveValue('4')
    await page.getByLabel('Gravel').check()
    await page.getByRole('button', { name: 'Show three carts' }).click()
    await expect(page.locator('summary').first()).toContainText('gravel')
  })
})

test('CART-132: filters, page links and the comparison keep the town while nothing is asked anew', async ({ page }) => {
  await page.goto('/inventory?town=kline')
  await page.getByLabel('Search').fill('nomad')
  await expect(page.getByRole('heading', { name: 'Available Golf Carts (2)' })).toBeVisible()
  await expect(page).toHaveURL('/inventory?search=nomad&town=kline')
  await expect(page.getByText('About $8,507 delivered to Kline').first()).toBeVisible()
  await page.getByRole('button', { name: 'Clear All Filters' }).click()
  await expect(page).toHaveURL('/inventory?town=kline')
  await page
    .getByRole('link', { name: /View Details/ })
    .first()
    .click()
  await expect(page).toHaveURL(/\/vehicles\/[\w-]+\?town=kline$/)
})
