import { expect, test } from 'vitest'
import { readCsv } from '#kit/formats/csv.ts'
import { comparePath } from '#subjects/inventory/rules/cart-slug.ts'
import type { Vehicle } from '#subjects/inventory/rules/vehicle.ts'
import { jsonLdOf, mainOf, textOf, textsOf } from '#tests/setup/page-html.ts'
import { changeCarts } from '#tests/setup/replace-carts.ts'
import { testApp } from '#tests/setup/test-app.ts'

const id = 'ev-nomad'
const path = `/vehicles/${id}`

test('CART-200: a special price counts everywhere until its last day is over, and then the site forgets it by itself', async () => {
  let now = new Date('2026-05-20T03:59:59Z')
  const { app, database } = await testApp(now, { now: () => now })
  const { vehicles } = database.ports
  const html = async (address: string) => (await app.request(address)).text()
  const addresses = [path, '/inventory', '/inventory?budget=7777', comparePath([id]), '/feeds/vehicles.csv']
  const calls = [`/api/vehicles/${id}`, '/api/vehicles', '/feeds/new-arrivals.xml']
  const all = () => Promise.all([...addresses, ...calls].map(html))
  const cart = { ...((await vehicles.get(id)) as Vehicle), price: 8_495 }
  await changeCarts(vehicles, { put: [cart] })
  const before = await all()

  await changeCarts(vehicles, { put: [{ ...cart, specialPrice: 7_777, specialUntil: '2026-05-19' }] })
  const [page = '', inventory = '', affordable = '', compared = '', feed = ''] = await all()
  for (const text of [mainOf(page), inventory]) expect(textOf(text)).toContain('Special until May 19, regularly $8,495')
  expect(textOf(mainOf(page))).toMatch(/\$7,777 .*Special until/)
  expect(textsOf(affordable, 'li:has([name=carts]) h3')).toContain(cart.name)
  expect(textOf(compared)).toMatch(/Price \$7,777 .*Regular price \$8,495 Special price until May 19, 2026/)
  const offer = jsonLdOf(page).find(({ offers }) => offers)?.offers
  expect(offer).toMatchObject({ price: 7_777, priceValidUntil: '2026-05-19' })
  const [head, ...rows] = readCsv(feed)
  const cells = rows.find(({ cells: [key] }) => key === id)?.cells ?? []
  expect(Object.fromEntries((head?.cells ?? []).map((column, index) => [column, cells[index]]))).toMatchObject({
    price: '8495.00 USD',
    sale_price: '7777.00 USD',
    sale_price_effective_date: '2026-05-19T00:00:00-04:00/2026-05-20T00:00:00-04:00',
  })
  const forGood = { ...cart, specialPrice: 7_777, specialUntil: '9999-12-31' }
  await changeCarts(vehicles, { put: [forGood] })
  expect(await html('/feeds/vehicles.csv')).toContain('2026-05-19T00:00:00-04:00/9999-12-31T00:00:00-05:00')
  await changeCarts(vehicles, { put: [{ ...forGood, specialUntil: '2026-05-19' }] })
  const told = await (await app.request(`/api/vehicles/${id}`)).json()
  expect(told).toMatchObject({ price: 7_777, regularPrice: 8_495, specialUntil: '2026-05-19' })
  expect(told).not.toHaveProperty('specialPrice')

  now = new Date('2026-05-20T04:00:00Z')
  const after = await all()
  expect(textsOf(after[2] ?? '', 'li:has([name=carts]) h3')).not.toContain(cart.name)
  const others = after.filter((_, index) => index !== 2)
  expect(others.filter((text) => /7,?777|[Ss]pecial (?:price )?until/.test(text))).toEqual([])
  expect(after.slice(4)).toEqual(before.slice(4))
})
