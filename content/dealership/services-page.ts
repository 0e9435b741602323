import type { PageHead } from '#content/shared/head-defaults.ts'
import type { Band, Hero, TitledText } from '#content/shared/section-types.ts'
import { serviceHours } from './hours.ts'
import { serviceFigures } from './services.ts'

type ServicesPage = {
  readonly head: PageHead
  readonly hero: Hero<'schedule' | 'call'>
  readonly cards: Band<{ learnMore: string; schedule: string; call: string; featuresLabel: string }>
  readonly whyChoose: Band<{ points: readonly TitledText[] }>
  readonly hours: Band<{ note: string }>
  readonly callToAction: Band<{ schedule: string; call: string }>
}

// The four cards themselves are in content/dealership/services.ts
export const servicesPage = {
  head: {
    title: 'Golf Cart Repair and Battery Service | Switchback',
    description:
      'Golf cart maintenance, repair, battery service, custom work and warranty service in Carbon County, PA. Most repairs take 24-48 hours.',
    keywords: ['golf cart repair', 'golf cart batteries', 'golf cart service Carbon County PA', 'custom golf carts'],
  },
  hero: {
    heading: 'A shop that works on hills for a living',
    text: 'Brakes, batteries, lift kits, warranty claims. Bring the cart in, or call and describe the noise.',
    schedule: 'Schedule Service',
    call: 'Call the shop',
  },
  cards: {
    heading: 'What we do',
    learnMore: 'Learn More',
    schedule: 'Schedule Service',
    call: 'Call',
    featuresLabel: 'Includes',
  },
  whyChoose: {
    heading: 'Why choose our shop',
    points: [
      {
        title: 'A price first',
        text: `${serviceFigures.laborText} for maintenance and battery service, and a figure for the whole job before we start.`,
      },
      { title: 'Back soon', text: `${serviceFigures.repairText}. If a part takes longer, we call the day we know.` },
      { title: 'Any brand', text: 'We work on every make we have ever sold, and on most that we have not.' },
      { title: 'Driven, not just tested', text: 'The last step of each repair is a climb with the brakes hot.' },
    ],
  },
  hours: {
    heading: serviceHours.name,
    note: 'On Sundays we come out for emergencies only: a cart that cannot be moved or is not safe to leave.',
  },
  callToAction: {
    heading: 'Something not right with your cart?',
    text: 'Describe it in a sentence or two. We will tell you whether to drive it in or leave it parked.',
    schedule: 'Schedule Service',
    call: 'Call the shop',
  },
} as const satisfies ServicesPage
