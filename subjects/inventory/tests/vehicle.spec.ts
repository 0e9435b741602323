import { expect, type Page, test } from '@playwright/test'

const path = '/vehicles/d5-maverick-4-plus'
const hydrated = (page: Page, name: string) =>
  expect(page.locator(`[data-island=${name}]`)).toHaveAttribute('data-hydrated', '')
const choice = (page: Page, number: number) => page.getByRole('link', { name: `Picture ${number}`, exact: true })
const shownPicture = (page: Page) =>
  page.locator('.gallery-strip').evaluate((strip) => Math.round(strip.scrollLeft / strip.clientWidth) + 1)

test('CART-47: the gallery is turned by arrow keys, small pictures and scrolling, and says which picture is shown', async ({
  page,
}) => {
  await page.goto(path)
  await hydrated(page, 'gallery')
  await choice(page, 1).focus()
  for (const [key, number] of [
    ['ArrowRight', 2],
    ['End', 4],
    ['ArrowRight', 4],
    ['Home', 1],
  ] as const) {
    await page.keyboard.press(key)
    await expect.poll(() => shownPicture(page)).toBe(number)
    await expect(choice(page, number)).toHaveAttribute('aria-current', 'true')
    await expect(page.locator('.gallery [aria-live]')).toHaveText(`Picture ${number} of 4`)
  }
  await choice(page, 4).click()
  await expect.poll(() => shownPicture(page)).toBe(4)
  // A finger scrolls the strip as this does.
  await page.locator('.gallery-strip').evaluate((strip) => strip.scrollTo({ left: strip.clientWidth }))
  await expect(choice(page, 2)).toHaveAttribute('aria-current', 'true')
  await expect(page).toHaveURL(path)
})

test('CART-49: the estimator answers while the visitor types, in their own figures', async ({ page }) => {
  await page.goto(path)
  await page.getByLabel('Interest').scrollIntoViewIfNeeded()
  await hydrated(page, 'payment-estimator')
  const result = page.locator('#payment output')
  await expect(result).toHaveText('Your monthly payment will appear here.')
  await page.getByLabel('Down payment').fill('$2,000')
  await page.getByLabel('Interest').pressSequentially('7.9%')
  await page.getByLabel('Term').pressSequentially('48')
  await expect(result).toContainText('$267.90 a month')
  await page.getByLabel('Term').fill('500')
  await expect(page.getByText('Enter 1 to 120 whole months')).toBeVisible()
})

test('CART-40, CART-57: a cart is saved beside its price, counted at the head, and nothing moves', async ({ page }) => {
  await page.goto(path)
  await hydrated(page, 'save-cart')
  const price = page.locator('.vehicle-summary-price')
  const before = await price.boundingBox()
  const save = price.getByRole('button', { name: 'Save this cart' })
  await save.click()
  await expect(save).toHaveAttribute('aria-pressed', 'true')
  await expect(page.getByText('1 saved', { exact: true })).toBeVisible()
  expect(await price.boundingBox()).toEqual(before)
})

test('CART-52: the link to the cart can be copied', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ permissions: ['clipboard-read', 'clipboard-write'] })
  const page = await context.newPage()
  await page.goto(`${path}?miles=12`)
  await page.getByRole('link', { name: 'E-mail it' }).scrollIntoViewIfNeeded()
  await hydrated(page, 'share-link')
  await page.getByRole('link', { name: 'Copy link' }).click()
  await expect(page.getByText('Link copied')).toBeVisible()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(baseURL + path)
  await context.close()
})

test.describe('script off', () => {
  test.use({ javaScriptEnabled: false })

  test('CART-47, CART-48, CART-50, CART-180: the pictures and the forms answer, and no model is offered', async ({
    page,
  }) => {
    await page.goto(path)
    await expect(page.getByRole('button', { name: 'View in 3D' })).toBeHidden()
    await choice(page, 2).click()
    await expect(page).toHaveURL(`${path}#picture-2`)
    await expect(page.locator('#picture-2 figure')).toBeInViewport()
    await page.getByLabel('Town, lake or ZIP code').fill('Kidder')
    await page.getByRole('button', { name: 'Show delivery cost' }).click()
    await expect(page.locator('#delivery')).toContainText('Anywhere in Carbon County')
    await page.getByLabel('Miles in a day').fill('12')
    await page.getByRole('button', { name: 'Check the range' }).click()
    await expect(page).toHaveURL(/town=kidder&miles=12#range/)
  })
})

test('CART-52: prints as one sheet of facts, without forms, menus and other carts', async ({ page }) => {
  await page.goto(path)
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.getByText('48 V 110 Ah lithium')).toBeVisible()
  for (const name of ['Schedule Test Drive', 'Copy link'])
    await expect(page.getByRole('link', { name, exact: true })).toBeHidden()
  await expect(page.locator('#similar')).toBeHidden()
  await expect(page.getByRole('button', { name: 'Check the range' })).toBeHidden()
})
