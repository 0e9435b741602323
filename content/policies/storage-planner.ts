/** The words of the storage planner. `value` is what stands in a link. */
export const storagePlaces = [
  { value: 'indoor', place: 'indoor', label: 'Indoor' },
  { value: 'covered-outdoor', place: 'coveredOutdoor', label: 'Covered outdoor' },
] as const

export const storagePlanner = {
  heading: 'Storage planner',
  lead: 'Give us the dates and we do the sum: months, seasons or a mix of both, whichever comes out lowest.',
  from: 'Cart comes in',
  to: 'Cart goes home',
  place: 'Place',
  addOns: 'Extra care',
  maintenance: 'Maintenance',
  preSeasonPrep: 'Pre-season prep',
  submit: 'Plan My Storage',
  result: {
    caption: 'Every line of the bill',
    columns: ['What', 'Dates', 'Price', 'Amount'],
    beforeLeaving: 'before you fetch it',
    total: 'Together',
    lowest: 'the lowest mix for these days',
    charges: {
      monthly: 'By the month',
      winter: 'Winter season',
      summer: 'Summer season',
      maintenance: 'Maintenance',
      'pre-season-prep': 'Pre-season prep',
    },
    noCheaper: 'No season is cheaper for these days, so we charge them by the month.',
    byTheMonth: 'By the month alone it would be',
    saves: 'so the season saves you',
  },
} as const
