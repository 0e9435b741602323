import { writeFileSync } from 'node:fs'
import { expect, type Page, test } from '@playwright/test'
import type { Vehicle } from '#subjects/inventory/rules/vehicle.ts'
import { startBuiltSite } from '#tests/setup/built-site.ts'

const many = 2_000
let site: Awaited<ReturnType<typeof startBuiltSite>>

test.beforeAll(async () => {
  site = await startBuiltSite()
  const models: Vehicle[] = await (await fetch(`${site.url}/api/vehicles`)).json()
  const carts = Array.from({ length: many }, (_, index) => {
    const model = models[index % models.length] as Vehicle
    return { ...model, id: `cart-${index}`, name: `${model.name} No. ${index}` }
  })
  const file = `${site.dataDir}/carts.json`
  writeFileSync(file, JSON.stringify(carts))
  const { code, said } = await site.desk('inventory', 'import', file, '--yes')
  expect(code, said).toBe(0)
})
test.afterAll(() => site.stop())

const count = (page: Page) => page.getByRole('heading', { name: /^Available Golf Carts/ })
const calls = (page: Page) => {
  const asked: string[] = []
  page.on('request', (request) => {
    const { pathname, search } = new URL(request.url())
    if (pathname.startsWith('/api/')) asked.push(pathname + search)
  })
  return asked
}

test('CART-37: with 2,000 carts the whole list is asked for once, and filtered in the page', async ({ page }) => {
  const asked = calls(page)
  await page.goto(`${site.url}/inventory`)
  const search = page.getByRole('searchbox', { name: 'Search' })
  await search.pressSequentially('no. 1100')
  await expect(count(page)).toHaveText('Available Golf Carts (1)')
  await expect(page).toHaveURL(/search=no/)
  await expect(search).toBeFocused()
  await expect(page.locator('li.cart')).toHaveCount(1)
  await page.getByRole('button', { name: 'Clear All Filters' }).click()
  await expect(count(page)).not.toHaveText('Available Golf Carts (1)')
  await page.getByLabel('Stock').selectOption('out')
  await expect(page).toHaveURL(/stock=out/)
  await expect(count(page)).toHaveText(/\(\d{2,3}\)/)
  await page.goBack()
  await expect(page).not.toHaveURL(/stock=out/)
  expect(asked).toEqual(['/api/vehicles'])
})

test('CART-33: its pages can be turned, with script and without', async ({ page, browser }) => {
  await page.goto(`${site.url}/inventory`)
  const name = page.locator('li.cart h3').first()
  const first = (await name.textContent()) ?? ''
  await page.getByRole('link', { name: 'Next' }).click()
  await expect(page).toHaveURL(/page=2/)
  await expect(name).not.toHaveText(first)
  const second = (await name.textContent()) ?? ''
  const context = await browser.newContext({ javaScriptEnabled: false })
  const plain = await context.newPage()
  await plain.goto(`${site.url}/inventory?page=2`)
  await expect(plain.locator('li.cart h3').first()).toHaveText(second)
  await context.close()
})
