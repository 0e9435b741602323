import { expect, test } from '@playwright/test'
import { holdBack } from '#tests/setup/hold-back.ts'

test('SITE-6: every chunk of an island is asked for by the document itself', async ({ page }) => {
  const initiators: string[] = []
  const session = await page.context().newCDPSession(page)
  await session.send('Network.enable')
  session.on('Network.requestWillBeSent', ({ request, initiator }) => {
    if (/\.js$/.test(request.url)) initiators.push(initiator.url ?? initiator.stack?.callFrames[0]?.url ?? '')
  })
  await page.goto('/contact')
  await expect(page.locator('[data-island=contact-form]')).toHaveAttribute('data-hydrated', '')
  expect(initiators.length).toBeGreaterThanOrEqual(2)
  expect(initiators.filter((url) => url.endsWith('.js'))).toEqual([])
})

test('SITE-6: the script of islands comes once the page has loaded, or with the first touch before that', async ({
  page,
}) => {
  const letGo = await holdBack(page, '**/media/**')
  const asked: string[] = []
  page.on('request', (request) => {
    if (request.url().endsWith('.js')) asked.push(request.url())
  })
  await page.goto('/inventory', { waitUntil: 'domcontentloaded' })
  const island = page.locator('[data-island=inventory-browser]')
  await expect(island).toBeVisible()
  expect(asked).toEqual([])
  await page.getByRole('searchbox', { name: 'Search' }).focus()
  await expect(island).toHaveAttribute('data-hydrated', '')
  letGo()
  await page.goto('/contact')
  await expect(page.locator('[data-island=contact-form]')).toHaveAttribute('data-hydrated', '')
})

test('SITE-6: a page answers while its islands wake up, and says which of them are awake', async ({ page }) => {
  const release = await holdBack(page, '**/assets/inventory-browser*.js')
  await page.goto('/inventory')
  await expect(page.locator('[data-island=saved-carts]')).toHaveAttribute('data-hydrated', '')
  await expect(page.locator('[data-island=inventory-browser]')).not.toHaveAttribute('data-hydrated')
  await page.getByRole('searchbox', { name: 'Search' }).fill('nomad')
  await expect(page.getByRole('heading', { name: /^Available Golf Carts/ })).not.toHaveText(/\(39\)/)
  release()
  await expect(page.locator('[data-island=inventory-browser]')).toHaveAttribute('data-hydrated', '')
  await expect(page.getByRole('searchbox', { name: 'Search' })).toHaveValue('nomad')
})
