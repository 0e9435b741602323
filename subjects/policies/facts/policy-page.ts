/** The words around every policy document. */
export const policyPageWords = {
  effective: 'Effective',
  updated: 'Last updated',
  people: { one: 'person', many: 'people' },
  summary: 'The short version',
  contents: 'On this page',
  related: 'Read next',
  hours: 'Hours',
} as const
