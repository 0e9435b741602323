import type { Band, TitledText } from '#kit/parts/section-types.ts'
import { business } from '#subjects/dealership/facts/business.ts'
import type { PageHeadWords } from '#subjects/dealership/facts/head-defaults.ts'
import { mayIDriveLink } from '#subjects/dealership/facts/navigation.ts'
import { promises } from '#subjects/dealership/facts/promises.ts'
import { policyTerms } from '#subjects/policies/facts/policy-terms.ts'
import { dueWhileClosed, rentalGround } from '#subjects/policies/facts/rental-rules.ts'
import { rentalDelivery } from './rental-plans.ts'

type RentalsPage = {
  readonly head: PageHeadWords
  readonly hero: { readonly heading: string; readonly text: string }
  readonly whyChoose: Band<{ points: readonly TitledText[] }>
  readonly plans: Band<{ termsHeading: string; policyLink: string }>
  readonly delivery: Band<{ readings: readonly TitledText[]; settled: string }>
  readonly towns: Band
  readonly help: Band<{ call: string }>
  readonly footnote: string
}

const { minimumAge, cancellation, minimumHours, maximumDays } = policyTerms.rental

// The terms beside every price (RENT-19)
export const rentalTerms = [
  { title: 'Age', text: `Every driver is ${minimumAge} or older.` },
  {
    title: 'Cancel',
    text: `Free until ${cancellation.freeUntilHoursBefore} hours before, then a ${cancellation.lateRefundPercent}% refund; none for a no-show.`,
  },
  { title: 'Late', text: '{fee-late-hour} for each hour.' },
  {
    title: 'Length',
    text: `One agreement covers ${minimumHours} hours to ${maximumDays} days.`,
  },
] as const satisfies readonly TitledText[]

export const rentalsPageWords = {
  head: {
    title: 'Golf Cart Rentals in Carbon County, PA | Switchback',
    description:
      'Rent a 4-seater, 6-seater or utility golf cart in Carbon County, PA by the day, 3 days, week or month. Insurance included. Reserve by phone.',
    keywords: ['golf cart rental', 'golf cart rentals Carbon County PA', 'Poconos cart rental', '6 seater cart rental'],
  },
  hero: {
    heading: 'Rent a golf cart',
    text: 'By the day, week or month, from {price} a day. You reserve by phone.',
  },
  whyChoose: {
    heading: 'Why rent from us',
    points: [
      {
        title: 'Street legal with seat belts',
        text: `Equipped for the street, not registered: lights, mirrors and a belt at every seat, but no plate. ${rentalGround.reason} See “${mayIDriveLink.name}”.`,
      },
      {
        title: 'Flexible pickup and return',
        text: `Pick it up at the showroom or have it delivered, any time during business hours. ${dueWhileClosed}`,
      },
      { title: 'Fully charged', text: 'It comes with a full battery and a charger for any household outlet.' },
      { title: promises.insuranceIncluded.title, text: promises.insuranceIncluded.text },
      { title: promises.aroundTheClock.title, text: promises.aroundTheClock.text },
      { title: promises.noHiddenFees.title, text: promises.noHiddenFees.text },
    ],
  },
  plans: {
    heading: 'Plans and prices',
    text: 'Longer plans cost less per day. To keep the cart longer, call before your plan ends. “Renews at” is the price of each extra day.',
    termsHeading: 'Rental rules',
    policyLink: 'Golf Cart Rental Policy',
  },
  delivery: {
    heading: 'Delivery: what you pay',
    text: 'Counted by road from the nearer of our showrooms.',
    readings: [
      {
        title: promises.freeDelivery.text,
        text: `Rentals within ${rentalDelivery.includedMiles} miles of Pocono Pines or Scranton.`,
      },
      {
        title: '{delivery-mile} per mile',
        text: `Rentals beyond the first ${rentalDelivery.includedMiles} miles, on every plan. You pay it once; pickup is in it.`,
      },
      {
        title: `When you buy: free in ${business.county}`,
        text: `On sales from $${policyTerms.delivery.free.saleMinimum.toLocaleString('en-US')}. Also free within ${policyTerms.delivery.free.poconoMiles} miles of Pocono Pines or ${policyTerms.delivery.free.scrantonMiles} of Scranton.`,
      },
    ],
    settled: 'The figure we give you when you call is the one you pay.',
  },
  towns: {
    heading: 'Rentals by town',
    text: 'Sample bills with delivery, popular uses and road notes for each town.',
  },
  help: {
    heading: 'Not sure which one?',
    text: 'Tell us how many ride at once, how steep the worst stretch is and how long the cart stays. We suggest a cart and a plan.',
    call: 'Call for advice',
  },
  // RENT-18
  footnote: 'Rentals are in 24-hour increments. Early returns get no refund.',
} as const satisfies RentalsPage
