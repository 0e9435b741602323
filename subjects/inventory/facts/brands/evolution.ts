import type { Brand } from '#subjects/inventory/facts/brand-record.ts'

export const brand = {
  name: 'Evolution',
  path: '/evolution',
  description: 'Seven series, with two to eight seats',
  linksDropName: true,
  head: {
    title: 'Evolution Golf Carts in Carbon County, PA | Switchback',
    description:
      'Evolution D5, D6 Max, Classic, Carrier, Forester and Turfman electric carts with prices, seats and range. Sold and serviced in Carbon County, PA.',
    keywords: [
      'Evolution golf carts',
      'Evolution D5 Ranger',
      'Evolution D5 Maverick',
      'Evolution D6 Max',
      'Evolution Turfman',
      'electric golf carts Carbon County PA',
    ],
  },
  hero: {
    heading: 'Evolution golf carts',
    text: 'Seven electric series: golf carts for two, shuttles for eight, and work carts with a bed. We sell, deliver and service all seven.',
  },
  share: { headline: 'Evolution golf carts', line: 'Seven series, from Classic to D6 Max', scene: 'forest-trail' },
  seriesHeading: 'The seven Evolution series',
  // Starting prices by series (CART-62)
  series: [
    {
      title: 'D5 RANGER',
      description:
        'The everyday cart at street height, with two, four or six seats. It turns around in a driveway and comes with seat belts and lights.',
      family: 'd5-ranger',
      features: ['Street height', 'Two, four or six seats', 'Touchscreen on four-seaters'],
      vehicles: ['D5 Ranger 2', 'D5 Ranger 4', 'D5 Ranger 4 Plus', 'D5 Ranger 6', 'D5 Ranger 6 Plus'],
      priceText: 'Starting at $7,695',
    },
    {
      title: 'D5 MAVERICK',
      description:
        'The D5 on a factory lift and all-terrain tires, for gravel, mud and steep lanes. Two, four or six seats.',
      family: 'd5-maverick',
      features: ['Factory lift', 'All-terrain tires', 'Flip seat or all seats forward'],
      vehicles: ['D5 Maverick 2', 'D5 Maverick 4', 'D5 Maverick 4 Plus', 'D5 Maverick 6', 'D5 Maverick 6 Plus'],
      priceText: 'Starting at $7,995',
    },
    {
      title: 'CLASSIC',
      description:
        'Two golf carts with a bag rack and turf tires, and a four-seater for the neighborhood. Low floor, simple controls.',
      family: 'classic',
      features: ['Low floor', 'Bag rack on two-seaters', 'Simple to service'],
      vehicles: ['Classic 2 Pro', 'Classic 2 Plus', 'Classic 4 Plus'],
      priceText: 'Starting at $6,695',
    },
    {
      title: 'CARRIER',
      description:
        'Six or eight seats under one long roof, with a flat floor and a low step. For inns, churches, fairs and campgrounds.',
      family: 'carrier',
      features: ['Six or eight seats', 'Flat floor and low step', 'Full-length roof'],
      vehicles: ['Carrier 6 Plus', 'Carrier 8 Plus'],
      priceText: 'Starting at $9,595',
    },
    {
      title: 'FORESTER',
      description: 'Plain off-road carts with a skid plate, brush guard, knobby tires and seats that drain.',
      family: 'forester',
      features: ['Skid plate and brush guard', 'Knobby tires', 'Four or six seats'],
      vehicles: ['Forester 4 Plus', 'Forester 6 Plus'],
      priceText: 'Starting at $6,995',
    },
    {
      title: 'TURFMAN',
      description:
        'Work carts with a cargo bed: compact, long, or with a double cab for a crew. Quiet enough for early mornings.',
      family: 'turfman',
      features: ['Cargo bed', 'Heavy-duty springs from the 800 up', 'Two seats or a double cab'],
      vehicles: ['Turfman 200', 'Turfman 800', 'Turfman 1000'],
      priceText: 'Starting at $6,795',
    },
    {
      title: 'D6 MAX',
      description:
        'The strongest Evolution, with independent suspension, disc brakes on all four wheels and a 72-volt battery. GT models sit at street height, the XT on a lift.',
      family: 'd6-max',
      features: ['72-volt lithium battery', 'Disc brakes on all four wheels', 'GT for pavement, XT for the trail'],
      vehicles: ['D6 Max GT4', 'D6 Max GT6', 'D6 Max XT4'],
      priceText: 'Starting at $13,595',
    },
  ],
  lineupHeading: 'The Evolution lineup',
  // Lineup prices (CART-62)
  lineup: [
    { name: 'Evolution D5 Ranger 4 Plus', series: 'D5 RANGER', priceText: '$9,595' },
    { name: 'Evolution D5 Maverick 4', series: 'D5 MAVERICK', priceText: '$11,595' },
    { name: 'Evolution Classic 4 Plus', series: 'CLASSIC', priceText: '$9,995' },
    { name: 'Evolution Forester 4 Plus', series: 'FORESTER', priceText: '$6,995' },
    { name: 'Evolution Carrier 6 Plus', series: 'CARRIER', priceText: '$9,595' },
    { name: 'Evolution D6 Max GT6', series: 'D6 MAX', priceText: '$15,595' },
  ],
} as const satisfies Brand
