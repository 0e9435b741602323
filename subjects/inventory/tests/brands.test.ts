import { describe, expect, test } from 'vitest'
import { brands } from '#subjects/inventory/facts/brands.ts'
import { stockWords } from '#subjects/inventory/facts/messages.ts'
import { sideViews } from '#subjects/inventory/facts/side-views.ts'
import { vehicleId } from '#subjects/inventory/rules/vehicle-slug.ts'
import { find, findAll, linksIn, scriptsIn, sectionOf, textOf, textsOf } from '#tests/setup/page-html.ts'
import { changeCarts } from '#tests/setup/replace-carts.ts'
import { app } from '#tests/setup/shared-site.ts'
import { testApp } from '#tests/setup/test-app.ts'

const get = async (path: string) => (await app.request(path)).text()

/** The items of the first list under a heading. */
const cards = (html: string, heading: string) => find(sectionOf(html, heading), 'ul').children

describe.each(brands)('$name', ({ name, path, series, lineup, seriesSection, lineupSection }) => {
  test('CART-60, CART-62, CART-64: a card for every series with its price and at most three model links', async () => {
    const found = cards(await get(path), seriesSection.heading)
    expect(found).toHaveLength(series.length)
    for (const [index, { title, priceText, vehicles }] of series.entries()) {
      const card = found[index] ?? ''
      for (const words of [title, priceText]) expect(textOf(card)).toContain(words)
      const links = linksIn(card).filter(({ href }) => href.startsWith('/vehicles/'))
      expect(links).toHaveLength(Math.min(3, vehicles.length))
      expect(textOf(card).includes('more model')).toBe(vehicles.length > 3)
    }
  })

  test('CART-65: each model with its figures, View Details and Get Quote, and the two buttons', async () => {
    const html = await get(path)
    const found = cards(html, lineupSection.heading)
    expect(found).toHaveLength(lineup.length)
    for (const [index, { name, priceText }] of lineup.entries()) {
      const card = found[index] ?? ''
      for (const words of [name, priceText]) expect(textOf(card)).toContain(words)
      expect(textsOf(card, 'dt')).toEqual(['Seats', 'Range', 'Top speed', 'Drive'])
      expect(linksIn(card).map(({ text, href }) => `${text} ${href}`)).toEqual([
        expect.stringMatching(/^View Details \/vehicles\/[a-z0-9-]+$/),
        expect.stringMatching(/^Get Quote \/contact\?interest=sales&cart=[a-z0-9-]+$/),
      ])
    }
    const target = (words: string) => linksIn(html).find(({ text }) => text === words)?.href
    expect([target('Compare All Models'), target('Schedule Test Drive')]).toEqual(['/inventory', '/contact'])
    expect(scriptsIn(html)).toEqual([])
  })

  test('CART-160: the models stand in a row at one scale, told in words as well', async () => {
    const html = await get(path)
    const images = findAll(html, '.scale-row svg image')
    const measured = lineup.filter((model) => sideViews[vehicleId(model.name, name)])
    expect(images).toHaveLength(measured.length)
    const told = textsOf(html, '.scale-row svg title').join()
    for (const model of measured) expect(told).toContain(model.name)
    expect(told.match(/\d+ (?:ft|in) to spare/g)).toHaveLength(measured.length)
    for (const image of images) expect((await app.request(image.getAttribute('href') ?? '')).status).toBe(200)
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
  await changeCarts(vehicles, { put: [{ ...nomad, price: 8295, inStock: false }], remove: ['ev-nomad-xl'] })
  const html = await (await changing.app.request('/denago')).text()
  const [city = '', changed = '', gone = ''] = cards(html, 'The Denago lineup').map(textOf)
  expect(city).toContain('$15,000 List price $11,995 In stock today')
  const [series] = cards(html, 'The three Denago series').map(textOf)
  expect(series).toContain('Starting at $15,000 In stock today: $11,995')
  for (const words of ['$8,295', stockWords.outOfStock]) expect(changed).toContain(words)
  for (const words of ['Get Quote', stockWords.outOfStock]) expect(gone).toContain(words)
  expect(gone).not.toContain('View Details')
})

test('CART-67: figures, color, picture, condition and special price of a changed cart stand on its brand page', async () => {
  const changing = await testApp()
  const { vehicles } = changing.database.ports
  const [nomad, rover] = await Promise.all(['ev-nomad', 'ev-rover-xl'].map((id) => vehicles.get(id)))
  if (!nomad || !rover) throw new Error('there is no EV Nomad or no EV Rover XL')
  const photo = '/media/photos/front-1234567890-1600x1200.jpg'
  const page = async () => (await changing.app.request('/denago')).text()
  const cardOf = (html: string, name: string) =>
    cards(html, 'The Denago lineup').find((card) => textOf(find(card, 'h3')) === name) ?? ''
  const before = await page()
  for (const words of [`${nomad.range} miles`, '25 mph']) expect(textOf(cardOf(before, 'EV Nomad'))).toContain(words)

  const figures = { range: 61, topSpeed: 19, seatingCapacity: 6, color: 'Lime', images: [photo, ...nomad.images] }
  const special = { specialPrice: 9_495, specialUntil: '2026-05-10' }
  await changeCarts(vehicles, {
    put: [
      { ...nomad, ...figures, isNew: false },
      { ...rover, ...special },
    ],
  })
  const after = await page()
  const card = cardOf(after, 'EV Nomad')
  expect(textsOf(card, 'dd')).toEqual(['6', '61 miles', '19 mph', nomad.driveType])
  expect(textOf(card)).toContain('$8,495 Used, in stock')
  expect(textOf(card)).not.toContain('In stock today')
  const picture = find(card, 'img')
  expect([picture.getAttribute('alt'), picture.getAttribute('src')]).toEqual([
    expect.stringContaining('Lime'),
    expect.stringContaining('front-1234567890'),
  ])
  expect(textOf(cardOf(after, 'EV Rover XL'))).toContain('$9,495')
  expect(textOf(sectionOf(after, 'The three Denago series'))).toContain('Starting at $9,495')
})
