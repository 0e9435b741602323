import type { Band } from '#kit/parts/section-types.ts'
import { countyHub } from '#subjects/county/facts/county-hub.ts'
import type { PageHeadWords } from '#subjects/dealership/facts/head-defaults.ts'
import { aboutMenu, mainLinks, type NavigationItem, siteMapLink } from '#subjects/dealership/facts/navigation.ts'
import { brandLinks } from '#subjects/inventory/facts/brands.ts'

type NotFound = Band<{
  head: PageHeadWords
  /** A text that the specification quotes for those who build the site. */
  forMaker: string
  links: Band<{ items: readonly NavigationItem[] }>
  search: { label: string; hint: string; button: string }
  call: string
}>

// FIND-40, FIND-41
export const notFound = {
  head: {
    title: '404 Page Not Found | Switchback Golf Carts',
    description:
      'There is no page at this address. Find carts, rentals, services and our showrooms from here, or call us.',
    keywords: ['page not found'],
  },
  heading: '404 Page Not Found',
  text: 'There is no page at this address. Search the carts, pick a page, or call us.',
  forMaker: 'Did you forget to add the page to the router?',
  links: {
    heading: 'Try one of these',
    items: [
      ...mainLinks,
      ...brandLinks,
      ...aboutMenu.links,
      { name: countyHub.name, url: countyHub.url, description: 'Every town we serve, on a map' },
      { ...siteMapLink, description: 'Every page, policies included' },
    ],
  },
  search: {
    label: 'Looking for a cart?',
    hint: 'A model, a brand or a word',
    button: 'Search the inventory',
  },
  call: 'Call',
} as const satisfies NotFound
