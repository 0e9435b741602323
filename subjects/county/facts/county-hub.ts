import { addresses } from '#subjects/dealership/facts/addresses.ts'
/*
 * TOWN-1: the footer and the about page count 24 municipalities; 23 exist. The 24th entry is the county itself: a page with the map and
 * all 23 (docs/contradictions.md).
 */
export const countyHub = {
  name: 'Carbon County',
  slug: 'carbon-county',
  url: addresses.county,
} as const
