/** In years; for a longer stay the planner leads to a person. */
export const longestStayYears = 5

/** The words of the storage planner. Links hold `value`. */
export const storagePlaces = [
  { value: 'indoor', place: 'indoor', label: 'Indoor' },
  { value: 'covered-outdoor', place: 'coveredOutdoor', label: 'Covered outdoor' },
] as const

export const storagePlanner = {
  heading: 'Calculate your storage',
  lead: 'Enter your dates to see the lowest price: by the month, by the season, or a mix of both.',
  from: 'First day',
  to: 'Last day',
  place: 'Indoor or outdoor',
  addOns: 'Add-ons',
  maintenance: 'Maintenance',
  prep: 'Pre-season prep',
  submit: 'Show My Price',
  wrong: {
    from: 'Choose the first day.',
    to: 'Choose the last day.',
    order: 'The last day comes before the first day.',
    tooLong: `Plan at most ${longestStayYears} years at a time, or call us for a longer stay.`,
    place: 'Choose indoor or covered outdoor storage.',
  },
  result: {
    caption: 'Your bill',
    columns: ['What', 'Dates', 'Price', 'Amount'],
    beforeLeaving: 'before you pick it up',
    total: 'Total',
    lowest: 'lowest price for these dates',
    charges: {
      monthly: 'By the month',
      winter: 'Winter season',
      summer: 'Summer season',
      maintenance: 'Maintenance',
      'pre-season-prep': 'Pre-season prep',
    },
    noCheaper: 'For these dates the price by the month is the lowest.',
    byTheMonth: 'By the month it would be',
    saves: 'so the season price saves you',
  },
} as const
