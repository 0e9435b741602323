import { brotliCompressSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { deliveredText } from '#subjects/county/rules/delivered-price.ts'
import { deliveryTo } from '#subjects/county/rules/delivery.ts'
import { townCalled, towns } from '#subjects/county/rules/towns.ts'
import { addresses } from '#subjects/dealership/facts/addresses.ts'
import { usualAmounts } from '#subjects/policies/rules/prices-today.ts'
import { budgets } from '#tests/budgets.ts'
import { canonicalOf, find, findAll, linksIn, mainOf, metaOf, textOf, textsOf } from '#tests/setup/page-html.ts'
import { app, ports } from '#tests/setup/shared-site.ts'
import { testSiteUrl } from '#tests/setup/test-app.ts'

const page = async (path: string) => (await app.request(path)).text()
const chosen = 'town=towamensing'

test('CART-130: each price says what the cart costs delivered there, and a cart’s page how that is counted', async () => {
  const to = deliveryTo(townCalled('towamensing'), usualAmounts)
  const list = textOf(mainOf(await page(`/inventory?${chosen}`)))
  for (const { price } of await ports.vehicles.list()) expect(list).toContain(deliveredText(price, to))
  for (const path of [`/?${chosen}`, `/vehicles/ev-nomad?${chosen}`, `/inventory/compare?carts=ev-nomad&${chosen}`])
    expect(textOf(mainOf(await page(path))), path).toContain('Delivered free to Towamensing')
  expect(textOf(mainOf(await page('/inventory')))).not.toMatch(/delivered (?:free )?to/i)
  const small = await page(`/vehicles/precedent-i2-2018?${chosen}`)
  const counted = linksIn(mainOf(small)).find(({ text }) =>
    text.startsWith('About $5,157 delivered to Towamensing: on sales under $5,000'),
  )
  expect(counted?.href).toBe('#delivery')
  expect(textOf(find(small, '#delivery'))).toContain('27 miles by road')
})

test('CART-50: a page asks for the town once, beside the price, and answers there', async () => {
  for (const [id, words] of [
    ['ev-nomad', 'Free delivery in Carbon County'],
    ['precedent-i2-2018', 'Carts under $5,000'],
  ] as const) {
    expect(textOf(find(await page(`/vehicles/${id}`), '#delivery'))).toContain(words)
    for (const query of ['', chosen, 'town=atlantis']) {
      const [field, ...others] = findAll(await page(`/vehicles/${id}?${query}`), 'input[type=text][name=town]')
      expect(others).toEqual([])
      expect(field?.closest('.vehicle-summary #delivery')).not.toBeNull()
    }
  }
})

test.each([
  [`/inventory?brand=Denago&${chosen}`, [`${addresses.findACart}?${chosen}#answers`]],
  [`/vehicles/ev-city?${chosen}`, ['#town']],
  [`/inventory/compare?carts=ev-city&${chosen}`, []],
  [`/rentals?${chosen}`, []],
])(
  'CART-130: %s names the town and leads to how it is counted, to another town where nothing is lost, and to itself without',
  async (path, changes) => {
    const note = find(await page(path), '.town-note')
    expect(textOf(note)).toContain('Towamensing')
    const links = linksIn(note).map(({ href }) => href)
    const [counted, forget] = [links[0], links.at(-1)]
    const [policy = '', clause = ''] = counted?.split('#') ?? []
    expect(findAll(await page(policy), `[id="${clause}"]`)).toHaveLength(1)
    expect(links.slice(1, -1)).toEqual(changes)
    const without = forget?.replaceAll('&amp;', '&') ?? ''
    expect(without).toMatch(/[?&]town=$/)
    expect(await page(without)).toBe(await page(path.replace(/[?&]town=towamensing/, '')))
  },
)

test.each(['/inventory', '/', '/vehicles/ev-city', '/denago', '/rentals', '/find-a-cart', '/contact'])(
  'CART-132: on %s links and forms that lead to carts, prices and us carry the town; others stay as they are',
  async (path) => {
    const html = await page(`${path}?${chosen}`)
    const carrying =
      /^\/(?:(?:inventory|vehicles?)(?:[/?#]|$)|(?:rentals|denago|evolution|find-a-cart|contact)?(?:[?#]|$))/
    for (const { href } of linksIn(html).filter(({ element }) => !element.closest('.town-note'))) {
      if (carrying.test(href)) expect(href, path).toMatch(/[?&]town=towamensing(?:&|#|$)/)
    }
    for (const form of findAll(html, 'form').filter((each) => each.getAttribute('action')?.startsWith('/inventory')))
      expect(textsOf(form, '[name=town]'), path).toHaveLength(1)
    expect([canonicalOf(html), metaOf(html, 'robots')]).toEqual([testSiteUrl + path, 'noindex'])
  },
)

test.each(['/inventory', '/', '/denago', '/inventory/compare'])('CART-132: %s knows no Atlantis', async (path) => {
  expect(await page(`${path}?town=atlantis`)).toBe(await page(path))
})

test('CART-130: the inventory keeps its limit with the longest name of a town in it', async () => {
  const [longest] = towns.toSorted((a, b) => b.name.length - a.name.length)
  const html = await page(`/inventory?town=${longest?.slug}`)
  expect(brotliCompressSync(html).length).toBeLessThanOrEqual(budgets.html.inventoryWithTown)
})

test('RENT-70: the rental page says what bringing a rented cart there costs, and its links keep the town', async () => {
  const html = await page(`/rentals?${chosen}`)
  expect(textOf(mainOf(html))).toContain('Delivered to Towamensing: about $102, pickup included.')
  expect(findAll(html, '.town-note')).toHaveLength(1)
  expect(linksIn(html).map(({ href }) => href)).toContain(`/inventory?${chosen}`)
})
