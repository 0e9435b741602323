/** The buttons of both brand pages (spec §2 Denago). */
export const brandActions = {
  viewDetails: { label: 'View Details' },
  getQuote: { label: 'Get Quote', href: '/contact' },
  compareAll: { label: 'Compare All Models', href: '/inventory' },
  testDrive: { label: 'Schedule Test Drive', href: '/contact' },
} as const

/** spec §2 Evolution: a series card lists at most 3 model links plus a '+N more models' note. */
export const seriesCardLinks = 3
