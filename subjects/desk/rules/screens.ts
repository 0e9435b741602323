import type { IconName } from '#kit/parts/icon.tsx'
import { messagesHref } from './messages-href.ts'

/** The tabs, the one that people need most first. */
export const tabs = {
  today: { name: 'Today', href: '/', icon: 'clock' },
  messages: { name: 'Messages', href: messagesHref({ kind: 'new' }), icon: 'mail' },
  carts: { name: 'Carts', href: '/carts', icon: 'cart' },
  history: { name: 'History', href: '/history', icon: 'list' },
  more: { name: 'More', href: '/more', icon: 'menu' },
} as const satisfies Readonly<Record<string, { name: string; href: string; icon: IconName }>>

/** The screens behind More, which people need now and then. */
export const morePages = [
  { name: 'Special hours and notices', href: '/hours', about: 'Close a day, change its hours, post a notice' },
  { name: 'Weekly hours', href: '/week', about: 'Showroom, service and holidays' },
  { name: 'Phones and team', href: '/shop', about: 'Our numbers, town offices, the team' },
  { name: 'Prices', href: '/prices', about: 'Rentals, storage, delivery, labor' },
  { name: 'Who can sign in', href: '/people', about: 'People and devices that open the desk' },
] as const
