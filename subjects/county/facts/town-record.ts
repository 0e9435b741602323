import type { CartKind } from '#subjects/dealership/facts/cart-kind.ts'
import type { SceneName } from '#subjects/pictures/facts/hero-photos.ts'
import type { Ground } from './ground.ts'

type RentalExample = { readonly what: string; readonly kind: CartKind; readonly days: number }

/** How its name stands on the map of the county. */
type MapLabel = {
  /** From the town's own coordinates to the anchor of the text, in units of the drawing. */
  readonly offset: readonly [number, number]
  readonly anchor: 'start' | 'middle' | 'end'
  /** A built-up place has a dot; a spread-out one has only its name, in italics. */
  readonly dot: boolean
  /** The name broken for the eye, where one line would be too long. */
  readonly lines?: readonly string[]
}

/** Everything that is true of one town. Its slug and its paths follow from name and type (subjects/county/rules/towns.ts). */
export type TownRecord = {
  readonly name: string
  /** TOWN-8: by law Nesquehoning and Palmerton are boroughs; labels and paths keep the reading of the list. */
  readonly type: 'Borough' | 'Township'
  /** Listed after the others of its type, which stand by the alphabet. */
  readonly listedLast?: true
  /** Further paths on which the town page answers. */
  readonly extraPaths?: readonly string[]
  /** Where the registered rental page is not the short name's. */
  readonly rentalPath?: string
  readonly zips: readonly string[]
  /** Villages, lakes and old names inside it or at its edge, for those who search by them. */
  readonly places: readonly string[]
  readonly county: 'Carbon' | 'Schuylkill'
  /** The middle of where people live, not of the boundary. */
  readonly coordinates: { readonly latitude: number; readonly longitude: number }
  readonly mapLabel: MapLabel
  /** The slugs of those adjoining on land or across the river; of two neighbors it is enough that one names the other. */
  readonly neighbors: readonly string[]
  /** The scene that looks most like it, where one does. */
  readonly setting?: SceneName
  readonly showroom: 'pocono-pines' | 'scranton'
  /** By road from that showroom, about. */
  readonly drivingMiles: number
  /** By road from the nearest point where delivery is free; 0 inside. */
  readonly milesBeyondFreeDelivery: number
  /** The kinds that suit it, the likeliest first. */
  readonly suits: readonly [CartKind, ...CartKind[]]
  /** What a cart drives on here, as `terrain` describes it. */
  readonly ground: readonly [Ground, ...Ground[]]
  /** Under 160 characters each, for search results. */
  readonly meta: { readonly town: string; readonly rental: string }
  /** One sentence under the heading. */
  readonly lead: string
  readonly about: readonly string[]
  readonly terrain: string
  readonly carts: string
  /** What the local roads mean for a cart; the state's rules are in road-rules.ts. */
  readonly roads: string
  /** What each season brings, and what it asks of a cart. */
  readonly year: Readonly<Record<'spring' | 'summer' | 'fall' | 'winter', string>>
  /** The popular-uses list of the rental page. */
  readonly uses: readonly string[]
  readonly rental: {
    readonly intro: string
    readonly tip: string
    /** Two stays that are usual here; the planner adds up what they cost. */
    readonly examples: readonly [RentalExample, RentalExample]
  }
}
