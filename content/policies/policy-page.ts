/** The words around every policy document. */
export const policyPage = {
  effective: 'Effective',
  summary: 'What you need to know first',
  contents: 'On this page',
  related: 'Read next',
  hours: 'Hours',
  /** A document with fewer sections than this needs no list of them. */
  contentsFromSections: 6,
} as const
