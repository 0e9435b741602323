import type { MunicipalitySlug } from '#content/county/municipalities.ts'
import type { CartKind } from '#content/rentals/rental-plans.ts'

type RentalExample = { readonly what: string; readonly kind: CartKind; readonly days: number }

/** What is true of one town: the local half of its town page and of its rental page. */
export type Town = {
  slug: MunicipalitySlug
  zips: readonly string[]
  /** Villages, lakes and old names inside it or at its edge, for those who search by them. */
  places: readonly string[]
  county: 'Carbon' | 'Schuylkill'
  /** The middle of where people live, not of the boundary. */
  coordinates: { readonly latitude: number; readonly longitude: number }
  /** Adjoining on land or across the river. */
  neighbors: readonly MunicipalitySlug[]
  showroom: 'pocono-pines' | 'scranton'
  /** By road from that showroom, about. */
  drivingMiles: number
  /** By road from the nearest point where delivery is free; 0 inside. */
  milesBeyondFreeDelivery: number
  /** The kinds that suit it, the likeliest first. */
  suits: readonly [CartKind, ...CartKind[]]
  /** Under 160 characters each, for search results. */
  meta: { readonly town: string; readonly rental: string }
  /** One sentence under the heading. */
  lead: string
  about: readonly string[]
  terrain: string
  carts: string
  /** What the local roads mean for a cart; the state's rules are in road-rules.ts. */
  roads: string
  /** What each season brings, and what it asks of a cart. */
  year: { readonly spring: string; readonly summer: string; readonly fall: string; readonly winter: string }
  /** The popular-uses list of the rental page. */
  uses: readonly string[]
  rental: {
    readonly intro: string
    readonly tip: string
    /** Stays that are usual here; the planner reckons what they cost. */
    readonly examples: readonly RentalExample[]
  }
}
