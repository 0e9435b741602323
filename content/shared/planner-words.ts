/** The words around every planner. */
export const plannerWords = {
  share: 'Link to this result',
  shareNote: 'Opens this page with the same answers.',
  problems: 'We cannot work that out yet.',
} as const
