import { claims } from './claims.ts'

export type TeamMember = {
  readonly name: string
  readonly role: string
  readonly experience: string
  readonly description: string
  /** A name badge, square and under `public/`, or the dealer's photo in its place. */
  readonly image?: string
}

/** Pixels a side. */
export const badgeSize = 256

// The people are invented, as is the dealership (SHOP-45).
export const team = [
  {
    name: 'Ruth Kessler',
    role: 'Owner',
    experience: `${claims.yearsInBusiness} years with golf carts`,
    description: 'Grew up above Lehighton and tests every new model on the hill behind her house.',
    image: '/media/team/ruth-kessler.png',
  },
  {
    name: 'Dan Yurick',
    role: 'Service Manager',
    experience: '12 years in the shop',
    description: 'Runs the service bays and signs off every repair. Can hear a worn bearing from across the lot.',
    image: '/media/team/dan-yurick.png',
  },
  {
    name: 'Marisol Vega',
    role: 'Sales Advisor',
    experience: '8 years in sales',
    description: 'Asks where you will drive before she shows you a cart, and tells you when a smaller one will do.',
    image: '/media/team/marisol-vega.png',
  },
  {
    name: 'Pete Hontz',
    role: 'Rentals and Delivery',
    experience: '6 years on the road',
    description: 'Knows every campground gate and lake road in the county, and where a trailer can turn around.',
    image: '/media/team/pete-hontz.png',
  },
] as const satisfies readonly TeamMember[]
