import { business } from '#content/dealership/business.ts'
import { policyTerms } from '#content/policies/policy-terms.ts'
import type { Question } from '#content/shared/section-types.ts'

const { rental, returns, delivery } = policyTerms

/** What people ask on the phone, answered where they are about to ask it; `{hours}` are the business hours. FIND-17: figures are those of the policies. */
export const questions = {
  heading: 'Asked most often',
  items: [
    {
      question: 'Do I need an appointment for a test drive?',
      answer: 'No. Come in while we are open ({hours}), or call ahead and the cart is charged and out front.',
    },
    {
      question: 'May I drive a golf cart on the road?',
      answer: `Not as a rule: in ${business.state} an unregistered golf cart is for private ground. Our town pages say what that means where you live.`,
    },
    {
      question: 'Do you deliver?',
      answer: `Yes. A cart that you buy comes free in ${business.county}, within ${delivery.free.poconoMiles} miles of Pocono Pines or ${delivery.free.scrantonMiles} of Scranton, for sales from the Delivery Policy’s minimum up; past that it is $${delivery.perMileBeyond} a mile.`,
    },
    {
      question: 'How old must I be to rent?',
      answer: `${rental.minimumAge}, and so must every other driver.`,
    },
    {
      question: 'Can I bring a new cart back?',
      answer: `Within ${returns.newCart.days} days and under ${returns.newCart.underMiles} miles, for a restocking fee of ${returns.newCart.restockingPercent}%.`,
    },
  ],
} as const satisfies { readonly heading: string; readonly items: readonly Question[] }
