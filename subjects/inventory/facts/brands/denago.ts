import type { Brand } from '#subjects/inventory/facts/brand-record.ts'

export const brand = {
  name: 'Denago',
  path: '/denago',
  description: 'Three series, with four or six seats',
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
    text: 'Three electric series: EV City for town, EV Nomad for trails, EV Rover for both. We sell, deliver and service all three.',
  },
  share: { headline: 'Denago golf carts', line: 'EV City, EV Nomad and EV Rover', scene: 'showroom-dusk' },
  seriesHeading: 'The three Denago series',
  // Starting prices by series (CART-60)
  series: [
    {
      title: 'EV CITY',
      description:
        'Low, quiet and easy to step into. For pavement: campground loops, private lanes and club grounds. The rear bench folds flat for cargo.',
      family: 'ev-city',
      features: ['Low step-in height', 'Fold-flat rear bench', 'Charges from a household outlet'],
      vehicles: ['EV City'],
      priceText: 'Starting at $15,000',
    },
    {
      title: 'EV NOMAD',
      description:
        'Lifted, on all-terrain tires, with a floor you can hose down. For gravel lanes, wood lots and wet grass. Rear seats face back, or forward on the XL.',
      family: 'ev-nomad',
      features: ['Lifted suspension', 'All-terrain tires', 'Flip seat or four facing forward'],
      vehicles: ['EV Nomad', 'EV Nomad XL'],
      priceText: 'Starting at $8,495',
    },
    {
      title: 'EV ROVER',
      description:
        'More comfort than the Nomad: stitched seats, a color-matched roof and a long wheelbase. Four seats or six.',
      family: 'ev-rover',
      features: ['Stitched seats and alloy wheels', 'Long wheelbase', 'Four or six seats'],
      vehicles: ['EV Rover XL', 'EV Rover XL6', 'EV Rover XXL'],
      priceText: 'Starting at $9,995',
    },
  ],
  lineupHeading: 'The Denago lineup',
  // Lineup prices. Home sells the EV City at 11,995 (CART-60, CART-67).
  lineup: [
    { name: 'EV City', series: 'EV CITY', priceText: '$15,000' },
    { name: 'EV Nomad', series: 'EV NOMAD', priceText: '$8,495' },
    { name: 'EV Nomad XL', series: 'EV NOMAD', priceText: '$8,495' },
    { name: 'EV Rover XL', series: 'EV ROVER', priceText: '$9,995' },
    { name: 'EV Rover XL6', series: 'EV ROVER', priceText: '$11,995' },
    { name: 'EV Rover XXL', series: 'EV ROVER', priceText: '$11,995' },
  ],
} as const satisfies Brand
