import type { Band, Hero, LabelledValue, PageLink, TitledText } from '#kit/parts/section-types.ts'
import { addresses } from '#subjects/dealership/facts/addresses.ts'
import { business } from '#subjects/dealership/facts/business.ts'
import type { PageHeadWords } from '#subjects/dealership/facts/head-defaults.ts'
import { poconoPines, scranton } from '#subjects/dealership/facts/locations.ts'
import { promises } from '#subjects/dealership/facts/promises.ts'

type ThankYou = {
  readonly head: PageHeadWords
  readonly crumb: string
  readonly hero: Hero<never>
  readonly response: Band<{ items: readonly LabelledValue[] }>
  readonly callNow: Band<{ button: string }>
  readonly next: Band<{ steps: readonly TitledText[] }>
  readonly serving: Band
  readonly links: Band<{ items: readonly PageLink[] }>
}

export const thankYou = {
  head: {
    title: 'Thank You, We Have Your Message | Switchback',
    description:
      'Your message has reached Switchback Golf Carts in Carbon County, PA. Here is when you will hear from us and what happens next.',
    keywords: ['thank you', 'message received', 'Switchback Golf Carts contact'],
  },
  crumb: 'Message received',
  hero: {
    heading: 'Thank you. We have your message.',
    text: 'A person will read it and answer by name.',
  },
  response: {
    heading: 'When you will hear from us',
    items: [
      { label: 'A reply takes', value: promises.response.within },
      { label: 'In business hours', value: promises.response.typical },
    ],
  },
  callNow: {
    heading: 'Prefer to talk now?',
    text: 'Call us while we are open.',
    button: 'Call Now',
  },
  next: {
    heading: 'What Happens Next?',
    steps: [
      { title: 'Review', text: 'We read your message and pass it to the right person.' },
      {
        title: 'Personal response',
        text: 'That person calls or e-mails you.',
      },
      {
        title: 'Solution and service',
        text: 'You get your quote, test drive, repair appointment or delivery day.',
      },
    ],
  },
  serving: {
    heading: `Serving ${business.county}`,
    text: `Our two showrooms are in ${poconoPines.county} and ${scranton.county}.`,
  },
  links: {
    heading: 'While you wait',
    items: [
      { name: 'Browse the inventory', url: addresses.inventory },
      { name: 'See rental plans', url: addresses.rentals },
      { name: 'See our services', url: addresses.services },
      { name: 'Back to home', url: addresses.home },
    ],
  },
} as const satisfies ThankYou
