import { readFileSync } from 'node:fs'
import AxeBuilder from '@axe-core/playwright'
import { expect, type Page, test } from '@playwright/test'

async function violationsOn(page: Page) {
  return (await new AxeBuilder({ page }).analyze()).violations
}

for (const javaScriptEnabled of [true, false]) {
  test.describe(`planners, script ${javaScriptEnabled ? 'on' : 'off'}`, () => {
    test.use({ javaScriptEnabled, viewport: { width: 390, height: 844 } })

    test('POL-55, POL-74, POL-75: dates and a choice give the cheapest mix as a table', async ({ page }) => {
      await page.goto('/policies/storage-policy')
      await page.getByLabel('First day').fill('2026-10-15')
      await page.getByLabel('Last day').fill('2027-05-10')
      await page.getByLabel('Indoor or outdoor').selectOption('Covered outdoor')
      await page.getByLabel('Pre-season prep').check()
      await page.getByRole('button', { name: 'Show My Price' }).click()
      await expect(page).toHaveURL(
        '/policies/storage-policy?from=2026-10-15&to=2027-05-10&place=covered-outdoor&prep=on#planner',
      )
      const rows = page.getByRole('table', { name: 'Your bill' }).getByRole('row')
      await expect(rows.filter({ hasText: 'Winter season' })).toContainText('$400')
      await expect(rows.filter({ hasText: 'By the month' })).toContainText('1 month at $75')
      await expect(rows.filter({ hasText: 'Pre-season prep' })).toContainText('$150')
      await expect(rows.filter({ hasText: 'Total' })).toContainText('$625')
      await expect(page.getByLabel('Indoor or outdoor')).toHaveValue('covered-outdoor')
      await expect(page.getByLabel('Pre-season prep')).toBeChecked()
      await page.getByRole('link', { name: 'Link to this result' }).click()
      await expect(page.getByRole('table', { name: 'Your bill' })).toBeVisible()
    })

    test('POL-73, POL-75: nonsense is answered beside its field, what was given stays', async ({ page }) => {
      await page.goto('/policies/storage-policy')
      await page.getByLabel('First day').fill('2026-10-15')
      await page.getByLabel('Last day').fill('2026-10-01')
      await page.getByRole('button', { name: 'Show My Price' }).click()
      await expect(page.getByLabel('Last day')).toHaveAccessibleDescription('The last day comes before the first day.')
      await expect(page.getByLabel('First day')).toHaveValue('2026-10-15')
      if (javaScriptEnabled) expect(await violationsOn(page)).toEqual([])
    })

    test('POL-60, POL-68, POL-75: a purchase gives its deadlines and a calendar file', async ({ page }) => {
      await page.goto('/policies/return-policy')
      await page.getByLabel('What you bought').selectOption('Used cart')
      await page.getByLabel('Day you received it').fill('2026-05-06')
      await page.getByRole('button', { name: 'Find My Deadlines' }).click()
      const rows = page.getByRole('table', { name: 'Your deadlines, in Eastern time' }).getByRole('row')
      await expect(rows.filter({ hasText: 'Last day to return it' })).toContainText('Saturday, May 9, 2026')
      await expect(rows.filter({ hasText: 'Report a defect by' })).toContainText('Friday, May 8, 2026')
      const coming = page.waitForEvent('download')
      await page.getByRole('link', { name: 'Add to your calendar' }).click()
      const file = await coming
      expect(file.suggestedFilename()).toBe('switchback-return-deadlines.ics')
      const text = readFileSync(await file.path(), 'utf8')
      expect(text).toContain('DTSTART;VALUE=DATE:20260509')
      if (javaScriptEnabled) expect(await violationsOn(page)).toEqual([])
    })

    test('POL-65, POL-68, POL-75: a pick-up gives its deadlines in Eastern time', async ({ page }) => {
      await page.goto('/policies/rental-policy')
      await page.getByLabel('Pick-up day').fill('2026-07-04')
      await page.getByLabel('Pick-up time').fill('10:00')
      await page.getByLabel('Number of days').fill('3')
      await page.getByRole('button', { name: 'Find My Deadlines' }).click()
      const rows = page.getByRole('table', { name: 'Your deadlines, in Eastern time' }).getByRole('row')
      await expect(rows.filter({ hasText: 'Cancel free of charge' })).toContainText('Friday, July 3, 2026, 10 AM')
      await expect(rows.filter({ hasText: 'Cart due back' })).toContainText('Tuesday, July 7, 2026, 10 AM')
      const coming = page.waitForEvent('download')
      await page.getByRole('link', { name: 'Add to your calendar' }).click()
      const text = readFileSync(await (await coming).path(), 'utf8')
      expect(text).toContain('DTSTART:20260703T140000Z')
    })
  })
}

test('POL-75: a planner works by keyboard alone', async ({ page }) => {
  await page.goto('/policies/rental-policy')
  await page.getByLabel('Pick-up day').focus()
  await page.keyboard.type('07042026')
  await page.getByLabel('Number of days').focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('table', { name: 'Your deadlines, in Eastern time' })).toBeVisible()
})

test('POL-11: a section of a policy can be linked to, and its heading is not hidden behind the header', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 700 })
  await page.goto('/policies/return-policy')
  await page.getByRole('navigation', { name: 'On this page' }).getByRole('link', { name: 'Used carts' }).click()
  await expect(page).toHaveURL('/policies/return-policy#used-carts')
  const heading = await page.getByRole('heading', { name: 'Used carts' }).boundingBox()
  const header = await page.locator('header').first().boundingBox()
  expect(heading?.y).toBeGreaterThanOrEqual((header?.y ?? 0) + (header?.height ?? 0))
})

test('POL-77: a policy prints as its text: tables as tables, no menus, no forms', async ({ page }) => {
  await page.goto('/policies/storage-policy?from=2026-10-15&to=2027-05-10&place=indoor')
  await page.emulateMedia({ media: 'print' })
  await page.setViewportSize({ width: 700, height: 900 })
  for (const hidden of ['footer', '.thumb-bar', '.planner form', '.policy-contents', '.policy-related']) {
    await expect(page.locator(hidden).first()).toBeHidden()
  }
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.getByRole('table', { name: 'Your bill' })).toBeVisible()
  expect(
    await page
      .locator('.policy-text thead')
      .first()
      .evaluate((element) => getComputedStyle(element).position),
  ).toBe('static')
})
