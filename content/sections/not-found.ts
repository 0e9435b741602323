import type { PageHead } from '#content/head-defaults.ts'
import { notFoundMessages } from '#content/messages.ts'
import type { Band, PageLink } from '#content/sections/section-types.ts'

type NotFound = Band<{ head: PageHead; help: string; links: readonly PageLink[] }>

export const notFound = {
  head: {
    title: '404 Page Not Found | Switchback Golf Carts',
    description:
      'There is no page at this address. Find carts, rentals, services and our showrooms from here, or call us.',
    keywords: ['page not found'],
  },
  heading: notFoundMessages.title,
  text: notFoundMessages.text,
  help: notFoundMessages.plain,
  links: [
    { name: 'Home', url: '/' },
    { name: 'Inventory', url: '/inventory' },
    { name: 'Rentals', url: '/rentals' },
    { name: 'Contact', url: '/contact' },
  ],
} as const satisfies NotFound
