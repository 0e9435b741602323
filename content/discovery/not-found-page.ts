import type { PageHead } from '#content/shared/head-defaults.ts'
import type { Band } from '#content/shared/section-types.ts'
import { mainLinks } from './navigation.ts'

type NotFound = Band<{
  head: PageHead
  help: Band
  links: Band<{ items: typeof mainLinks }>
  search: Band<{ label: string; hint: string; button: string }>
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
  text: 'Did you forget to add the page to the router?',
  help: {
    heading: 'Back to the trail',
    text: 'This trail ends here. Pick another one, or call and we will point you the right way.',
  },
  links: { heading: 'Pages that are there', items: mainLinks },
  search: {
    heading: 'Looking for a cart?',
    label: 'Search',
    hint: 'A model, a brand or a word',
    button: 'Search the inventory',
  },
  call: 'Call',
} as const satisfies NotFound
