import { claims } from '#subjects/dealership/facts/claims.ts'
import { policyTerms } from '#subjects/policies/facts/policy-terms.ts'
import { rentalGround } from '#subjects/policies/facts/rental-rules.ts'

type RoadRules = {
  readonly heading: string
  readonly short: string
  /** The day on which we last compared these words with the Code. */
  readonly lookedOver: string
  readonly caveat: string
  readonly rules: Readonly<Record<string, { readonly title: string; readonly text: string; readonly source: string }>>
  readonly ask: Readonly<Record<string, { readonly who: string; readonly about: string }>>
}

/*
 * Title 75 of the Pennsylvania Consolidated Statutes (Vehicle Code): golf carts as of Act 57 of 2017, neighborhood electric vehicles as of
 * Act 154 of 2014. Kept general on purpose: it leaves out a figure that is not certain.
 */
export const roadRules = {
  heading: 'Can I drive it on the road?',
  short:
    'In Pennsylvania a golf cart is for private ground, with narrow exceptions for crossing a road. A low-speed vehicle that is titled, registered, insured and inspected may use slow streets.',
  lookedOver: '2026-11-21',
  caveat:
    'This is our reading of the Vehicle Code in plain words, not legal advice, and laws change. Before you drive on or across any public road, ask your municipality and PennDOT.',
  rules: {
    golfCart: {
      title: 'What the law calls a golf cart',
      text: 'A self-propelled vehicle made to carry people or equipment for sport, maintenance or recreation that cannot go faster than 20 miles per hour. Pennsylvania does not title or register one for the road.',
      source: '75 Pa.C.S. § 102',
    },
    faster: {
      title: 'Carts that go faster',
      text: `The carts we list reach ${claims.carts.topSpeedMph} miles per hour. One built to the federal standard can be titled as a low-speed vehicle. Any other stays on private ground. Ask us which kind a cart is.`,
      source: '75 Pa.C.S. § 102',
    },
    roads: {
      title: 'Public roads',
      text: 'Driving a golf cart on a highway is unlawful unless the Code exempts it. “Highway” means any publicly maintained road that is open to traffic, borough alleys included.',
      source: '75 Pa.C.S. § 77A01, § 1302',
    },
    crossing: {
      title: 'Crossing a road',
      text: "The Code allows a cart to cross certain roads, straight over and under conditions, and lets a road's owner mark crossings. Stop fully, look, and yield to all traffic. Ask the municipality whether your crossing qualifies, or PennDOT where the road is the state's.",
      source: '75 Pa.C.S. § 77A01, § 77A02, § 1302(3)',
    },
    maintenance: {
      title: 'Resorts, campuses and golf courses',
      text: 'Maintenance vehicles of a golf course, resort, college, university or seminary may use up to a mile of road where the owner has the land on both sides.',
      source: '75 Pa.C.S. § 1302(14)',
    },
    young: {
      title: 'Young drivers',
      text: 'Nobody under 12 may drive one, and drivers aged 12 to 16 may cross a road only with an adult. Our rental policy and many associations ask for more.',
      source: '75 Pa.C.S. § 77A03',
    },
    lowSpeed: {
      title: 'Low-speed vehicles',
      text: 'A four-wheeled electric vehicle with a top speed of 20 to 25 miles per hour, built to the federal standard for low-speed vehicles, is a class of its own, in the Code a neighborhood electric vehicle. Titled, registered, insured and inspected, and with a licensed driver, it may use roads posted at 25 miles per hour or less. A municipality or PennDOT may open further roads to it, or close some.',
      source: '75 Pa.C.S. § 102 and chapter 35, subchapter on neighborhood electric vehicles; 49 CFR § 571.500',
    },
    owners: {
      title: 'Private roads and campgrounds',
      text: "Inside a gated community, a campground, a farm or a club, the owner's rules decide. Ask for them in writing: registration numbers, lights, ages and hours differ from one gate to the next.",
      source: "The owner's own rules",
    },
    trails: {
      title: 'Rail trails and game lands',
      text: 'Electric carts count as motor vehicles. State park trails and the D&L Trail are closed to them except where signs or the park say otherwise; on state game lands they stay on opened roads.',
      source: 'Posted rules of each trail and tract',
    },
    rentals: {
      title: 'Carts rented from us',
      text: `${rentalGround.reason} Its driver is ${policyTerms.rental.minimumAge} or older, has a license and is named in the agreement.`,
      source: 'Our rental policy',
    },
    sidewalks: {
      title: 'Sidewalks',
      text: 'A sidewalk is for people on foot: a vehicle may only cross it on a driveway.',
      source: '75 Pa.C.S. § 3703',
    },
    events: {
      title: 'Parades and street events',
      text: 'The municipality, or PennDOT on its own roads, permits an event and closes the street for it. The permit and its holder say which vehicles take part.',
      source: '75 Pa.C.S. § 6109(a)(3), and the permit',
    },
  },
  ask: {
    office: { who: 'Your borough or township office', about: 'local streets, crossings, event closures' },
    penndot: { who: 'PennDOT Driver and Vehicle Services', about: 'titles, registration, state routes' },
    owner: { who: 'Your association, campground or landowner', about: 'private roads and lanes' },
    insurer: { who: 'Your insurer', about: 'what is covered, and where' },
  },
} as const satisfies RoadRules

export type RoadRule = keyof typeof roadRules.rules
export type Office = keyof typeof roadRules.ask
