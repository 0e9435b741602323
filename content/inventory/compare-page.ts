import { addresses } from '#content/shared/addresses.ts'
import type { PageHead } from '#content/shared/head-defaults.ts'
import { compareLimit } from './specification-labels.ts'

/** The page on which carts stand side by side. */
export const comparePage = {
  head: {
    title: 'Compare Golf Carts Side by Side | Switchback',
    description:
      'Up to four electric golf carts side by side: price, seats, range, battery and features, with every difference marked. Print it or share the link.',
    keywords: ['compare golf carts', 'golf cart specifications', 'electric golf cart comparison'],
  },
  crumb: { name: 'Compare', url: addresses.compare },
  heading: 'Side by side',
  lead: 'What differs is marked. The address of this page holds your choice: share it, or print it.',
  tableCaption: 'The carts, line by line',
  fact: 'Fact',
  differs: 'differs',
  unknown: 'not told',
  featuresHeading: 'Features',
  remove: 'Take out',
  removeName: 'Take out {name}',
  ask: 'Ask about it',
  askName: 'Ask about it: {name}',
  addHeading: 'Put another cart beside them',
  addLabel: 'Cart',
  add: 'Add to the comparison',
  gone: 'No longer in our inventory: {ids}.',
  emptyHeading: 'Pick carts to compare',
  emptyText: `Tick “Compare” on up to ${compareLimit} carts in the inventory, or begin with one here.`,
  back: 'Back to the inventory',
  failed: 'Our list of carts cannot be read just now. Please try again in a minute.',
} as const satisfies { head: PageHead } & Record<string, unknown>
