import type { Ground } from '#subjects/county/facts/ground.ts'

/** The loads that a visitor may want a cart to carry, besides riders. */
export type Load = 'clubs' | 'cargo' | 'trailer'

interface AbilityWords {
  readonly label: string
  /** What a visitor reads, where the dealer's label alone would not tell. */
  readonly publicLabel?: string
  /** Other names under which a dealer's file may list it. */
  readonly alsoCalled?: readonly string[]
  /** What the dealer looks for before ticking it. */
  readonly hint: string
  /** The ground or load for which the ability makes the cart fit; in `keepsFrom`, the ground off which it keeps the cart. */
  readonly serves?: Ground | Load
  readonly keepsFrom?: Ground
}

/** What a cart can do, and what keeps it off a ground: a closed list, so that every rule and the desk know all of it. */
export const abilities = {
  lift: {
    label: 'Lift',
    publicLabel: 'Lifted suspension',
    alsoCalled: ['Lifted', 'Lift kit', 'Factory lift'],
    hint: 'A factory lift or a lift kit',
    serves: 'gravel',
  },
  'all-terrain': {
    label: 'All-terrain tires',
    alsoCalled: ['Off-road tires', 'Mud tires'],
    hint: 'Knobby, off-road or mud tires too',
    serves: 'gravel',
  },
  'heavy-springs': { label: 'Heavy-duty springs', hint: 'At the rear or all around', serves: 'gravel' },
  'four-wheel-brakes': {
    label: 'Brakes on all four wheels',
    alsoCalled: ['Four-wheel brakes', '4-wheel brakes', 'Four-wheel disc brakes', '4-wheel disc brakes'],
    hint: 'Discs or drums, front and rear',
    serves: 'steep',
  },
  'hill-hold': { label: 'Holds on hills', hint: 'A brake that keeps it from rolling back', serves: 'steep' },
  'bag-rack': {
    label: 'Golf bag rack',
    alsoCalled: ['Bag rack', 'Golf bag holder', 'Bag holder', 'Golf bag well'],
    hint: 'A rack, holder or well for golf bags',
    serves: 'clubs',
  },
  'cargo-deck': {
    label: 'Cargo bed or deck',
    alsoCalled: ['Cargo bed', 'Cargo deck', 'Cargo box', 'Utility bed'],
    hint: 'A bench that folds into a deck counts',
    serves: 'cargo',
  },
  'tow-hitch': {
    label: 'Tow hitch',
    alsoCalled: ['Hitch', 'Trailer hitch', 'Receiver hitch', 'Hitch receiver'],
    hint: 'A ball mount or a receiver at the rear',
    serves: 'trailer',
  },
  'low-profile': { label: 'Low-profile tires', hint: 'Made for pavement: they slip on wet grass', keepsFrom: 'grass' },
  'needs-room': { label: 'Needs room', hint: 'Wide, or slow to turn in a narrow lane', keepsFrom: 'narrow' },
} as const satisfies Record<string, AbilityWords>

export type Ability = keyof typeof abilities
export const abilityNames = Object.keys(abilities) as readonly Ability[]

/** The same list, with all that any ability may say of itself. */
export const abilityWords: Readonly<Record<Ability, AbilityWords>> = abilities

/** The classes of carts in law, in the dealer's words. */
export const cartClasses = {
  'golf-cart': 'Golf cart, up to 20 mph',
  'low-speed-vehicle': 'Low-speed vehicle, up to 25 mph',
} as const
export type CartClass = keyof typeof cartClasses

/** Battery chemistries, in the words of the specifications. */
export const chemistries = { lithium: 'lithium', 'lead-acid': 'lead-acid', agm: 'AGM lead-acid' } as const
export type Chemistry = keyof typeof chemistries
