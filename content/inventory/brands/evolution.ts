import type { Brand } from '#content/inventory/brand-record.ts'

export const brand = {
  name: 'Evolution',
  path: '/evolution',
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
    text: 'Seven series, from a two-seater for nine holes to a carrier for eight. If a cart can do the job, one of these does it.',
  },
  share: { headline: 'Evolution golf carts', line: 'Seven series, from Classic to D6 Max', scene: 'forest-trail' },
  seriesSection: {
    heading: 'Seven series',
    text: 'Named by their maker, sorted by their work: street, trail, course, people, woods, grounds, and the long way home.',
  },
  // CART-62: starting prices by series
  series: [
    {
      title: 'D5 RANGER',
      description:
        'The everyday cart at street height. Two, four or six seats on a frame that turns in a driveway, with the screen, the belts and the lights that a road asks for.',
      family: 'd5-ranger',
      features: ['Street height', 'Two, four or six seats', 'Touchscreen on four-seaters and up'],
      vehicles: ['D5 Ranger 2', 'D5 Ranger 4', 'D5 Ranger 4 Plus', 'D5 Ranger 6', 'D5 Ranger 6 Plus'],
      priceText: 'Starting at $7,695',
    },
    {
      title: 'D5 MAVERICK',
      description:
        'The D5 on a factory lift and all-terrain tires. It goes up the lane in mud season and carries two, four or six people, or fewer people and a great deal of firewood.',
      family: 'd5-maverick',
      features: ['Factory lift', 'All-terrain tires', 'Flip seat or all seats forward'],
      vehicles: ['D5 Maverick 2', 'D5 Maverick 4', 'D5 Maverick 4 Plus', 'D5 Maverick 6', 'D5 Maverick 6 Plus'],
      priceText: 'Starting at $7,995',
    },
    {
      title: 'CLASSIC',
      description:
        'Golf carts in the first sense of the word, and a four-seater grown out of them. A low floor, simple controls and turf tires that a greenkeeper will not mind.',
      family: 'classic',
      features: ['Low floor', 'Bag rack on two-seaters', 'Simple to service'],
      vehicles: ['Classic 2 Pro', 'Classic 2 Plus', 'Classic 4 Plus'],
      priceText: 'Starting at $6,695',
    },
    {
      title: 'CARRIER',
      description:
        'Six or eight seats under one long roof, with a flat floor and a low step. For inns, churches, fairs and anybody who meets guests at the lower parking lot.',
      family: 'carrier',
      features: ['Six or eight seats', 'Flat floor and low step', 'Full-length roof'],
      vehicles: ['Carrier 6 Plus', 'Carrier 8 Plus'],
      priceText: 'Starting at $9,595',
    },
    {
      title: 'FORESTER',
      description:
        'Off-road without ornament: skid plate, brush guard, knobby tires and seats that drain. The money is in what is underneath.',
      family: 'forester',
      features: ['Skid plate and brush guard', 'Knobby tires', 'Four or six seats'],
      vehicles: ['Forester 4 Plus', 'Forester 6 Plus'],
      priceText: 'Starting at $6,995',
    },
    {
      title: 'TURFMAN',
      description:
        'Work carts with a bed. Compact, long, or with a double cab for the crew; quiet enough to start at six in the morning beside a bedroom window.',
      family: 'turfman',
      features: ['Cargo bed', 'Heavy-duty springs from the 800 up', 'Two seats or a double cab'],
      vehicles: ['Turfman 200', 'Turfman 800', 'Turfman 1000'],
      priceText: 'Starting at $6,795',
    },
    {
      title: 'D6 MAX',
      description:
        'The largest Evolution: independent suspension, disc brakes all around and a 72-volt battery. GT models sit at street height, the XT on a lift.',
      family: 'd6-max',
      features: ['72-volt lithium battery', 'Disc brakes on all four wheels', 'GT for the road, XT for the trail'],
      vehicles: ['D6 Max GT4', 'D6 Max GT6', 'D6 Max XT4'],
      priceText: 'Starting at $13,595',
    },
  ],
  lineupSection: {
    heading: 'The Evolution lineup',
    text: 'One model from each corner of the range, with the four figures people ask for first.',
  },
  // CART-63: lineup prices
  lineup: [
    { name: 'Evolution D5 Ranger 4 Plus', series: 'D5 RANGER', priceText: '$9,595' },
    { name: 'Evolution D5 Maverick 4', series: 'D5 MAVERICK', priceText: '$11,595' },
    { name: 'Evolution Classic 4 Plus', series: 'CLASSIC', priceText: '$9,995' },
    { name: 'Evolution Forester 4 Plus', series: 'FORESTER', priceText: '$6,995' },
    { name: 'Evolution Carrier 6 Plus', series: 'CARRIER', priceText: '$9,595' },
    { name: 'Evolution D6 Max GT6', series: 'D6 MAX', priceText: '$15,595' },
  ],
} as const satisfies Brand
