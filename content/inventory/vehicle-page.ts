import { business } from '#content/dealership/business.ts'
import { serviceFigures } from '#content/dealership/services.ts'
import { policyTerms } from '#content/policies/policy-terms.ts'
import { addresses } from '#content/shared/addresses.ts'

const { delivery, returns, storage } = policyTerms

/** The screen of one cart. Its words for waiting and failing are in messages.ts. */
export const vehiclePage = {
  head: {
    title: '{name} | Switchback',
    priceInTitle: '{name}, {price} | Switchback',
    description: '{name}: {facts}, {price}. Test drive, delivery and service in Carbon County, Pennsylvania.',
    notFound: {
      title: 'Vehicle Not Found | Switchback',
      description:
        'This cart is not in our inventory, or not any more. See the electric golf carts that are on the lot in Carbon County, Pennsylvania.',
    },
  },
  range: '{range} on a charge',
  seats: { one: 'seat', many: 'seats' },
  labels: { brand: 'Brand', seats: 'Seats', color: 'Color', year: 'Model year', condition: 'Condition' },
  conditions: { new: 'New', used: 'Used' },
  stock: { in: 'On the lot', out: 'Not on the lot; ask when' },
  ask: 'Ask about this cart',
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
    otherKind: 'cart',
    photo: '{name}, {color}',
    further: '{name}, picture {number}',
    enlarge: 'Open picture {number} by itself',
    show: 'Picture {number}',
    position: 'Picture {number} of {count}',
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
    heading: 'Will it bring you home?',
    lead: 'The {name} goes {range} on a full charge. Say how far you drive in a day, there and back, and see what is left.',
    label: 'Miles in a day',
    button: 'Show my day',
    problem: 'Miles from {min} to {max}, please',
    plot: 'A trail of {range} miles with a mark at the end of each day of {miles}.',
    result: '{miles} a day takes {share} of a full charge.',
    days: { one: 'day on a charge', many: 'days on a charge' },
    verdict: {
      plenty: 'Plenty. There is charge in hand for hills, cold mornings and a battery that has grown older.',
      enough: 'Enough, if you plug it in every night. On steep roads or in the cold, ask us before you count on it.',
      short: 'Not enough for one day. Look at a cart with a longer range, or plan a stop with an outlet.',
    },
    start: 'Full',
    end: '{range} mi',
  },
  payment: {
    heading: 'What would it cost a month?',
    lead: 'Rate and term come from your lender, so you enter them. We quote neither here.',
    down: 'Down payment ($)',
    rate: 'Interest (% a year)',
    months: 'Term (months)',
    button: 'Work it out',
    monthly: 'a month',
    financed: 'Financed',
    interest: 'Interest over the term',
    total: 'All payments together',
    waiting: 'Enter a rate and a term.',
    note: 'An estimate from your own figures, not an offer of credit. It starts from the price above and counts no fees.',
    problems: {
      downPayment: 'From nothing up to the price of the cart',
      annualRatePercent: 'A rate from {min} to {max} percent',
      months: 'Whole months from {min} to {max}',
    },
  },
  // CART-51: fees only, each where it is told in full
  beyond: {
    heading: 'What the price does not include',
    lead: 'The price buys the cart. These are the other figures we have, so that none of them meets you at the door.',
    items: [
      {
        label: 'Delivery past the free area',
        price: delivery.perMileBeyond,
        unit: 'a mile',
        url: '/policies/delivery-policy',
      },
      { label: 'White-glove delivery', price: delivery.whiteGloveFee, url: '/policies/delivery-policy' },
      {
        label: 'Delivery canceled on the same day',
        price: delivery.sameDayCancellationFee,
        url: '/policies/delivery-policy',
      },
      { label: 'Missed delivery appointment', price: delivery.missedAppointmentFee, url: '/policies/delivery-policy' },
      { label: 'Shop labor, from', price: serviceFigures.laborPerHour, unit: 'an hour', url: addresses.services },
      { label: 'Indoor storage', price: storage.monthly.indoor, unit: 'a month', url: '/policies/storage-policy' },
    ],
    restocking: {
      new: {
        label: 'Restocking, if it comes back within {days} days',
        percent: returns.newCart.restockingPercent,
        days: returns.newCart.days,
      },
      used: {
        label: 'Restocking, if it comes back within {days} days',
        percent: returns.usedCart.restockingPercent,
        days: returns.usedCart.days,
      },
      url: '/policies/return-policy',
    },
  },
  delivery: {
    heading: 'Delivered to your town',
    lead: 'Pick the town, and see what bringing it there costs.',
    label: 'Your town',
    choose: 'Choose a town',
    button: 'Show delivery',
    answer: 'Delivery to {town}',
    belowMinimum: 'Carts under {minimum} are delivered for {rate} a mile from the showroom that sends them.',
    belowMinimumRule: '{miles} by road from our {showroom}, at {rate} a mile.',
    townPage: 'Golf carts in {town}',
    unknown: 'Choose one of the towns in the list.',
  },
  similar: {
    heading: 'Others like it',
    lead: 'Close to the {name} in seats, use and price.',
    compare: 'Compare them side by side',
  },
  contact: {
    heading: 'Talk to the people who have driven it',
    lead: 'Ask for the {name}. We will have it charged when you come.',
    call: 'Call',
    tollFree: 'Toll-free',
    write: 'Write about this cart',
  },
  call: 'Call',
  phone: business.phones.main,
} as const

/** What the plot of range against need takes; it opens with a day that is common here. */
export const dailyMiles = { min: 1, max: 200, usual: 10 } as const

export const similarCarts = 3
