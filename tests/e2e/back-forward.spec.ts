import { chromium, expect, type Page, test } from '@playwright/test'

/** The test runner switches the browser's back/forward cache off; these tests are about it. */
const cached = test.extend<{ visitor: Page }>({
  visitor: async ({ baseURL, launchOptions }, use) => {
    const browser = await chromium.launch({ ...launchOptions, ignoreDefaultArgs: ['--disable-back-forward-cache'] })
    const context = await browser.newContext({ baseURL: baseURL ?? '', viewport: { width: 390, height: 844 } })
    await use(await context.newPage())
    await browser.close()
  },
})

const open = ':popover-open'
const menu = (visitor: Page) => visitor.getByRole('button', { name: 'Menu', exact: true })
const services = (visitor: Page) => visitor.locator('#site-menu').getByRole('link', { name: 'Services' })

/** What the visitor does on home before Back brings them there again. */
const ways: Readonly<Record<string, (visitor: Page) => Promise<unknown>>> = {
  'by a tap in the menu': async (visitor) => {
    await menu(visitor).click()
    await services(visitor).click()
  },
  'while the menu is open': async (visitor) => {
    await menu(visitor).click()
    await expect(visitor.locator(open)).toHaveCount(1)
    await visitor.evaluate(() => location.assign('/about'))
  },
  'by the About dropdown': async (visitor) => {
    await visitor.setViewportSize({ width: 1440, height: 900 })
    await visitor.getByRole('button', { name: 'About' }).click()
    await visitor.locator('#about-menu').getByRole('link').first().click()
  },
}

for (const [way, leave] of Object.entries(ways))
  cached(`SITE-8, FIND-31: home left ${way} comes back from the cache, its menus closed`, async ({ visitor }) => {
    await visitor.goto('/')
    await visitor.evaluate(() => {
      document.title = 'still here'
    })
    await leave(visitor)
    await expect(visitor).not.toHaveURL('/')
    await visitor.goBack({ waitUntil: 'commit' })
    await expect(visitor).toHaveURL('/')
    expect(await visitor.title()).toBe('still here')
    await expect(visitor.locator(open)).toHaveCount(0)
    // The next Tab goes on in the page, not into a closed menu.
    await visitor.keyboard.press('Tab')
    await expect(visitor.locator('#site-menu')).toBeHidden()
  })

cached(
  'CART-57: Back shows what was saved meanwhile, and a cart that is saved there takes none of it away',
  async ({ visitor }) => {
    await visitor.goto('/inventory')
    const nomad = visitor.getByRole('button', { name: 'Save Denago EV Nomad', exact: true })
    await nomad.waitFor()
    await visitor.evaluate(() => {
      document.title = 'still here'
      location.assign('/vehicles/ev-city')
    })
    await visitor.getByRole('button', { name: 'Save this cart' }).click()
    await visitor.goBack({ waitUntil: 'commit' })
    expect(await visitor.title()).toBe('still here')
    await expect(visitor.getByText('1 saved', { exact: true })).toBeAttached()
    await nomad.click()
    await expect(visitor.getByText('2 saved', { exact: true })).toBeAttached()
  },
)
