import { expect, test } from '@playwright/test'
import { town as jimThorpe } from '#subjects/county/facts/towns/jim-thorpe.ts'
import { mapEmbed } from '#subjects/dealership/rules/reach.ts'

const town = '/jim-thorpe-borough-golf-carts'

test('TOWN-31: a town page asks for no script, and no other site before the visitor opens the map', async ({
  page,
}) => {
  await page.route('https://www.google.com/**', (route) => route.abort())
  const asked: [kind: string, host: string][] = []
  page.on('request', (request) => asked.push([request.resourceType(), new URL(request.url()).hostname]))
  await page.goto(town)
  const frame = page.locator('.map-embed iframe')
  await page.getByText('Show the interactive map').scrollIntoViewIfNeeded()
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight))
  await expect(frame).toBeHidden()
  for (const [kind, host] of asked) {
    expect(host).toBe('localhost')
    expect(kind).not.toMatch(/^(?:script|fetch)$/)
  }
  await page.getByText('Show the interactive map').focus()
  const map = page.waitForRequest('https://www.google.com/maps**')
  await page.keyboard.press('Enter')
  await expect(frame).toBeVisible()
  expect((await map).url()).toBe(mapEmbed(jimThorpe.coordinates))
})

test('TOWN-51: the drawn map is a list to a screen reader, and leads on by key', async ({ page }) => {
  await page.goto('/carbon-county-golf-carts')
  const map = page.getByRole('group', { name: 'Map of Carbon County and the towns we serve' })
  const items = map.getByRole('list', { name: 'Towns on the map' }).getByRole('listitem')
  await items.getByRole('link', { name: 'Weatherly' }).focus()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/weatherly-borough-golf-carts')
})

test.describe('without script, on a phone', () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 390, height: 844 } })

  test('RENT-17, RENT-45, RENT-50: ten days in Jim Thorpe: prices, answer and call within two screens', async ({
    page,
  }) => {
    for (const start of ['/rentals', '/rentals/jim-thorpe']) {
      await page.goto(start)
      const submit = page.getByRole('button', { name: 'Find the cheapest plan' })
      const price = page.locator('main table td, main b').filter({ hasText: '$' }).first()
      for (const part of [page.getByLabel('Days', { exact: true }), submit, price])
        expect((await part.boundingBox())?.y).toBeLessThan(2 * 844)
      await page.getByLabel('Days', { exact: true }).fill('10')
      await page.getByLabel('Town, lake or ZIP code').fill('Jim Thorpe')
      await submit.click()
      await expect(page).toHaveURL(/\/rentals\?days=10&.*town=Jim\+Thorpe.*#plan-result$/)
      const answer = page.locator('section[aria-labelledby=plan-result]')
      await expect(answer.getByRole('heading', { name: /^\$1,626/ })).toBeInViewport()
      await expect(answer.getByRole('link', { name: /^Call to reserve/ })).toBeInViewport()
      await expect(page.getByLabel('Days', { exact: true })).toHaveValue('10')
    }
  })
})
