import type { PageHeadWords } from '#subjects/dealership/facts/head-defaults.ts'
import { whichCartLink } from '#subjects/dealership/facts/navigation.ts'
import { stockWords } from '#subjects/inventory/facts/vehicle-messages.ts'
import { priceTerms } from '#subjects/policies/facts/price-terms.ts'

/** The page that answers "Which cart?". Its questions are in questions.ts. */
export const findACartPageWords = {
  head: {
    title: 'Which Golf Cart? Three That Fit | Switchback',
    description:
      'Say where you live, how many ride, what the ground is like and what you want to spend. See three carts with the price delivered to your town.',
    keywords: ['which golf cart', 'golf cart finder', 'golf cart delivered price', 'golf carts Carbon County PA'],
  },
  asking: {
    heading: whichCartLink.name,
    lead: 'Answer what you know. You get three carts, each with a reason and its delivered price.',
  },
  headings: {
    none: 'What comes nearest',
    one: 'One cart fits',
    oneToOrder: 'One cart fits, to order',
    two: 'Two carts fit',
    three: 'Three carts fit',
    more: 'Three of {count} carts that fit',
    asked: { yes: 'The {name} fits', no: 'The {name} does not fit all of this' },
  },
  ask: {
    contact: { one: 'Ask about this cart', many: 'Ask about these carts' },
    mail: 'E-mail us this answer',
  },
  chosen: {
    riders: { one: 'rider', many: 'riders' },
    length: '{length} long',
    rise: '{rise} up',
    slope: '{slope}% at its steepest',
    load: '{load} lbs more',
    garage: { width: 'door {size} wide', height: 'door {size} high', depth: '{size} deep inside' },
    budget: 'up to {budget}',
    usualGround: 'usual ground: {ground}',
    nothing: 'No answers yet',
    change: 'Change',
  },
  pick: {
    volts: '{volts}-volt battery',
    counted: 'How this price is counted',
    roles: {
      asked: 'You asked about it',
      only: 'The only one that fits',
      best: 'Fits best',
      bestInStock: 'Fits best of those in stock',
      least: 'Fits and costs least',
      leastInStock: 'Costs least in stock',
      step: 'One step up',
      next: 'Fits as well',
    },
    /** For a cart that fits best and is not the cheapest one. */
    cheaperBut: {
      seats: '{best} seats; the cheaper {name} has {seats}.',
      used: 'The cheaper {name} is used.',
      lifted: 'The cheaper {name} is lifted, for rougher ground.',
      payload: '{pounds} lbs more payload than the cheaper {name}.',
    },
    lowest: 'The lowest price of the {count} that fit.',
    lowestInStock: 'The {name} can be ordered for less: {price}.',
    dearer: '{amount} more than the {name}',
    cheaper: '{amount} less than the {name}',
    equal: 'The same price as the {name}',
    gains: {
      range: 'goes {miles} more on a charge',
      payload: 'carries {pounds} lbs more',
      seats: 'seats {seats} more',
      gravel: 'is made for gravel too',
      isNew: 'is new',
    },
    losses: {
      range: 'goes {miles} less on a charge',
      payload: 'carries {pounds} lbs less',
      seats: 'seats {seats} fewer',
      gravel: 'is not made for gravel',
      isNew: 'is used',
    },
    but: ', but ',
  },
  lines: {
    cart: 'The cart',
    delivery: 'Delivery to {town}',
    noTown: 'Delivery',
    noTownAmount: 'Name a town',
    smallSale: 'Sales under {minimum} pay for every mile: {rule}',
    whiteGlove: 'White glove delivery',
    withWhiteGlove: ' with white glove,',
    total: 'Delivered',
    totalPickedUp: 'At the showroom',
    tax: priceTerms.saleLine,
    taxLink: 'Prices and quotes',
  },
  others: {
    heading: { one: 'Why not the other one?', many: 'Why not the other {count}?' },
    budget: '{over} over your budget: it costs {price}.',
    riders: 'It seats {seats} of your {riders} riders.',
    outOfStock: 'It fits, but is out of stock and can be ordered.',
    gone: `${stockWords.gone}, and there was only one.`,
    roomy: 'It fits, with {spare} seats to spare.',
    more: 'It fits as well, for {amount} more than the {name}.',
    same: 'It fits as well, at the same price as the {name}.',
  },
  misses: {
    roles: {
      nearly: 'Nearly fits',
      budget: 'Over your budget',
      kinds: { 'four-seater': 'For four riders', 'six-seater': 'For six riders', utility: 'For loads' },
    },
    budget: '{amount} more',
    riders: '{riders} instead of {before}',
    driveway: 'a gentler slope or less load',
    garage: 'a garage not measured',
    link: 'Ask again with {change}',
    signs: { budget: '{amount} over', riders: 'Seats {seats}', driveway: 'Does not make it up' },
  },
  /** The example that the page draws while the visitor has answered nothing. */
  example: {
    lead: 'For example:',
    answers: { riders: '4', slope: '12', ground: 'gravel', width: '9 ft', height: '8 ft', depth: '18 ft' },
  },
  hill: {
    label: 'A hill with a garage on top: {carts}.',
    top: '{name} at the garage',
    up: '{name} on its way up',
    foot: '{name} at the foot',
  },
  rules: { heading: 'How we judge the ground', climb: 'How we work out the climb', garage: 'How we measure carts' },
  empty: 'No carts are listed right now. Call us and say what you are looking for.',
  failed: 'The list of carts did not load. Try again, or call us.',
  call: 'Call',
  whole: 'See all carts',
} as const satisfies { head: PageHeadWords } & Record<string, unknown>

/** The words of the short form on other pages. */
export const fitEntry = {
  heading: whichCartLink.name,
  text: 'Three carts with a reason and the price delivered to your town.',
  forTown: 'Three carts for {town}',
  submit: 'Show three carts',
} as const
