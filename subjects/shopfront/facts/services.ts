import type { TitledText } from '#kit/parts/section-types.ts'
import type { ContactInterest } from '#subjects/dealership/facts/contact-interest.ts'
import { serviceFigures } from '#subjects/dealership/facts/service-figures.ts'
import type { PriceName } from '#subjects/policies/facts/set-prices.ts'

type Service = {
  readonly id: string
  readonly title: string
  readonly description: string
  readonly features: readonly string[]
  readonly priceText: string
  /** The lowest price of an hour of labor, where the customer pays by the hour. */
  readonly price?: PriceName
  readonly interest: ContactInterest
  readonly detail: { readonly text: string; readonly steps: readonly TitledText[] }
}

// Four cards; each Learn More opens the details of one (SHOP-27, SHOP-29)
export const services = [
  {
    id: 'maintenance-repair',
    title: 'Maintenance & Repair',
    description: 'From a squeaky brake to a cart that no longer climbs the hill.',
    features: [
      'Brake inspection and adjustment',
      'Motor and controller diagnosis',
      'Tires, alignment and suspension',
      'Lights, horn and wiring',
    ],
    priceText: serviceFigures.laborText,
    price: 'labor-hour',
    interest: 'service',
    detail: {
      text: 'Hills wear out brakes and bushings first, so we check those on every cart. We call before we do any work you did not ask for.',
      steps: [
        { title: 'Tell us the problem', text: 'A noise, a light, a hill it no longer climbs. Call or write.' },
        { title: 'We find the cause', text: 'You get a price before we start.' },
        { title: 'We fix it and drive it', text: 'Every cart goes up and down a grade before you get it back.' },
      ],
    },
  },
  {
    id: 'battery-services',
    title: 'Battery Services',
    description: 'Testing, care and replacement for lithium and lead-acid packs.',
    features: [
      'Load test of every battery in the pack',
      'Charger test and charging-port repair',
      'Cleaning, watering and cable replacement',
      'Lead-acid to lithium conversion',
    ],
    priceText: serviceFigures.laborText,
    price: 'labor-hour',
    interest: 'service',
    detail: {
      text: 'A pack that fades by noon may have one bad battery or a tired charger. We test each part under load and show you the readings, so you replace only what is worn.',
      steps: [
        { title: 'We test under load', text: 'The pack, the cables and the charger, one at a time.' },
        { title: 'You see the readings', text: 'With a price for the repair and a price for a new pack.' },
        { title: 'We install it', text: 'The old pack goes to a recycler.' },
      ],
    },
  },
  {
    id: 'custom-modifications',
    title: 'Custom Modifications',
    description: 'Lift kits, seats, lights and racks, fitted to the way you use the cart.',
    features: [
      'Lift kits and all-terrain tires',
      'Rear seats and cargo beds',
      'Light bars, mirrors and turn signals',
      'Sound, enclosures and paint',
    ],
    priceText: serviceFigures.quoteText,
    interest: 'parts',
    detail: {
      text: 'Bring a picture or an idea. We tell you what fits your frame, what it does to range and handling, and what the whole job costs before we order a part.',
      steps: [
        { title: 'Show us your idea', text: 'A photo, a sketch, or a cart you saw at the lake.' },
        { title: 'We write a quote', text: 'Parts, labor and the day it will be done.' },
        { title: 'We build and explain', text: 'You leave knowing how each addition works.' },
      ],
    },
  },
  {
    id: 'warranty-service',
    title: 'Warranty Service',
    description: 'Warranty work for the brands we sell. We do the paperwork.',
    features: [
      'Denago and Evolution warranty claims',
      'Original parts',
      'Service records kept for you',
      'Recall and software updates',
    ],
    priceText: serviceFigures.warrantyText,
    interest: 'service',
    detail: {
      text: 'Bring the cart and its serial number. We check the coverage, file the claim with the manufacturer, and tell you what is covered before we begin.',
      steps: [
        { title: 'We check the coverage', text: 'By serial number, while you are on the phone.' },
        { title: 'We file the claim', text: 'We handle the paperwork with the manufacturer.' },
        { title: 'We do the work', text: 'With original parts, recorded in your service history.' },
      ],
    },
  },
] as const satisfies readonly Service[]

export type { Service }
