export interface SideView {
  /** The points in the picture from the side (`sidePicture`) between which the cart stands. */
  readonly from: number
  readonly to: number
}

/** The points of pictures from the side, however large their files are; `ground` is how far down the wheels stand. */
export const sidePicture = { width: 800, height: 600, ground: 470 } as const

/** The person and the garage beside which the models are drawn. */
export const scaleMarks = { personInches: 68, garageInches: { depth: 240, height: 96 } } as const

/** Our models, by the id of the cart that each shows; a test of the studio measures them in their pictures. */
export const sideViews: Readonly<Record<string, SideView>> = {
  'd5-maverick-4-plus': { from: 105, to: 724 },
  'd6-max-xt4': { from: 101, to: 731 },
  'ev-city': { from: 73, to: 636 },
  'ev-nomad': { from: 73, to: 643 },
  'ev-nomad-xl': { from: 99, to: 704 },
  'ev-rover-xl': { from: 101, to: 716 },
  'ev-rover-xl6': { from: 36, to: 760 },
  'ev-rover-xxl': { from: 101, to: 736 },
  'd5-ranger-2': { from: 171, to: 628 },
  'd5-ranger-4': { from: 73, to: 639 },
  'd5-ranger-4-plus': { from: 105, to: 699 },
  'd5-ranger-6': { from: 36, to: 743 },
  'd5-ranger-6-plus': { from: 35, to: 769 },
  'd5-maverick-2': { from: 127, to: 697 },
  'd5-maverick-4': { from: 73, to: 664 },
  'd5-maverick-6': { from: 36, to: 767 },
  'd5-maverick-6-plus': { from: 35, to: 793 },
  'classic-2-pro': { from: 167, to: 631 },
  'classic-2-plus': { from: 167, to: 631 },
  'classic-4-plus': { from: 109, to: 701 },
  'carrier-6-plus': { from: 29, to: 764 },
  'carrier-8-plus': { from: 34, to: 774 },
  'forester-4-plus': { from: 99, to: 720 },
  'forester-6-plus': { from: 36, to: 764 },
  'turfman-200': { from: 121, to: 690 },
  'turfman-800': { from: 81, to: 702 },
  'turfman-1000': { from: 49, to: 760 },
  'd6-max-gt4': { from: 101, to: 712 },
  'd6-max-gt6': { from: 30, to: 782 },
  'onward-4-passenger-2021': { from: 73, to: 642 },
  'onward-6-passenger-2022': { from: 31, to: 773 },
  'precedent-i2-2018': { from: 165, to: 632 },
  'rxv-elite-2022': { from: 165, to: 631 },
  'freedom-txt-2020': { from: 73, to: 635 },
  'express-s6-2021': { from: 36, to: 754 },
  'engage-4-2023': { from: 102, to: 708 },
  'emerge-e4-2019': { from: 73, to: 648 },
  'mach-4-2022': { from: 73, to: 645 },
  'mach-6-2023': { from: 32, to: 776 },
}
