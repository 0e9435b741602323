import { expect, test } from '@playwright/test'

const withScript = ['/contact', '/inventory', '/eco-impact', '/vehicles/ev-nomad']

for (const path of withScript)
  test(`SITE-31, SITE-85: ${path}: its islands wake up under the policies, and no text becomes markup`, async ({
    page,
  }) => {
    await page.goto(path)
    await expect(page.locator('[data-island][data-hydrated]').first()).toBeAttached()
    const outcome = await page.evaluate(() => {
      try {
        document.body.innerHTML = '<b>text</b>'
        return 'became markup'
      } catch (error) {
        return error instanceof Error ? error.name : String(error)
      }
    })
    expect(outcome).toBe('TypeError')
  })
