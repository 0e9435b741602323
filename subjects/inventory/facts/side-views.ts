export interface SideView {
  /** Bumper to bumper. For the owner to confirm: docs/contradictions.md, cart-lengths.claim. */
  readonly lengthInches: number
  /** Where the cart begins and ends in its picture from the side, in points of `sidePicture`. */
  readonly from: number
  readonly to: number
}

/** Pictures from the side are measured in points of this size, however large their files are; and how far down the wheels stand. */
export const sidePicture = { width: 800, height: 600, ground: 470 } as const

/** What the models are drawn beside. */
export const scaleMarks = { personInches: 68, garageInches: { depth: 240, height: 96 } } as const

/** The models of the brands' lineups, by their ids. */
export const sideViews: Readonly<Record<string, SideView>> = {
  'd5-ranger-4-plus': { lengthInches: 139, from: 104, to: 699 },
  'd5-maverick-4': { lengthInches: 135, from: 74, to: 664 },
  'classic-4-plus': { lengthInches: 137, from: 109, to: 702 },
  'forester-4-plus': { lengthInches: 141, from: 99, to: 720 },
  'carrier-6-plus': { lengthInches: 167, from: 29, to: 763 },
  'd6-max-gt6': { lengthInches: 172, from: 30, to: 782 },
  'ev-city': { lengthInches: 128, from: 74, to: 636 },
  'ev-nomad': { lengthInches: 131, from: 74, to: 643 },
  'ev-nomad-xl': { lengthInches: 138, from: 99, to: 704 },
  'ev-rover-xl': { lengthInches: 142, from: 100, to: 716 },
  'ev-rover-xl6': { lengthInches: 166, from: 4, to: 726 },
  'ev-rover-xxl': { lengthInches: 146, from: 100, to: 736 },
}
