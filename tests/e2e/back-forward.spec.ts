import { chromium, expect, test } from '@playwright/test'

declare global {
  interface Window {
    stillHere?: boolean
  }
}

/** The test runner switches the browser's back/forward cache off; this test is about it. */
const cached = test.extend<{ visitor: import('@playwright/test').Page }>({
  visitor: async ({ baseURL, launchOptions }, use) => {
    const browser = await chromium.launch({ ...launchOptions, ignoreDefaultArgs: ['--disable-back-forward-cache'] })
    const context = await browser.newContext({ baseURL: baseURL ?? '', viewport: { width: 390, height: 844 } })
    await use(await context.newPage())
    await browser.close()
  },
})

cached('Back restores the page from the browser’s cache', async ({ visitor }) => {
  await visitor.goto('/')
  await visitor.evaluate(() => {
    window.stillHere = true
  })
  await visitor.goto('/about')
  await visitor.goBack({ waitUntil: 'commit' })
  expect(await visitor.evaluate(() => window.stillHere)).toBe(true)
})
