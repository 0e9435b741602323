import { expect, test } from '@playwright/test'

const policy = '/policies/return-policy'

test.describe('what is folded', () => {
  test.use({ viewport: { width: 390, height: 844 } })

  test('POL-97: a link to a section opens it, below a heading that stays in sight', async ({ page }) => {
    for (const address of [`${policy}#used-carts`, '/services#battery-services', '/services#winter-storage']) {
      await page.goto(address)
      const target = page.locator(`[id="${address.split('#')[1]}"]`)
      await expect(target).toBeVisible()
      await expect(target).toBeInViewport()
      const heading = await page.locator('details[open]:has(:target) > summary').boundingBox()
      const header = await page.locator('header').first().boundingBox()
      expect(heading?.y).toBeGreaterThanOrEqual((header?.y ?? 0) + (header?.height ?? 0))
    }
  })

  test('POL-97: what a search within the page finds is opened', async ({ page }) => {
    await page.goto(policy)
    const found = page.getByText('two or three full charges')
    await expect(found).toBeHidden()
    await page.goto(`${policy}?#:~:text=two%20or%20three%20full%20charges`)
    await expect(found).toBeInViewport()
  })

  test('POL-97: a tap opens a section and another closes it, without script, too', async ({ browser }) => {
    const context = await browser.newContext({ javaScriptEnabled: false })
    const page = await context.newPage()
    await page.goto(policy)
    const text = page.getByText('two or three full charges')
    const heading = page.getByRole('heading', { name: 'Used carts' })
    await heading.click()
    await expect(text).toBeVisible()
    await heading.click()
    await expect(text).toBeHidden()
    await context.close()
  })

  test('POL-77: on paper all of it is there', async ({ page }) => {
    await page.goto(policy)
    await page.emulateMedia({ media: 'print' })
    for (const text of ['two or three full charges', 'the bill of sale counts', 'the day you drive the cart off'])
      await expect(page.getByText(text).first()).toBeVisible()
  })

  test('POL-96: the answer of a planner is on the screen that its form opens', async ({ page }) => {
    await page.goto(policy)
    await page.getByLabel('Day you received it').fill('2026-05-06')
    await page.getByRole('button', { name: 'Find My Deadlines' }).click()
    await expect(page.getByText('Friday, May 8, 2026')).toBeInViewport()
    await page.goto('/policies/storage-policy')
    await page.getByLabel('First day').fill('2026-10-15')
    await page.getByLabel('Last day').fill('2027-04-14')
    await page.getByRole('button', { name: 'Show My Price' }).click()
    await expect(page.locator('.planner-figure')).toBeInViewport()
  })
})
