import type { Brand } from '#content/inventory/brand-record.ts'

export const brand = {
  name: 'Denago',
  path: '/denago',
  head: {
    title: 'Denago Golf Carts in Carbon County, PA | Switchback',
    description:
      'Denago EV City, EV Nomad and EV Rover electric golf carts with prices, seats and range. Test drive, delivery and service in Carbon County, Pennsylvania.',
    keywords: [
      'Denago golf carts',
      'Denago EV City',
      'Denago EV Nomad',
      'Denago EV Rover',
      'electric golf carts Carbon County PA',
    ],
  },
  hero: {
    heading: 'Denago golf carts',
    text: 'Three series, all electric: one for town, one for the trail, one for both with company. We stock them, deliver them and keep them running.',
  },
  share: { headline: 'Denago golf carts', line: 'EV City, EV Nomad and EV Rover', scene: 'main-street' },
  seriesSection: {
    heading: 'Three series, three kinds of day',
    text: 'Start with where you will drive. The models below each series open with full figures.',
  },
  // CART-60: starting prices by series
  series: [
    {
      title: 'EV CITY',
      description:
        'Low, easy to step into and quiet. The City is for pavement: errands, campground loops and the way to a neighbor. The rear bench folds flat when the load is groceries.',
      family: 'ev-city',
      features: ['Low step-in height', 'Fold-flat rear bench', 'Charges from a household outlet'],
      vehicles: ['EV City'],
      priceText: 'Starting at $15,000',
    },
    {
      title: 'EV NOMAD',
      description:
        'Lifted, on all-terrain tires, and glad to be hosed down. The Nomad is for gravel lanes, wood lots and wet grass, with the rear seats facing back or, as the XL, forward.',
      family: 'ev-nomad',
      features: ['Lifted suspension', 'All-terrain tires', 'Flip seat or four facing forward'],
      vehicles: ['EV Nomad', 'EV Nomad XL'],
      priceText: 'Starting at $8,495',
    },
    {
      title: 'EV ROVER',
      description:
        'The lift of the Nomad with the comfort of the City: stitched seats, a color-matched roof and a long wheelbase. Four seats, four wide seats, or six.',
      family: 'ev-rover',
      features: ['Stitched seats and alloy wheels', 'Long wheelbase', 'Four or six seats'],
      vehicles: ['EV Rover XL', 'EV Rover XL6', 'EV Rover XXL'],
      priceText: 'Starting at $9,995',
    },
  ],
  lineupSection: {
    heading: 'The Denago lineup',
    text: 'Six models side by side, with the four figures people ask for first.',
  },
  // CART-61, CART-67: lineup prices. Home sells the EV City at 11,995.
  lineup: [
    { name: 'EV City', series: 'EV CITY', priceText: '$15,000' },
    { name: 'EV Nomad', series: 'EV NOMAD', priceText: '$8,495' },
    { name: 'EV Nomad XL', series: 'EV NOMAD', priceText: '$8,495' },
    { name: 'EV Rover XL', series: 'EV ROVER', priceText: '$9,995' },
    { name: 'EV Rover XL6', series: 'EV ROVER', priceText: '$11,995' },
    { name: 'EV Rover XXL', series: 'EV ROVER', priceText: '$11,995' },
  ],
} as const satisfies Brand
