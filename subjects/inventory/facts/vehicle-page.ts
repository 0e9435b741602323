import { addresses, policyAddresses } from '#subjects/dealership/facts/addresses.ts'
import { business } from '#subjects/dealership/facts/business.ts'
import { policyTerms } from '#subjects/policies/facts/policy-terms.ts'
import { priceTerms } from '#subjects/policies/facts/price-terms.ts'
import { paymentLimits } from './payment-limits.ts'

const { delivery, returns } = policyTerms
const { annualRatePercent, months } = paymentLimits

const freeDelivery = `Free delivery in ${business.county}`

/** The words of a cart's page. Its words while it waits or fails are in vehicle-messages.ts. */
export const vehiclePageWords = {
  head: {
    title: '{name} | Switchback',
    priceInTitle: '{name}, {price} | Switchback',
    description: '{name}: {facts}, {price}. Test drive, delivery and service in Carbon County, Pennsylvania.',
    notFound: {
      title: 'Vehicle Not Found | Switchback',
      description:
        'This cart is not in our inventory, or is no longer listed. See the electric golf carts we sell, new and used, in Carbon County, Pennsylvania.',
    },
  },
  range: '{range} on a charge',
  seats: { one: 'seat', many: 'seats' },
  labels: {
    brand: 'Brand',
    seats: 'Seats',
    color: 'Color',
    condition: 'Condition',
    showroom: 'Which showroom?',
    vehicleClass: 'On the road',
  },
  /** Where the dealer has not said where a cart in stock stands, or what its papers call it. */
  unknown: { showroom: 'Call {phone}', vehicleClass: 'Where may I drive it?' },
  conditions: { new: 'New', used: 'Used' },
  ask: 'Ask about this cart',
  /** For a used cart that is gone. */
  gone: { text: 'There was only one of it, and it is gone.', alike: 'Carts like it', ask: 'Ask for a cart like it' },
  gallery: {
    label: 'Pictures of the {name}',
    main: '{name}, a {kind} with {seats}, seen from the front corner',
    mainInColor: '{name}, a {kind} with {seats} in {color}, seen from the front corner',
    views: {
      side: '{name}, seen from the side',
      rear: '{name}, seen from behind',
      detail: '{name}, a closer look',
    },
    kinds: {
      Neighborhood: 'neighborhood cart',
      Lifted: 'lifted cart',
      Golf: 'golf cart',
      Utility: 'utility cart',
      'People Mover': 'people mover',
    },
    scale: '{length} long, in a garage {garage} deep, beside a person of {person}',
    otherKind: 'cart',
    photo: '{name}, {color}',
    further: '{name}, picture {number}',
    enlarge: 'Open picture {number} by itself',
    show: 'Picture {number}',
    position: 'Picture {number} of {count}',
  },
  /** The words under pictures that we drew. */
  drawings: {
    what: 'Our drawing of the model.',
    inPaint: 'Our drawing of the model, in {paint}.',
    ask: 'Ask for photos of this cart.',
  },
  share: {
    link: 'Link to this cart',
    copy: 'Copy link',
    copied: 'Link copied',
    send: 'Share',
    mail: 'E-mail it',
    mailText: '{name}, {price}: {url}',
  },
  need: {
    heading: 'Is the range enough?',
    lead: '{range} on a full charge. Enter the miles you drive in a day, there and back.',
    label: 'Miles in a day',
    button: 'Check the range',
    problem: 'Enter {min} to {max} miles',
    plot: 'A line of {range} with a mark at the end of each day of {miles}.',
    result:
      '{miles} a day takes {share} of a full charge. We leave {reserve} for hills, cold weather and an older battery.',
    days: { none: 'Less than a day on a charge', one: 'day on a charge', many: 'days on a charge' },
    verdict: {
      plenty: 'Plenty. You need not charge every night.',
      enough: 'Enough if you charge every night.',
      short: 'Not enough to count on. Look for a longer range, or plan to charge on the way.',
    },
    start: 'Full',
    end: '{range} mi',
  },
  payment: {
    heading: 'Estimate the monthly payment',
    lead: 'Enter the rate and term your lender offers.',
    /** Each field by its name in the address, with its meaning for the estimate and the words about a bad value. */
    fields: [
      {
        name: 'down',
        figure: 'downPayment',
        label: 'Down payment ($)',
        problem: 'Enter an amount from $0 to the price of the cart',
      },
      {
        name: 'rate',
        figure: 'annualRatePercent',
        label: 'Interest (% a year)',
        problem: `Enter a rate from ${annualRatePercent.min} to ${annualRatePercent.max} percent`,
      },
      {
        name: 'months',
        figure: 'months',
        label: 'Term (months)',
        problem: `Enter ${months.min} to ${months.max} whole months`,
      },
    ],
    button: 'Calculate payment',
    monthly: 'a month',
    lines: { financed: 'Financed', interest: 'Interest over the term', total: 'Total of all payments' },
    waiting: 'Your monthly payment will appear here.',
    note: `An estimate from the price above and your own figures. It is not an offer of credit.`,
  },
  // Fees alone, each with the place that explains it (CART-50)
  beyond: {
    heading: 'Costs the price does not include',
    inCase: 'Other fees, if they apply',
    onTop: {
      label: `On every sale: ${priceTerms.sale}`,
      figure: 'By quote',
      url: `${policyAddresses.terms}#prices-and-quotes`,
    },
    items: [
      {
        label: 'Delivery beyond the free area',
        // Below the minimum no area is free (POL-20)
        smallSale: 'Delivery, each mile from the showroom',
        set: 'delivery-mile',
        unit: 'a mile',
        url: policyAddresses.delivery,
      },
      { label: 'White glove delivery', set: 'delivery-white-glove', url: policyAddresses.delivery },
      {
        label: 'Delivery canceled on the same day',
        set: 'delivery-canceled',
        url: policyAddresses.delivery,
      },
      { label: 'Missed delivery appointment', set: 'delivery-missed', url: policyAddresses.delivery },
      { label: 'Shop labor, from', set: 'labor-hour', unit: 'an hour', url: addresses.services },
      { label: 'Indoor storage', set: 'storage-month-indoor', unit: 'a month', url: policyAddresses.storage },
    ],
    restocking: {
      label: 'Restocking fee, returned within {days}',
      new: { percent: returns.newCart.restockingPercent, days: returns.newCart.days },
      used: { percent: returns.usedCart.restockingPercent, days: returns.usedCart.days },
      url: policyAddresses.returns,
    },
  },
  delivery: {
    button: 'Show delivery cost',
    /** Beside the price. */
    short: { free: freeDelivery, belowMinimum: 'Delivery at {delivery-mile} a mile' },
    freeAreas: `${freeDelivery}, ${delivery.free.poconoMiles} miles around Pocono Pines and ${delivery.free.scrantonMiles} around Scranton.`,
    free: '{total} delivered to {town}, delivery free',
    // "About", since the price rests on rounded miles.
    paid: 'About {total} delivered to {town}, delivery {fee}',
    belowMinimum: 'Carts under {minimum} are delivered for {delivery-mile} a mile from the showroom that sends them.',
    townPage: 'Golf carts in {town}',
  },
  similar: {
    heading: 'Similar carts',
    lead: 'Closest to the {name} in seats, use and price.',
    compare: 'Compare side by side',
  },
  contact: {
    heading: 'Ask about the {name}',
    inStock: 'It is in stock. Call before you come and we will have it charged.',
    outOfStock: 'It is out of stock and can be ordered. Ask us how long that takes.',
    gone: 'Tell us what you liked about it, and we will look for another.',
    call: 'Call',
    write: 'Send us a message',
  },
  call: 'Call',
} as const

export const mostSimilar = 3
