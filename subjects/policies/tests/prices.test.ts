import { expect, test } from 'vitest'
import { towns } from '#subjects/county/rules/towns.ts'
import { canBeBought } from '#subjects/inventory/rules/stock-text.ts'
import { priceTerms } from '#subjects/policies/facts/price-terms.ts'
import { find, findAll, mainOf, textOf } from '#tests/setup/page-html.ts'
import { htmlAt, ports } from '#tests/setup/shared-site.ts'

const carts = (await ports.vehicles.list()).filter(canBeBought)

test.each([
  ...['/', '/inventory', '/inventory?town=kline', '/inventory/compare?carts=ev-city', '/find-a-cart?riders=4'],
  ...['/denago', '/evolution'],
  ...towns.map(({ url }) => url),
  ...carts.map(({ id }) => `/vehicles/${id}`),
])('POL-17: %s says what comes on top of the price of a cart', async (path) => {
  expect(textOf(mainOf(await htmlAt(path)))).toContain(priceTerms.saleLine)
})

test('POL-17: it is the first of what the price of a cart does not include, and the terms tell it in full', async () => {
  const html = await htmlAt('/vehicles/ev-city')
  expect(textOf(find(html, 'section#payment dl > div'))).toBe(`On every sale: ${priceTerms.sale} By quote`)
  const [path = '', section = ''] = (find(html, 'section#payment dl a').getAttribute('href') ?? '').split('#')
  const terms = findAll(await htmlAt(path), 'main details').find((fold) => findAll(fold, `#${section}`).length > 0)
  expect(textOf(terms ?? '')).toContain(priceTerms.sale)
})
