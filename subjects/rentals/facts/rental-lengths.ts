// The words of the plot of the cheapest rental by length.
export const rentalLengths = {
  heading: 'The cheapest rental, day by day',
  text: 'Where a line is level, a longer plan costs no more than a shorter one.',
  stay: '{days}: {costs}.',
  table: 'All {days} lengths as a table',
  days: 'Days',
} as const

/** Full weeks between the weekly plan and the monthly one, marked on the plot. */
export const fullWeeks = [14, 21]
