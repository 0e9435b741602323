import { businessHours } from '#content/dealership/hours.ts'
import type { PageHead } from '#content/shared/head-defaults.ts'
import type { Band } from '#content/shared/section-types.ts'

type Strip = { readonly phone: Band; readonly hours: Band; readonly delivery: Band<{ link: string }> }

// What the page says besides its list
export const inventoryPage = {
  head: {
    title: 'Golf Carts for Sale in Carbon County, PA | Switchback',
    description:
      'New and used electric golf carts from Denago, Evolution, Club Car, EZ-GO, Tomberlin and Swift EV, each with its price. Carbon County, PA.',
    keywords: ['golf carts for sale', 'used golf carts', 'Denago', 'Evolution', 'golf carts Carbon County PA'],
  },
  heading: 'Find the cart for your road',
  lead: 'Every cart on the lot, new and used, with the price we ask.',
  closing: {
    heading: 'Not sure which one?',
    text: 'Tell us your road, your riders and your budget. We narrow the lot down to two or three.',
    contact: 'Contact us',
    call: 'Call',
  },
  strip: {
    phone: { heading: 'By phone', text: 'The person who answers can walk to the cart you are asking about.' },
    hours: { heading: businessHours.name },
    delivery: {
      heading: 'Delivery service',
      text: 'Inside Carbon County, sales from {minimum} are delivered free; farther out it is {rate} a mile past the free area.',
      link: 'How delivery works',
    },
  },
} as const satisfies {
  head: PageHead
  heading: string
  lead: string
  closing: Band<{ contact: string; call: string }>
  strip: Strip
}
