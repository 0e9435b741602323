import { chromium, expect, test } from '@playwright/test'

declare global {
  interface Window {
    stillHere?: boolean
  }
}

/** The test runner switches the browser's back/forward cache off; these tests are about it. */
const cached = test.extend<{ visitor: import('@playwright/test').Page }>({
  visitor: async ({ baseURL, launchOptions }, use) => {
    const browser = await chromium.launch({ ...launchOptions, ignoreDefaultArgs: ['--disable-back-forward-cache'] })
    const context = await browser.newContext({ baseURL: baseURL ?? '', viewport: { width: 390, height: 844 } })
    await use(await context.newPage())
    await browser.close()
  },
})

cached('SITE-9: Back restores the page from the browser’s cache', async ({ visitor }) => {
  await visitor.goto('/')
  await visitor.evaluate(() => {
    window.stillHere = true
  })
  await visitor.goto('/about')
  await visitor.goBack({ waitUntil: 'commit' })
  expect(await visitor.evaluate(() => window.stillHere)).toBe(true)
})

cached('FIND-31: the menu is closed when Back restores the page it was chosen from', async ({ visitor }) => {
  const menu = visitor.locator('#site-menu')
  await visitor.goto('/')
  await visitor.evaluate(() => {
    window.stillHere = true
  })
  await visitor.getByRole('button', { name: 'Menu', exact: true }).click()
  await menu.getByRole('link', { name: 'Services' }).click()
  await expect(visitor).toHaveURL('/services')
  await visitor.goBack({ waitUntil: 'commit' })
  await expect(visitor).toHaveURL('/')
  expect(await visitor.evaluate(() => window.stillHere)).toBe(true)
  await expect.poll(async () => (await menu.boundingBox())?.x).toBe(390)
  await visitor.getByRole('button', { name: 'Menu', exact: true }).click()
  await expect.poll(async () => (await menu.boundingBox())?.x).toBe(90)
})
