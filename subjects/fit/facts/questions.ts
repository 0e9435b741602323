import type { Ground } from '#subjects/county/facts/ground.ts'

/** The rule is our judgment; what it looks for in a cart's record is in subjects/fit/rules/faults.ts. */
interface GroundWords {
  readonly label: string
  readonly rule: string
  /** Of a cart that the rule leaves out. */
  readonly missing: string
  /** Of the answer given up. */
  readonly without: string
}

export const grounds = {
  paved: {
    label: 'Paved',
    rule: 'Pavement: every cart we sell.',
    missing: '',
    without: 'no pavement',
  },
  grass: {
    label: 'Grass',
    rule: 'Grass: any tires but low-profile ones, which slip when it is wet.',
    missing: 'Low-profile tires, made for pavement.',
    without: 'no grass',
  },
  gravel: {
    label: 'Gravel',
    rule: 'Gravel: a lift, all-terrain or knobby tires, or heavy-duty springs.',
    missing: 'Neither a lift, all-terrain tires nor heavy-duty springs.',
    without: 'no gravel',
  },
  steep: {
    label: 'Steep',
    rule: 'Steep: brakes on all four wheels, a brake that holds on hills, or a 72-volt battery.',
    missing: 'Neither four-wheel brakes, a hill hold nor a 72-volt battery.',
    without: 'nothing steep',
  },
} as const satisfies Record<Ground, GroundWords>

export type Load = 'clubs' | 'cargo' | 'trailer'

export const loads = {
  clubs: { label: 'Golf clubs', missing: 'No bag rack.', without: 'no golf clubs' },
  cargo: { label: 'Tools or firewood', missing: 'No cargo bed or deck.', without: 'no tools or firewood' },
  trailer: { label: 'A trailer', missing: 'No tow hitch.', without: 'no trailer' },
} as const satisfies Record<Load, { readonly label: string; readonly missing: string; readonly without: string }>

export const fitForm = {
  town: 'Town, lake or ZIP code',
  riders: 'Riders',
  budget: 'Budget with delivery ($)',
  ground: 'It drives on',
  carry: 'It carries, besides riders',
  whiteGlove: 'White glove delivery, {fee}',
  whiteGloveNote: 'Placed in your garage or shed, charger set up',
  submit: 'Show three carts',
  problems: {
    town: 'We know no town called “{town}”. Try a ZIP code or a nearby town.',
    severalTowns: '“{town}” is in more than one town. Choose one:',
    riders: 'Enter the number of riders, 1 or more.',
    budget: 'Enter the budget as a number, such as 12000.',
  },
} as const

/** No form of ours asks for more. */
export const fitLimits = { typed: 60, riders: 99 } as const
