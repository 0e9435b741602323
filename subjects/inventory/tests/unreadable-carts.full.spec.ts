import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import AxeBuilder from '@axe-core/playwright'
import { expect, type Page, test } from '@playwright/test'
import type { Vehicle } from '#subjects/inventory/rules/vehicle.ts'
import { type SiteProcess, startSite } from '#tests/setup/site-process.ts'

let site: SiteProcess
let carts: readonly Vehicle[]

test.beforeAll(async () => {
  site = await startSite()
  carts = await (await fetch(`${site.url}/api/vehicles`)).json()
  // The server finds its table of carts gone, as from a file that was damaged while it ran.
  const database = new DatabaseSync(join(site.dataDir, 'switchback.db'), { timeout: 5_000 })
  database.exec('drop table vehicles')
  database.exec("update data_versions set version = version + 1 where name = 'pages'")
  database.close()
  // What another process changed is on every page two seconds later at most.
  const status = async () => (await fetch(`${site.url}/inventory`)).status
  await expect.poll(status).toBe(503)
})
test.afterAll(() => site.end())

const listed = (page: Page) => page.locator('li.cart')

/** Opens a page that the server could not fill; the calls that it makes. */
async function open(page: Page, path: string): Promise<readonly string[]> {
  const calls: string[] = []
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (pathname.startsWith('/api/')) calls.push(pathname)
  })
  const response = await page.goto(site.url + path)
  expect(response?.status()).toBe(503)
  return calls
}

test('CART-9, CART-11: six placeholders, four requests, then the error text', async ({ page }) => {
  const calls = await open(page, '/inventory')
  await expect(listed(page)).toHaveCount(6)
  await expect(page.getByText('Error loading vehicles: Failed to fetch vehicles: 503', { exact: true })).toBeVisible()
  expect(calls).toEqual(['/api/vehicles', '/api/vehicles', '/api/vehicles', '/api/vehicles'])
  await expect(listed(page)).toHaveCount(0)
  const { violations } = await new AxeBuilder({ page }).analyze()
  expect(violations.map(({ id }) => id)).toEqual([])
})

test('CART-11: a list that comes back shows its carts', async ({ page }) => {
  await page.route('**/api/vehicles', (route) => route.fulfill({ json: carts }))
  await open(page, '/inventory?brand=Denago')
  await expect(listed(page)).toHaveCount(carts.filter(({ brand }) => brand === 'Denago').length)
})

test('CART-43, CART-44: placeholders, one retry, then Vehicle Not Found and the way back', async ({ page }) => {
  const calls = await open(page, '/vehicle/ev-city')
  await expect(page.locator('.skeleton').first()).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Vehicle Not Found' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Back to Inventory' })).toHaveAttribute('href', '/inventory')
  expect(calls).toEqual(['/api/vehicles/ev-city', '/api/vehicles/ev-city'])
})

test('CART-44: the cart, its contact block and its title, when the browser gets it after all', async ({ page }) => {
  const json = carts.find(({ id }) => id === 'ev-city')
  await page.route('**/api/vehicles/ev-city', (route) => route.fulfill({ json }))
  await open(page, '/vehicles/ev-city')
  await expect(page.getByRole('heading', { level: 1, name: 'Denago EV City' })).toBeVisible()
  await expect(page.getByText('48 V 105 Ah lithium')).toBeVisible()
  await expect(page).toHaveTitle(/^Denago EV City/)
  await expect(page.getByRole('heading', { name: 'Ask about the Denago EV City' })).toBeVisible()
  await expect(page.getByText('Vehicle Not Found')).toBeHidden()
})
