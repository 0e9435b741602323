import type { CartKind } from '#subjects/dealership/facts/cart-kind.ts'
import type { SceneName } from '#subjects/pictures/facts/hero-photos.ts'
import type { Ground } from './ground.ts'

type RentalExample = { readonly what: string; readonly kind: CartKind; readonly days: number }

/** How its name stands on the map of the county. */
type MapLabel = {
  /** From the town's own coordinates to the anchor of the text, in units of the drawing. */
  readonly offset: readonly [number, number]
  readonly anchor: 'start' | 'middle' | 'end'
  /** Whether the map marks the place with a dot: a spread-out town has only its name, in italics. */
  readonly dot: boolean
  /** The name in several lines, where one would be too long on the map. */
  readonly lines?: readonly string[]
}

/** Everything that is true of one town. Its slug and its paths follow from name and type (subjects/county/rules/towns.ts). */
export type TownRecord = {
  readonly name: string
  /** By law Nesquehoning and Palmerton are boroughs; labels and paths keep the type that the specification lists (TOWN-8). */
  readonly type: 'Borough' | 'Township'
  /** Listed after the others of its type, which stand by the alphabet. */
  readonly listedLast?: true
  /** Further paths on which the town page answers. */
  readonly extraPaths?: readonly string[]
  /** The path of the rental page, where it does not follow from the short name. */
  readonly rentalPath?: string
  readonly zips: readonly string[]
  /** Villages, lakes and old names in the town or at its edge: visitors search by them. */
  readonly places: readonly string[]
  readonly county: 'Carbon' | 'Schuylkill'
  /** The middle of where people live, not of the boundary. */
  readonly coordinates: { readonly latitude: number; readonly longitude: number }
  readonly mapLabel: MapLabel
  /** The slugs of towns that adjoin on land or across the river; of two neighbors it is enough that one names the other. */
  readonly neighbors: readonly string[]
  /** The scene that looks most like the town. */
  readonly setting?: SceneName
  readonly showroom: 'pocono-pines' | 'scranton'
  /** Miles by road from that showroom, rounded. */
  readonly drivingMiles: number
  /** Miles by road from the nearest point of free delivery; 0 inside. */
  readonly milesBeyondFreeDelivery: number
  /** The kinds of cart that suit the town, the most suitable first. */
  readonly suits: readonly [CartKind, ...CartKind[]]
  /** The ground that carts drive on here, as `terrain` describes it. */
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
  /** What each season brings to the town, and what it asks of a cart. */
  readonly year: Readonly<Record<'spring' | 'summer' | 'fall' | 'winter', string>>
  /** The popular-uses list of the rental page. */
  readonly uses: readonly string[]
  readonly rental: {
    readonly intro: string
    readonly tip: string
    /** Two usual stays in this town; the planner adds up their costs. */
    readonly examples: readonly [RentalExample, RentalExample]
  }
}
