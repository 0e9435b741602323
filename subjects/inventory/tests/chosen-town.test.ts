import { brotliCompressSync } from 'node:zlib'
import { describe, expect, test } from 'vitest'
import { deliveredText } from '#subjects/county/rules/delivered-price.ts'
import { deliveryTo } from '#subjects/county/rules/delivery.ts'
import { townCalled, towns } from '#subjects/county/rules/towns.ts'
import { addresses } from '#subjects/dealership/facts/addresses.ts'
import { budgets } from '#tests/budgets.ts'
import { canonicalOf, find, findAll, linksIn, mainOf, metaOf, textOf, textsOf } from '#tests/setup/page-html.ts'
import { app, ports } from '#tests/setup/shared-site.ts'
import { testSiteUrl } from '#tests/setup/test-app.ts'

const page = async (path: string) => (await app.request(path)).text()
const vehicles = await ports.vehicles.list()
const to = deliveryTo(townCalled('towamensing'))
const chosen = 'town=towamensing'

describe('a chosen town', () => {
  test('CART-130: each card of the inventory, the cart, the comparison, brands and home say the price delivered there', async () => {
    const list = textOf(mainOf(await page(`/inventory?${chosen}`)))
    for (const { price } of vehicles) expect(list).toContain(deliveredText(price, to))
    for (const path of ['/vehicles/ev-nomad', '/inventory/compare?carts=ev-nomad']) {
      const text = textOf(mainOf(await page(`${path}${path.includes('?') ? '&' : '?'}${chosen}`)))
      expect(text, path).toContain('$8,495 delivered to Towamensing')
    }
    expect(textOf(mainOf(await page(`/?${chosen}`)))).toContain('delivered to Towamensing')
    expect(textOf(mainOf(await page('/inventory')))).not.toMatch(/\$[\d,]+ delivered to/)
    const small = await page(`/vehicles/precedent-i2-2018?${chosen}`)
    const counted = linksIn(mainOf(small)).find(({ text }) => text === 'About $5,157 delivered to Towamensing')
    expect(counted?.href).toBe('#delivery')
    expect(textOf(find(small, '#delivery'))).toContain('27 miles by road')
  })

  test.each([
    `/inventory?brand=Denago&${chosen}`,
    `/vehicles/ev-city?${chosen}`,
    `/inventory/compare?carts=ev-city&${chosen}`,
  ])(
    'CART-130: %s names the town, and leads to how it is counted, to another town, and to itself without one',
    async (path) => {
      const note = find(await page(path), '.town-note')
      expect(textOf(note)).toContain('Towamensing')
      const [counted, change, forget] = linksIn(note).map(({ href }) => href)
      const [policy = '', clause = ''] = counted?.split('#') ?? []
      expect(findAll(await page(policy), `[id="${clause}"]`)).toHaveLength(1)
      expect(change).toBe(`${addresses.findACart}?${chosen}#answers`)
      const without = forget?.replaceAll('&amp;', '&') ?? ''
      expect(without).toMatch(/[?&]town=$/)
      const plain = path.replace(/[?&]town=towamensing/, '')
      expect(await page(without)).toBe(await page(plain))
    },
  )

  test('CART-132: links and forms that lead to carts and prices carry the town; others stay as they are', async () => {
    const carrying = [
      /^\/(?:\?|$)/,
      /^\/(?:inventory|vehicles?|rentals|denago|evolution|find-a-cart)(?:$|[?#])/,
      /^\/inventory\//,
      /^\/vehicles?\//,
    ]
    for (const path of ['/inventory', '/', '/vehicles/ev-city', '/denago', '/rentals', '/find-a-cart']) {
      const html = await page(`${path}?${chosen}`)
      for (const { href } of linksIn(html).filter(({ element }) => !element.closest('.town-note'))) {
        const carries = carrying.some((pattern) => pattern.test(href))
        expect(href.includes('town='), `${path}: ${href}`).toBe(carries || href.includes('town='))
        if (carries) expect(href, path).toMatch(/[?&]town=towamensing(?:&|#|$)/)
      }
      for (const form of findAll(html, 'form').filter((each) => each.getAttribute('action')?.startsWith('/inventory')))
        expect(textsOf(form, '[name=town]'), path).toHaveLength(1)
    }
    const contact = linksIn(await page(`/inventory?${chosen}`)).filter(({ href }) => href.startsWith('/contact'))
    for (const { href } of contact) expect(href).not.toContain('town=')
  })

  test('CART-132: a town that is none is nothing, and the plain page stays the canonical one', async () => {
    for (const path of ['/inventory', '/', '/denago', '/inventory/compare'])
      expect(await page(`${path}?town=atlantis`), path).toBe(await page(path))
    for (const path of ['/inventory', '/', '/vehicles/ev-city', '/rentals', '/find-a-cart']) {
      const html = await page(`${path}?${chosen}`)
      expect(canonicalOf(html)).toBe(testSiteUrl + path)
      expect(metaOf(html, 'robots')).toBe('noindex')
    }
  })

  test.each(towns.map(({ slug }) => slug))('CART-130: the inventory keeps its limit for %s', async (slug) => {
    expect(brotliCompressSync(await page(`/inventory?town=${slug}`)).length).toBeLessThanOrEqual(
      budgets.html.inventoryWithTown,
    )
  })
})

describe('rentals for a chosen town', () => {
  test('RENT-70: the page says what bringing a rented cart there costs', async () => {
    const html = await page(`/rentals?${chosen}`)
    expect(textOf(mainOf(html))).toContain('Delivered to Towamensing: about $102, pickup included.')
    expect(findAll(html, '.town-note')).toHaveLength(1)
    expect(textOf(mainOf(await page('/rentals')))).not.toContain('pickup included.')
  })
  test('RENT-71: links bring the town here, and from here on', async () => {
    const hrefs = linksIn(await page(`/inventory?${chosen}`)).map(({ href }) => href)
    expect(hrefs).toContain(`/rentals?${chosen}`)
    expect(linksIn(await page(`/rentals?${chosen}`)).map(({ href }) => href)).toContain(`/inventory?${chosen}`)
  })
})
