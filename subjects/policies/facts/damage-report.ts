import type { Band, PageLink, TitledText } from '#kit/parts/section-types.ts'
import { addresses } from '#subjects/dealership/facts/addresses.ts'
import type { ContactInterest } from '#subjects/dealership/facts/contact-interest.ts'
import type { PageHeadWords } from '#subjects/dealership/facts/head-defaults.ts'
import { policyTerms } from './policy-terms.ts'

type DamageReportWords = {
  readonly head: PageHeadWords
  readonly link: PageLink & { readonly description: string }
  readonly lead: string
  readonly form: Readonly<Record<'delivered' | 'time' | 'submit' | 'again' | 'wrongDay' | 'wrongTime', string>>
  readonly answer: Readonly<
    Record<'label' | 'until' | 'untilEndOf' | 'was' | 'wasEndOf' | 'open' | 'over' | 'ahead', string>
  >
  readonly report: Readonly<{ call: string; write: string; interest: ContactInterest; mail: string; mailText: string }>
  readonly photos: Band<{ items: readonly TitledText[] }>
  readonly next: Band<{ items: readonly TitledText[] }>
  readonly policies: Band<{ documents: readonly string[] }>
}

const hours = policyTerms.returns.defectReportHours

/** The words of /damaged-on-delivery. `{delivered}` is the visitor's day of delivery, perhaps with a time. */
export const damageReport = {
  head: {
    title: 'Damaged on Delivery? | Switchback Golf Carts',
    description: `Report damage within ${hours} hours of delivery: enter the day it came and see until when, what to photograph, and the number to call.`,
    keywords: ['golf cart damaged on delivery', 'report delivery damage', 'golf cart defect report'],
  },
  link: {
    name: 'Damaged on delivery?',
    url: addresses.damagedOnDelivery,
    description: `You have ${hours} hours to report it`,
  },
  lead: `Report it within ${hours} hours. Enter when it came to see how long you have.`,
  form: {
    delivered: 'Day it was delivered',
    time: 'Time, if known',
    submit: 'Show My Deadline',
    again: 'Change the day',
    wrongDay: 'Choose the day it was delivered.',
    wrongTime: 'Enter the time as hours and minutes, or leave it empty.',
  },
  answer: {
    label: 'Report it',
    until: 'Until',
    untilEndOf: 'Until the end of',
    was: 'Time ran out on',
    wasEndOf: 'Time ran out at the end of',
    open: `Eastern time, ${hours} hours after {delivered}.`,
    over: `The ${hours} hours after {delivered} are over. Call all the same: the maker’s warranty may cover it, and we handle the claim.`,
    ahead: `If it comes on {delivered}. Look it over before you sign, and have the driver write down what you find.`,
  },
  report: {
    call: 'Call',
    write: 'Write to us',
    interest: 'service',
    mail: 'Mail the photos',
    mailText: 'Damaged on delivery, {delivered}.\n\nWhat is damaged:\nSerial number:\n',
  },
  photos: {
    heading: 'What to photograph',
    items: [
      { title: 'The damage', text: 'Close up in daylight, and once from a few steps back.' },
      {
        title: 'All of it',
        text: 'A cart from its four sides, before anyone drives or repairs it. A part with its box.',
      },
      { title: 'The serial number', text: 'With it and a photo we can often answer the same day.' },
      { title: 'The delivery slip', text: 'The driver notes scratches, the odometer and the charge on it.' },
    ],
  },
  next: {
    heading: 'What happens then',
    items: [
      {
        title: 'We put it right',
        text: 'By a repair in our shop or at your place, a replacement, or a return. We choose the quickest with you.',
      },
      {
        title: 'No fee to return it',
        text: 'If the defect was there when you received it, a return has no restocking fee, and we pick the cart up at our cost.',
      },
      {
        title: 'A rented cart',
        text: 'Do not repair it yourself. Take pictures and call our main line at any hour.',
      },
    ],
  },
  policies: {
    heading: 'The rules in full',
    documents: ['return-policy', 'delivery-policy', 'rental-policy'],
  },
} as const satisfies DamageReportWords
