import { describe, expect, test } from 'vitest'
import { brands } from '#subjects/inventory/facts/brands.ts'
import { sideViews } from '#subjects/inventory/facts/side-views.ts'
import { stockWords } from '#subjects/inventory/facts/vehicle-messages.ts'
import { cartId } from '#subjects/inventory/rules/cart-slug.ts'
import { pictureFileOf } from '#subjects/pictures/rules/picture-files.ts'
import { find, findAll, labelled, linksIn, scriptsIn, sectionOf, textOf, textsOf } from '#tests/setup/page-html.ts'
import { changeCarts } from '#tests/setup/replace-carts.ts'
import { app } from '#tests/setup/shared-site.ts'
import { testApp } from '#tests/setup/test-app.ts'

const get = async (path: string) => (await app.request(path)).text()

/** The items of the first list in a section. */
const cards = (section: Parameters<typeof find>[0]) => find(section, 'ul').children

describe.each(brands)('$name', ({ name, path, series, lineup, seriesHeading, lineupHeading }) => {
  test('CART-60, CART-62, CART-64: a card for every series with its price and at most three model links', async () => {
    const found = cards(sectionOf(await get(path), seriesHeading))
    expect(found).toHaveLength(series.length)
    for (const [index, { title, priceText, vehicles }] of series.entries()) {
      const card = found[index] ?? ''
      for (const words of [title, priceText]) expect(textOf(card)).toContain(words)
      const links = linksIn(card).filter(({ href }) => href.startsWith('/vehicles/'))
      expect(links).toHaveLength(Math.min(3, vehicles.length))
      for (const { text } of links) expect(text).toMatch(/ \$\d+,\d{3}$/)
      const more = linksIn(card).filter(({ href }) => href.startsWith('/inventory?'))
      expect(more.map(({ text }) => text)).toEqual(vehicles.length > 3 ? [`+${vehicles.length - 3} more models`] : [])
      for (const { href } of more) {
        const found = await get(href)
        for (const model of vehicles) expect(found).toContain(model)
      }
    }
  })

  test('CART-65: each model with its figures, View Details and Get Quote, and the two buttons', async () => {
    const html = await get(path)
    const found = cards(labelled(html, 'section', lineupHeading))
    expect(found).toHaveLength(lineup.length)
    for (const [index, { name, priceText }] of lineup.entries()) {
      const card = found[index] ?? ''
      expect(textOf(find(card, 'h2'))).toBe(name.replace(/^Evolution /, ''))
      expect(textOf(card)).toContain(priceText)
      expect(textsOf(card, 'dt')).toEqual(['Seats', 'Range', 'Top speed', 'Drive'])
      expect(linksIn(card).map(({ text, href }) => `${text} ${href}`)).toEqual([
        expect.stringMatching(/^View Details \/vehicles\/[a-z0-9-]+$/),
        expect.stringMatching(/^Get Quote \/contact\?interest=sales&cart=[a-z0-9-]+$/),
      ])
    }
    const target = (words: string) => linksIn(html).find(({ text }) => text === words)?.href
    expect([target('Compare All Models'), target('Schedule Test Drive')]).toEqual(['/inventory', '/contact'])
    expect(linksIn(html).filter(({ text }) => text === 'Compare All Models')).toHaveLength(1)
    expect(scriptsIn(html)).toEqual([])
  })

  test('CART-160: each model stands in a garage at one scale, with its length and the room it leaves in words', async () => {
    const html = await get(path)
    const garages = findAll(html, '.cart-in-garage')
    const measured = lineup.filter((model) => sideViews[cartId(model.name, name)])
    expect(garages).toHaveLength(measured.length)
    expect(new Set(garages.map((garage) => find(garage, 'svg').getAttribute('viewbox'))).size).toBe(1)
    for (const garage of garages) expect(textOf(garage)).toMatch(/^\d+ ft.* long, \d+ ft.* to spare$/)
    for (const image of findAll(html, '.cart-in-garage image'))
      expect(pictureFileOf(image.getAttribute('href')?.split('?')[0] ?? '')).toBeDefined()
    expect(html).toContain('a garage 20 ft deep')
  })

  test('CART-11: the list fails: its text, and the page stands all the same', async () => {
    const broken = await testApp()
    await broken.database.close()
    const response = await broken.app.request(path)
    expect(response.status).toBe(200)
    const html = await response.text()
    expect(html).toContain('HTTP error! status: 503')
    expect(html.split('View Details').length).toBeGreaterThan(lineup.length)
  })
})

test('CART-67: what the dealer changes shows on the brand page, and both prices of the EV City', async () => {
  const changing = await testApp()
  const { vehicles } = changing.database.ports
  const nomad = await vehicles.get('ev-nomad')
  if (!nomad) throw new Error('there is no EV Nomad')
  const photo = '/media/photos/front-1234567890-1600x1200.jpg'
  const change = { price: 8295, inStock: false, range: 61, images: [photo, ...nomad.images] }
  await changeCarts(vehicles, { put: [{ ...nomad, ...change }], remove: ['ev-nomad-xl'] })
  const html = await (await changing.app.request('/denago')).text()
  const lineup = cards(labelled(html, 'section', 'The Denago lineup'))
  const [city = '', changed = '', gone = ''] = lineup.map(textOf)
  expect(city).toContain('$11,995 List price $15,000 In stock today')
  const [series] = cards(sectionOf(html, 'The three Denago series')).map(textOf)
  expect(series).toContain('Starting at $15,000 In stock today: $11,995')
  expect(find(lineup[1] ?? '', 'img').getAttribute('src')).toContain('front-1234567890')
  for (const words of ['$8,295', '61 miles', stockWords.outOfStock]) expect(changed).toContain(words)
  for (const words of ['Get Quote', stockWords.outOfStock]) expect(gone).toContain(words)
  expect(gone).not.toContain('View Details')
})
