import { expect, type Page, test } from '@playwright/test'

const phone = { width: 390, height: 844 }
const tablet = { width: 800, height: 1000 }
const desktop = { width: 1440, height: 900 }

const menu = (page: Page) => page.locator('#site-menu')

async function openMenu(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Menu', exact: true }).click()
  await expect(menu(page)).toBeVisible()
  await expect.poll(() => menu(page).evaluate((element) => element.getAnimations().length)).toBe(0)
}

for (const javaScriptEnabled of [true, false]) {
  test.describe(`the top navigation, script ${javaScriptEnabled ? 'on' : 'off'}`, () => {
    test.use({ javaScriptEnabled })

    test('FIND-29: the side menu is 300 px wide, 400 px on larger screens', async ({ page }) => {
      for (const [viewport, width] of [
        [phone, 300],
        [tablet, 400],
      ] as const) {
        await page.setViewportSize(viewport)
        await page.goto('/')
        await page.getByRole('button', { name: 'Menu', exact: true }).click()
        await expect(menu(page)).toBeVisible()
        await expect.poll(async () => (await menu(page).boundingBox())?.x).toBe(viewport.width - width)
        expect((await menu(page).boundingBox())?.width).toBe(width)
      }
    })

    test('FIND-31: Escape, the backdrop and the close button close the menu', async ({ page }) => {
      await page.setViewportSize(phone)
      await page.goto('/')
      const opener = page.getByRole('button', { name: 'Menu', exact: true })
      for (const close of [
        () => page.keyboard.press('Escape'),
        () => page.mouse.click(20, 400),
        () => page.getByRole('button', { name: 'Close menu' }).click(),
      ]) {
        await opener.click()
        await expect(menu(page)).toBeVisible()
        await close()
        await expect(menu(page)).toBeHidden()
      }
    })

    test('FIND-26: the About dropdown opens by keyboard and holds its two links', async ({ page }) => {
      await page.setViewportSize(desktop)
      await page.goto('/')
      await page.getByRole('button', { name: 'About' }).focus()
      await page.keyboard.press('Enter')
      const dropdown = page.locator('#about-menu')
      await expect(dropdown).toBeVisible()
      await expect(dropdown.getByRole('link')).toHaveText([/^About Us/, /^Eco-Impact Calculator/])
      await page.keyboard.press('Tab')
      await expect(dropdown.getByRole('link').first()).toBeFocused()
      await page.keyboard.press('Escape')
      await expect(dropdown).toBeHidden()
    })
  })
}

test('FIND-31: the open menu keeps the focus in the order of what is seen', async ({ page }) => {
  await page.setViewportSize(phone)
  await page.goto('/')
  await openMenu(page)
  await page.keyboard.press('Tab')
  await expect(page.getByRole('button', { name: 'Close menu' })).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(menu(page).getByRole('link', { name: 'Home' })).toBeFocused()
})

test('FIND-61: the bar at the bottom covers nothing that the keyboard comes to', async ({ page }) => {
  await page.setViewportSize(phone)
  await page.goto('/rentals')
  const bar = await page.getByRole('navigation', { name: 'Quick contact' }).boundingBox()
  for (let count = 0; count < 45; count++) {
    await page.keyboard.press('Tab')
    const bottom = await page.evaluate(() => document.activeElement?.getBoundingClientRect().bottom)
    expect(bottom, `after ${count + 1} times Tab`).toBeLessThanOrEqual(bar?.y ?? 0)
  }
})

test('SITE-10: the first Tab offers to skip to the content', async ({ page }) => {
  await page.goto('/')
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.locator('#content')).toBeFocused()
})

test('SITE-8: a new page starts at its top, Back returns to where the visitor was', async ({ page }) => {
  await page.goto('/')
  await page.evaluate(() => scrollTo(0, 1800))
  const left = await page.evaluate(() => scrollY)
  expect(left).toBeGreaterThan(1000)
  await page.locator('footer').getByRole('link', { name: 'Services' }).click()
  await expect(page).toHaveURL('/services')
  expect(await page.evaluate(() => scrollY)).toBe(0)
  await page.goBack()
  await expect(page).toHaveURL('/')
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(1000)
})

test('FIND-31: choosing a menu link closes the menu at once, while the next page is still on its way', async ({
  page,
}) => {
  await page.setViewportSize(phone)
  await page.goto('/')
  await openMenu(page)
  // The next page is so slow that it never comes.
  const link = menu(page).getByRole('link', { name: 'Showroom' })
  await link.evaluate((element) => element.addEventListener('click', (event) => event.preventDefault()))
  await link.click()
  await expect(menu(page)).toBeHidden()
})

test('FIND-62: the lists of the footer are folded on a phone and stand open on a desk; a heading opens its list', async ({
  page,
}) => {
  for (const [viewport, open] of [
    [phone, false],
    [desktop, true],
  ] as const) {
    await page.setViewportSize(viewport)
    await page.goto('/')
    for (const list of ['Footer', 'Policies', 'Golf carts in 24 communities']) {
      const links = page.locator('footer').getByRole('navigation', { name: list }).locator('a')
      await expect(links.first()).toBeVisible({ visible: open })
    }
    if (open) continue
    const policies = page.locator('footer').getByRole('navigation', { name: 'Policies' })
    await policies.getByRole('heading').click()
    await expect(policies.getByRole('link', { name: 'Return Policy' })).toBeVisible()
  }
})
