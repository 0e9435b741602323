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

const open = ':popover-open'

for (const choose of ['tap', 'keyboard'] as const) {
  cached(
    `FIND-31: the menu is closed when Back restores the page that it was left by ${choose}`,
    async ({ visitor }) => {
      const menu = visitor.locator('#site-menu')
      const opener = visitor.getByRole('button', { name: 'Menu', exact: true })
      const chosen = menu.getByRole('link', { name: 'Services' })
      await visitor.goto('/')
      await visitor.evaluate(() => {
        window.stillHere = true
      })
      if (choose === 'tap') {
        await opener.click()
        await chosen.click()
      } else {
        await opener.focus()
        await visitor.keyboard.press('Enter')
        await chosen.focus()
        await visitor.keyboard.press('Enter')
      }
      await expect(visitor).toHaveURL('/services')
      await visitor.goBack({ waitUntil: 'commit' })
      await expect(visitor).toHaveURL('/')
      expect(await visitor.evaluate(() => window.stillHere)).toBe(true)
      await expect(menu).toBeHidden()
      await expect(visitor.locator(open)).toHaveCount(0)
      // The next Tab goes on in the page, not into a menu that nobody sees.
      await visitor.keyboard.press('Tab')
      await expect(menu).toBeHidden()
      await opener.click()
      await expect.poll(async () => (await menu.boundingBox())?.x).toBe(90)
    },
  )
}

cached(
  'FIND-31: a menu that was open when its page was left otherwise is closed when Back restores it',
  async ({ visitor }) => {
    await visitor.goto('/')
    await visitor.evaluate(() => {
      window.stillHere = true
    })
    await visitor.getByRole('button', { name: 'Menu', exact: true }).click()
    await expect(visitor.locator(open)).toHaveCount(1)
    await visitor.evaluate(() => location.assign('/about'))
    await expect(visitor).toHaveURL('/about')
    await visitor.goBack({ waitUntil: 'commit' })
    expect(await visitor.evaluate(() => window.stillHere)).toBe(true)
    await expect(visitor.locator(open)).toHaveCount(0)
  },
)

cached('FIND-31: the About dropdown is closed when Back restores the page it was chosen from', async ({ visitor }) => {
  await visitor.setViewportSize({ width: 1440, height: 900 })
  await visitor.goto('/')
  await visitor.getByRole('button', { name: 'About' }).click()
  await visitor.locator('#about-menu').getByRole('link').first().click()
  await expect(visitor).toHaveURL('/about')
  await visitor.goBack({ waitUntil: 'commit' })
  await expect(visitor).toHaveURL('/')
  await expect(visitor.locator(open)).toHaveCount(0)
})
