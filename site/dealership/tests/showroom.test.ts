import { expect, test } from 'vitest'
import { municipalities } from '#content/county/municipalities.ts'
import { linksIn, mainOf, sectionOf, textOf, textsOf } from '#tests/setup/page-html.ts'
import { testApp } from '#tests/setup/test-app.ts'

const { app } = await testApp()
const main = mainOf(await (await app.request('/showroom')).text())
const hero = main.slice(0, main.indexOf('</section>'))
const cards = [...sectionOf(main, 'Our Locations').matchAll(/<article.*?<\/article>/gs)].map(([card]) => card)

test('SHOP-33: a call at the top', () => {
  expect(linksIn(hero).at(-1)).toMatchObject({ href: 'tel:+15705550134', text: 'Call (570) 555-0134' })
})

test('SHOP-34: Our Locations, two to visit and one online', () => {
  expect(cards.map((card) => textsOf(card, 'h3')[0])).toEqual([
    'Pocono Pines Showroom',
    'Scranton Showroom',
    'Online Showroom',
  ])
  expect(textOf(cards[2] ?? '')).toContain('Pennsylvania')
})

test('SHOP-35: each card has address, number, hours, Directions and Call Now', () => {
  const phones = ['tel:+15705550151', 'tel:+15705550162', 'tel:+18005550187']
  for (const [index, card] of cards.entries()) {
    expect(textsOf(card, 'address')[0]).toMatch(/\(\d{3}\) 555-01\d\d$/)
    expect(textOf(card)).toContain('Mon-Fri 9AM-5PM Sat 9AM-5PM Sun closed')
    const [phone, directions, call] = linksIn(card)
    expect(phone?.href).toBe(phones[index])
    expect(directions).toMatchObject({ text: 'Directions', href: expect.stringContaining('google.com/maps/dir/') })
    expect(call).toMatchObject({ text: 'Call Now', href: phones[index] })
  }
})

test('SHOP-36: icon links, social ones only where there are any', () => {
  const icons = cards.map((card) =>
    linksIn(card)
      .slice(3)
      .map(({ tag }) => tag.match(/aria-label="(\w+)/)?.[1]),
  )
  expect(icons).toEqual([
    ['Website', 'Facebook', 'YouTube', 'Reviews'],
    ['Website', 'YouTube', 'Reviews'],
    ['Website', 'Facebook', 'YouTube', 'Reviews'],
  ])
})

test('SHOP-37: Test Drives, Expert Consultation, Financing Options', () => {
  expect(textsOf(sectionOf(main, 'While you are here'), 'h3')).toEqual([
    'Test Drives',
    'Expert Consultation',
    'Financing Options',
  ])
})

test('SHOP-38, SHOP-18: Areas We Serve, a tile for each of 23', () => {
  const areas = sectionOf(main, 'Areas We Serve')
  const tiles = linksIn(areas).filter(({ tag }) => tag.includes('link-row'))
  expect(tiles.map(({ href }) => href)).toEqual(municipalities.map(({ url }) => url))
  expect(textOf(areas)).toContain('23 boroughs and townships')
})

test('SHOP-39: Schedule Visit leads to /contact, and a link calls', () => {
  expect(linksIn(sectionOf(main, 'Plan a visit'))).toMatchObject([
    { href: '/contact', text: 'Schedule Visit' },
    { href: 'tel:+15705550134' },
  ])
})
