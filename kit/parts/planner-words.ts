/** The words around every planner. */
export const plannerWords = {
  share: 'Link to this result',
  shareNote: 'Opens this page with the same answers.',
  problems: 'Please check these answers:',
} as const
