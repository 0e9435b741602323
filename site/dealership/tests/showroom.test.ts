import { expect, test } from 'vitest'
import { towns } from '#site/county/rules/towns.ts'
import { linksIn, mainOf, sectionOf, textOf, textsOf } from '#tests/setup/page-html.ts'
import { testApp } from '#tests/setup/test-app.ts'

const { app } = await testApp()
const main = mainOf(await (await app.request('/showroom')).text())
const hero = main.slice(0, main.indexOf('</section>'))
const cards = [...sectionOf(main, 'Our Locations').matchAll(/<article.*?<\/article>/gs)].map(([card]) => card)

test('§2 Showroom: hero with call button', () => {
  expect(linksIn(hero).at(-1)).toMatchObject({ href: 'tel:+15705550134', text: 'Call (570) 555-0134' })
})

test('§2 Showroom: Our Locations, two physical (Pocono Pines, Scranton) and one online (Pennsylvania)', () => {
  expect(cards.map((card) => textsOf(card, 'h3')[0])).toEqual([
    'Pocono Pines Showroom',
    'Scranton Showroom',
    'Online Showroom',
  ])
  expect(textOf(cards[2] ?? '')).toContain('Pennsylvania')
})

test('§2 Showroom: each card has address, phone as a tel link, hours, Directions and Call Now buttons', () => {
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

test('§2 Showroom: icon links to website, Facebook, YouTube and review page, social links only when present', () => {
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

test('§2 Showroom: services section with Test Drives, Expert Consultation, Financing Options', () => {
  expect(textsOf(sectionOf(main, 'While you are here'), 'h3')).toEqual([
    'Test Drives',
    'Expert Consultation',
    'Financing Options',
  ])
})

test('§2 Showroom: Areas We Serve, municipality tiles linking to each url, from a shared list of 23', () => {
  const areas = sectionOf(main, 'Areas We Serve')
  const tiles = linksIn(areas).filter(({ tag }) => tag.includes('town-link'))
  expect(tiles.map(({ href }) => href)).toEqual(towns.map(({ url }) => url))
  expect(textOf(areas)).toContain('23 boroughs and townships')
})

test('§2 Showroom: Schedule Visit button to /contact and a call link', () => {
  expect(linksIn(sectionOf(main, 'Plan a visit'))).toMatchObject([
    { href: '/contact', text: 'Schedule Visit' },
    { href: 'tel:+15705550134' },
  ])
})
