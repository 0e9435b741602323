import { business } from '#content/dealership/business.ts'
import { promises } from '#content/dealership/promises.ts'
import { policyTerms } from '#content/policies/policy-terms.ts'
import type { PageHead } from '#content/shared/head-defaults.ts'
import type { Band, Hero, TitledText } from '#content/shared/section-types.ts'
import { rentalDeliveryWords } from './rental-delivery.ts'
import { rentalDelivery } from './rental-plans.ts'

type RentalsPage = {
  readonly head: PageHead
  readonly hero: Hero<'plan' | 'call'>
  readonly whyChoose: Band<{ points: readonly TitledText[] }>
  readonly plans: Band<{ termsHeading: string; policyLink: string }>
  readonly delivery: Band<{ readings: readonly TitledText[]; settled: string }>
  readonly towns: Band
  readonly help: Band<{ call: string; points: readonly TitledText[] }>
  readonly footnote: string
}

const { minimumAge, deposits, lateFeePerHour, cancellation, minimumHours, maximumDays } = policyTerms.rental

// RENT-19: what stands beside every price
export const rentalTerms = [
  { title: 'Age', text: `${minimumAge} or older, for whoever drives.` },
  {
    title: 'Deposit',
    text: `$${deposits.fourSeater} for a 4-seater, $${deposits.sixSeater} for a 6-seater, $${deposits.utility} for a utility cart. You get it back.`,
  },
  {
    title: 'Cancel',
    text: `Free until ${cancellation.freeUntilHoursBefore} hours before, then a ${cancellation.lateRefundPercent}% refund; none for a no-show.`,
  },
  { title: 'Late', text: `$${lateFeePerHour} for each hour.` },
  { title: 'Length', text: `${minimumHours} hours to ${maximumDays} days.` },
] as const satisfies readonly TitledText[]

export const rentalsPage = {
  head: {
    title: 'Golf Cart Rentals in Carbon County, PA | Switchback',
    description:
      'Rent a 4-seater, 6-seater or utility golf cart in Carbon County, PA by the day, 3 days, week or month. Insurance included. Reserve by phone.',
    keywords: ['golf cart rental', 'golf cart rentals Carbon County PA', 'Poconos cart rental', '6 seater cart rental'],
  },
  hero: {
    heading: 'A cart for the day, the week or the whole season',
    text: 'Three kinds of cart, four lengths of time, every price on this page. You reserve by phone, with a person.',
    plan: 'Plan a rental',
    call: 'Call to reserve',
  },
  whyChoose: {
    heading: 'Why rent from us',
    points: [
      {
        title: 'Street legal with seat belts',
        text: 'Lights, mirrors and a belt at every seat. Which roads are open to it is another question; ask us about yours.',
      },
      {
        title: 'Flexible pickup and return',
        text: 'Bring a trailer to the showroom or have us bring the cart. Any hour of the business day works.',
      },
      { title: 'Fully charged', text: 'It arrives with a full battery and its charger. Any household outlet will do.' },
      { title: promises.insuranceIncluded.title, text: promises.insuranceIncluded.text },
      { title: promises.aroundTheClock.title, text: promises.aroundTheClock.text },
      { title: promises.noHiddenFees.title, text: promises.noHiddenFees.text },
    ],
  },
  plans: {
    heading: 'Plans and prices',
    text: 'The longer you keep it, the less a day costs. After its own days a plan renews by the day, at the rate beside it.',
    termsHeading: 'Before you reserve',
    policyLink: 'Golf Cart Rental Policy',
  },
  delivery: {
    heading: 'What delivery really costs',
    text: 'Our own pages say three things about it. Here they are side by side.',
    readings: [
      { title: promises.freeDelivery.text, text: 'What our rental pages promise.' },
      {
        title: `$${rentalDelivery.perMile} per mile`,
        text: `What every plan says, beyond ${rentalDelivery.includedMiles} miles. Our planner and our town pages reckon with this one, since nobody should be surprised upward.`,
      },
      {
        title: `Free in ${business.county}`,
        text: `What the Delivery Policy says, and within ${policyTerms.delivery.free.poconoMiles} miles of Pocono Pines or ${policyTerms.delivery.free.scrantonMiles} of Scranton.`,
      },
    ],
    settled: rentalDeliveryWords.conflict,
  },
  towns: {
    heading: 'Rentals by town',
    text: 'What a cart is good for where you are staying, and how far the truck has to come.',
  },
  help: {
    heading: 'Not sure which one?',
    text: 'Tell us three things and we will name the cart and the plan.',
    call: 'Call for advice',
    points: [
      { title: 'How many ride at once', text: 'Count the people on the busiest trip of the day, not the whole house.' },
      { title: 'What the ground is like', text: 'Pavement, gravel, grass or mud; and how steep the worst stretch is.' },
      { title: 'How long it stays', text: 'The day it comes and the day it goes. The planner finds the cheapest mix.' },
    ],
  },
  // RENT-22
  footnote: 'Rentals are in 24-hour increments. Early returns get no refund.',
} as const satisfies RentalsPage
