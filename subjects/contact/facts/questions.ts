import type { Question } from '#kit/parts/section-types.ts'
import { business } from '#subjects/dealership/facts/business.ts'
import { mayIDriveLink } from '#subjects/dealership/facts/navigation.ts'
import { policyTerms } from '#subjects/policies/facts/policy-terms.ts'

const { rental, returns, delivery } = policyTerms

/** Questions from the telephone, answered where visitors would ask them. `{hours}` and names of prices are filled in (FIND-6). */
export const questions = {
  heading: 'Common questions',
  items: [
    {
      question: 'Do I need an appointment for a test drive?',
      answer:
        'No. Come to the Pocono Pines or Scranton showroom while we are open ({hours}). If you call ahead, we have the cart charged and ready.',
    },
    {
      question: 'Can I drive a golf cart on the road?',
      answer: `Seldom. “${mayIDriveLink.name}” answers it for your cart, your town and your road.`,
    },
    {
      question: 'Do you deliver?',
      answer: `Yes, free on sales from $${delivery.free.saleMinimum.toLocaleString('en-US')} in ${business.county} and within ${delivery.free.poconoMiles} miles of Pocono Pines or ${delivery.free.scrantonMiles} miles of Scranton. Past that it is {delivery-mile} a mile.`,
    },
    {
      question: 'How old must I be to rent?',
      answer: `${rental.minimumAge}. Every other driver must be at least ${rental.minimumAge} too.`,
    },
    {
      question: 'Can I return a new cart?',
      answer: `Yes, within ${returns.newCart.days} days and under ${returns.newCart.underMiles} miles, for a restocking fee of ${returns.newCart.restockingPercent}%.`,
    },
    {
      question: 'What does winter storage cost?',
      answer:
        '{storage-winter-indoor} indoors or {storage-winter-covered} under a roof outdoors, October 15 to April 15. By the month {storage-month-indoor} or {storage-month-covered}.',
    },
  ],
} as const satisfies { readonly heading: string; readonly items: readonly Question[] }
