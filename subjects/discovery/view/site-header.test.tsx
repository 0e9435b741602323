import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { addresses } from '#subjects/dealership/facts/addresses.ts'
import { business } from '#subjects/dealership/facts/business.ts'
import { headerLinks, headerMenus } from '#subjects/dealership/facts/navigation.ts'
import { openState } from '#subjects/dealership/rules/hours.ts'
import { telHref } from '#subjects/dealership/rules/reach.ts'
import { defaultShop } from '#subjects/dealership/rules/shop.ts'
import { find, findAll, hrefsIn, labelled, linksIn, type Part } from '#tests/setup/page-html.ts'
import { SiteHeader } from './site-header.tsx'

const sales = openState(defaultShop, 'sales', new Date('2026-05-06T15:00:00Z'))
const headerAt = (path: string) => renderToStaticMarkup(<SiteHeader path={path} sales={sales} />)
const mainNavigation = (html: string) => labelled(html, 'nav', 'Main')
const sideMenu = (html: string) => find(html, 'nav#site-menu')
const current = (part: Part) => linksIn(part).filter(({ element }) => element.hasAttribute('aria-current'))

const everyLink = headerLinks.map(({ url }) => url)

test('FIND-26: the six links, the ways to choose a cart and the two of About', () => {
  expect(hrefsIn(mainNavigation(headerAt('/')))).toEqual(everyLink)
  for (const { id, links } of headerMenus)
    expect(hrefsIn(find(headerAt('/'), `ul#${id}[popover=auto]`))).toEqual(links.map(({ url }) => url))
  const carts = hrefsIn(find(headerAt('/'), '#carts-menu'))
  expect(carts).toEqual(['/find-a-cart', '/denago', '/evolution', '/inventory?condition=used'])
})

test('FIND-29, POL-92: the side menu has the same links, and the way to report damage', () => {
  const menu = sideMenu(headerAt('/'))
  expect(menu.getAttribute('popover')).toBe('auto')
  const links = hrefsIn(menu)
  expect(links.filter((href) => href !== addresses.damagedOnDelivery)).toEqual([
    ...everyLink,
    telHref(business.phones.main),
  ])
  expect(links).toContain(addresses.damagedOnDelivery)
  expect(findAll(headerAt('/'), 'button[popovertarget=site-menu]')).not.toEqual([])
})

test('FIND-30: the current link is marked, Home on its own path alone', () => {
  for (const part of [mainNavigation, sideMenu]) {
    expect(current(part(headerAt('/'))).map(({ text }) => text)).toEqual(['Home'])
    expect(current(part(headerAt('/rentals/jim-thorpe'))).map(({ text }) => text)).toEqual(['Rentals'])
    expect(current(part(headerAt('/about'))).map(({ href }) => href)).toEqual(['/about'])
    expect(current(part(headerAt('/thank-you')))).toEqual([])
  }
})

test('FIND-30: a button is marked on the pages of its dropdown and below them', () => {
  const button = (path: string, menu = 'about-menu') =>
    find(mainNavigation(headerAt(path)), `button[popovertarget=${menu}]`).getAttribute('aria-current')
  expect(['/denago', '/find-a-cart', '/inventory'].map((path) => button(path, 'carts-menu') ?? '')).toEqual([
    'true',
    'true',
    '',
  ])
  for (const path of ['/about', '/eco-impact', '/eco-impact/results']) expect(button(path), path).toBe('true')
  for (const path of ['/', '/services', '/about-our-carts']) expect(button(path), path).toBeUndefined()
})
