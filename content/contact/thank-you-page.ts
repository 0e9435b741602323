import { business } from '#content/dealership/business.ts'
import { poconoPines, scranton } from '#content/dealership/locations.ts'
import { promises } from '#content/dealership/promises.ts'
import { addresses } from '#content/shared/addresses.ts'
import type { PageHead } from '#content/shared/head-defaults.ts'
import type { Band, Hero, LabelledValue, PageLink, TitledText } from '#content/shared/section-types.ts'

type ThankYou = {
  readonly head: PageHead
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
    text: 'It is in front of a person, not a queue number.',
  },
  response: {
    heading: 'When you will hear from us',
    items: [
      { label: 'A reply takes', value: promises.response.within },
      { label: 'In business hours', value: promises.response.typical },
    ],
  },
  callNow: {
    heading: 'Rather talk now?',
    text: 'Call while we are open and skip the wait.',
    button: 'Call Now',
  },
  next: {
    heading: 'What Happens Next?',
    steps: [
      { title: 'Review', text: 'We read your message and hand it to the person who knows most about it.' },
      {
        title: 'Personal response',
        text: 'That person calls or writes to you, by name, with an answer or a question.',
      },
      {
        title: 'Solution and service',
        text: 'A quote, a test drive, a repair slot or a delivery day, whichever you came for.',
      },
    ],
  },
  serving: {
    heading: `Serving ${business.county}`,
    text: `Our showrooms in ${poconoPines.county} and ${scranton.county} look after all of it. Either one will know about your message.`,
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
