/** The words around every policy document. */
export const policyPage = {
  effective: 'Effective',
  updated: 'Last updated',
  people: { one: 'person', many: 'people' },
  summary: 'The short version',
  contents: 'On this page',
  related: 'Read next',
  hours: 'Hours',
  /** A document with fewer sections than this needs no list of them. */
  contentsFromSections: 6,
} as const
