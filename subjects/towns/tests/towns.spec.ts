import AxeBuilder from '@axe-core/playwright'
import { expect, type Page, test } from '@playwright/test'
import { town as jimThorpe } from '#subjects/county/facts/towns/jim-thorpe.ts'
import { mapEmbed } from '#subjects/dealership/rules/map-links.ts'

const town = '/jim-thorpe-borough-golf-carts'
const answered = '/rentals?days=12&cart=six-seater&town=jim-thorpe'

/** States that no sitemap lists. */
const states = [
  answered,
  '/rentals?days=31&from=&to=&cart=utility&miles=150',
  '/rentals?days=none&miles=-1',
  '/towns/jim-thorp',
  '/carbon-county-golf-carts?town=18229',
  '/carbon-county-golf-carts?town=zzzzzz',
]

function hostsAsked(page: Page): Set<string> {
  const hosts = new Set<string>()
  page.on('request', (request) => hosts.add(new URL(request.url()).hostname))
  return hosts
}

test('TOWN-31: no other site is asked for anything before the visitor opens the map', async ({ page }) => {
  await page.route('https://www.google.com/**', (route) => route.abort())
  const hosts = hostsAsked(page)
  await page.goto(town)
  const frame = page.locator('.map-embed iframe')
  await page.getByText('Show the interactive map').scrollIntoViewIfNeeded()
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight))
  await expect(frame).toBeHidden()
  expect([...hosts]).toEqual(['localhost'])

  await page.getByText('Show the interactive map').focus()
  const asked = page.waitForRequest('https://www.google.com/maps**')
  await page.keyboard.press('Enter')
  await expect(frame).toBeVisible()
  expect((await asked).url()).toBe(mapEmbed(jimThorpe.coordinates))
})

test('TOWN-31: a town page asks for no script, and for no more than page, faces and pictures', async ({ page }) => {
  const kinds: string[] = []
  page.on('request', (request) => kinds.push(request.resourceType()))
  await page.goto(town)
  await page.waitForLoadState('load')
  expect(kinds).not.toContain('script')
  expect(kinds.filter((kind) => kind === 'stylesheet' || kind === 'fetch')).toEqual([])
})

test('TOWN-27: a description is whole while it is short, and stops after seven lines when it is long', async ({
  page,
}) => {
  await page.goto(town)
  const description = page.locator('li:has(h3 > a[href^="/vehicle/"]) .clamped').first()
  await description.scrollIntoViewIfNeeded()
  const shown = () =>
    description.evaluate((text) => ({
      lines: Math.round(text.clientHeight / Number.parseFloat(getComputedStyle(text).lineHeight)),
      hidden: text.scrollHeight > text.clientHeight + 1,
    }))
  expect((await shown()).hidden).toBe(false)
  await description.evaluate((text) => {
    text.textContent = 'It climbs every hill in the county. '.repeat(60)
  })
  expect(await shown()).toEqual({ lines: 7, hidden: true })
})

test('TOWN-51: the drawn map is a list to those who do not see it, and leads on by key', async ({ page }) => {
  await page.goto('/carbon-county-golf-carts')
  const map = page.getByRole('group', { name: 'Map of Carbon County and the towns we serve' })
  await expect(map.getByRole('list', { name: 'Towns on the map' }).getByRole('listitem')).toHaveCount(23)
  const link = map.getByRole('link', { name: 'Weatherly' })
  await link.focus()
  await expect(link).toBeFocused()
  expect(await link.evaluate((element) => getComputedStyle(element).outlineStyle)).not.toBe('none')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/weatherly-borough-golf-carts')
})

for (const javaScriptEnabled of [true, false]) {
  test.describe(`rental planner, script ${javaScriptEnabled ? 'on' : 'off'}`, () => {
    test.use({ javaScriptEnabled, viewport: { width: 390, height: 844 } })

    test('RENT-11, RENT-45, RENT-50: answers in the page, keeps what was filled in, and can be shared by its address', async ({
      page,
      context,
    }) => {
      await page.goto('/rentals')
      await page.getByLabel('Days', { exact: true }).fill('12')
      await page.getByLabel('Cart', { exact: true }).selectOption('six-seater')
      await page.getByLabel('Town', { exact: true }).selectOption('jim-thorpe')
      await page.getByRole('button', { name: 'Find the cheapest plan' }).click()
      await expect(page).toHaveURL(/\/rentals\?days=12&.*cart=six-seater.*#plan-result$/)
      await expect(page.getByRole('heading', { name: /^\$2,526/ })).toBeVisible()
      await expect(page.getByLabel('Days', { exact: true })).toHaveValue('12')
      await expect(page.getByRole('link', { name: /^Call to reserve/ }).last()).toHaveAttribute('href', /^tel:/)

      const shared = await page.getByRole('link', { name: 'Link to this plan' }).getAttribute('href')
      const other = await context.newPage()
      await other.goto(shared ?? '')
      await expect(other.getByRole('heading', { name: /^\$2,526/ })).toBeVisible()
    })

    test('RENT-17: ten days in Jim Thorpe: prices, days, total and call within two screens', async ({ page }) => {
      for (const start of ['/rentals', '/rentals/jim-thorpe']) {
        await page.goto(start)
        const screens = 2 * 844
        const submit = page.getByRole('button', { name: 'Find the cheapest plan' })
        for (const part of [
          page.getByLabel('Days', { exact: true }),
          submit,
          page.locator('main table td, main b').filter({ hasText: '$' }).first(),
        ])
          expect((await part.boundingBox())?.y ?? screens).toBeLessThan(screens)
        await page.getByLabel('Days', { exact: true }).fill('10')
        await page.getByLabel('Town', { exact: true }).selectOption('jim-thorpe')
        await submit.click()
        await expect(page).toHaveURL(/#plan-result$/)
        await expect(page.getByRole('heading', { name: /^\$1,626/ })).toBeInViewport()
        await expect(
          page.locator('section[aria-labelledby=plan-result]').getByRole('link', { name: /^Call to reserve/ }),
        ).toBeInViewport()
      }
    })

    test('RENT-47: says what is wrong beside the field, and takes the next try', async ({ page }) => {
      await page.goto('/rentals?days=0#plan')
      const days = page.getByLabel('Days', { exact: true })
      await expect(days).toHaveAccessibleDescription(/Enter the number of days, 1 or more\./)
      await days.fill('3')
      await days.press('Enter')
      await expect(page.getByRole('heading', { name: /^\$685/ })).toBeVisible()
    })

    test('TOWN-17, TOWN-46, TOWN-48: an unknown town leads to the right one', async ({ page }) => {
      const response = await page.goto('/towns/jim-thorp')
      expect(response?.status()).toBe(404)
      await expect(page.getByRole('heading', { name: 'Municipality not found' })).toBeVisible()
      await page.getByRole('searchbox', { name: 'Find your town' }).fill('lake harmony')
      await page.getByRole('button', { name: 'Find town' }).click()
      await expect(page).toHaveURL('/kidder-township-golf-carts')
    })
  })
}

for (const colorScheme of ['light', 'dark'] as const) {
  test(`TOWN-57, RENT-50: answers, problems and empty searches are accessible in the ${colorScheme} scheme, and fit 320 pixels`, async ({
    browser,
  }) => {
    test.setTimeout(180_000)
    const context = await browser.newContext({ colorScheme, viewport: { width: 320, height: 640 } })
    const page = await context.newPage()
    const wrong: string[] = []
    for (const path of states) {
      await page.goto(path)
      const { violations } = await new AxeBuilder({ page })
        .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'])
        .analyze()
      for (const { id, nodes } of violations)
        wrong.push(`${path} ${id}: ${nodes.map((node) => node.target.join(' ')).join(', ')}`)
      const width = await page.evaluate(() => document.documentElement.scrollWidth)
      if (width > 320) wrong.push(`${path} is ${width} wide`)
    }
    expect(wrong).toEqual([])
    await context.close()
  })
}
