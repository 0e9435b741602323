import type { Band, Hero, TitledText } from '#kit/parts/section-types.ts'
import type { PageHeadWords } from '#subjects/dealership/facts/head-defaults.ts'
import { serviceHours } from '#subjects/dealership/facts/hours.ts'
import { workshop } from '#subjects/dealership/facts/locations.ts'
import { serviceFigures } from '#subjects/dealership/facts/service-figures.ts'

type ServicesPage = {
  readonly head: PageHeadWords
  readonly hero: Hero<'repairs' | 'storage' | 'schedule' | 'call'>
  readonly cards: Band<{ learnMore: string; schedule: string; call: string; featuresLabel: string }>
  readonly whyChoose: Band<{ points: readonly TitledText[] }>
  readonly workshop: Band<{ text: string; directions: string }>
  readonly hours: Band<{ note: string }>
  readonly callToAction: Band<{ schedule: string; call: string }>
}

// services.ts has the four cards themselves.
export const servicesPageWords = {
  head: {
    title: 'Golf Cart Repair and Battery Service | Switchback',
    description:
      'Golf cart maintenance, repair, battery service, custom work and warranty service in Carbon County, PA. Most repairs take 24-48 hours.',
    keywords: ['golf cart repair', 'golf cart batteries', 'golf cart service Carbon County PA', 'custom golf carts'],
  },
  hero: {
    heading: 'Golf cart repair and service',
    text: `Labor ${serviceFigures.laborText.toLowerCase()}.`,
    repairs: `${serviceFigures.repairText}.`,
    storage: 'Storage from {storage-month-covered} a month',
    schedule: 'Schedule Service',
    call: 'Call',
  },
  cards: {
    heading: 'Our services',
    learnMore: 'Learn More',
    schedule: 'Schedule Service',
    call: 'Call',
    featuresLabel: 'Includes',
  },
  whyChoose: {
    heading: 'Why choose our shop',
    points: [
      {
        title: 'Price before work',
        text: `${serviceFigures.laborText} for maintenance and battery service, and a price for the whole job before we start.`,
      },
      { title: 'Fast turnaround', text: `${serviceFigures.repairText}. If a part takes longer, we call you.` },
      { title: 'Any brand', text: 'We service every brand we sell and most others.' },
      { title: 'Tested on a hill', text: 'Every repair ends with a drive up and down a grade.' },
    ],
  },
  workshop: {
    heading: 'Where the shop is',
    text: `At our ${workshop.name}. Bring the cart there, or we pick it up and bring it back: {delivery-mile} a mile by road from the shop, both trips in it.`,
    directions: 'Directions to the shop',
  },
  hours: {
    heading: serviceHours.name,
    note: 'Sundays are for emergencies only: a cart that cannot be moved or is not safe to leave.',
  },
  callToAction: {
    heading: 'Schedule a repair',
    text: 'Describe the problem in a sentence or two. We will tell you whether the cart is safe to drive in.',
    schedule: 'Schedule Service',
    call: 'Call',
  },
} as const satisfies ServicesPage
