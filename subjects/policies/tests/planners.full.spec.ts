import { readFileSync } from 'node:fs'
import { expect, test } from '@playwright/test'

test.describe('without script, on a phone', () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 390, height: 844 } })

  test('POL-55, POL-73, POL-74, POL-75, POL-96: dates give the cheapest mix, nonsense a sentence at its field', async ({
    page,
  }) => {
    await page.goto('/policies/storage-policy')
    await page.getByLabel('First day').fill('2026-10-15')
    await page.getByLabel('Last day').fill('2026-10-01')
    await page.getByRole('button', { name: 'Show My Price' }).click()
    await expect(page.getByLabel('Last day')).toHaveAccessibleDescription('The last day comes before the first day.')
    await page.getByLabel('Last day').fill('2027-05-10')
    await page.getByLabel('Indoor or outdoor').selectOption('Covered outdoor')
    await page.getByLabel('Pre-season prep').check()
    await page.getByRole('button', { name: 'Show My Price' }).click()
    await expect(page).toHaveURL(
      '/policies/storage-policy?from=2026-10-15&to=2027-05-10&place=covered-outdoor&prep=on#planner',
    )
    await expect(page.locator('.planner-figure')).toBeInViewport()
    const bill = page.getByRole('table', { name: 'Your bill' })
    await expect(bill.getByRole('row').filter({ hasText: 'Total' })).toContainText('$625')
    await expect(page.getByLabel('Indoor or outdoor')).toHaveValue('covered-outdoor')
    await expect(page.getByLabel('Pre-season prep')).toBeChecked()
    await page.getByRole('link', { name: 'Link to this result' }).click()
    await expect(bill).toBeVisible()
  })

  test('POL-60, POL-68, POL-75: a purchase gives its deadlines and a calendar file', async ({ page }) => {
    await page.goto('/policies/return-policy')
    await page.getByLabel('What you bought').selectOption('Used cart')
    await page.getByLabel('Day you received it').fill('2026-05-06')
    await page.getByRole('button', { name: 'Find My Deadlines' }).click()
    const rows = page.getByRole('table', { name: 'Your deadlines, in Eastern time' }).getByRole('row')
    await expect(rows.filter({ hasText: 'Last day to return it' })).toContainText('Saturday, May 9, 2026')
    const coming = page.waitForEvent('download')
    await page.getByRole('link', { name: 'Add to your calendar' }).click()
    expect(readFileSync(await (await coming).path(), 'utf8')).toContain('DTSTART;VALUE=DATE:20260509')
  })
})

test('POL-75: a planner works by keyboard alone', async ({ page }) => {
  await page.goto('/policies/rental-policy')
  await page.getByLabel('Pick-up day').focus()
  await page.keyboard.type('07042026')
  await page.getByLabel('Number of days').focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('table', { name: 'Your deadlines, in Eastern time' })).toBeVisible()
})

test('POL-77: a policy prints as its text: tables as tables, no menus, no forms', async ({ page }) => {
  await page.goto('/policies/storage-policy?from=2026-10-15&to=2027-05-10&place=indoor')
  await page.emulateMedia({ media: 'print' })
  await page.setViewportSize({ width: 700, height: 900 })
  for (const hidden of ['footer', '.thumb-bar', '.planner form', '.policy-contents', '.policy-related'])
    await expect(page.locator(hidden).first()).toBeHidden()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.getByRole('table', { name: 'Your bill' })).toBeVisible()
  const head = page.locator('.policy-text thead').first()
  expect(await head.evaluate((element) => getComputedStyle(element).position)).toBe('static')
})
