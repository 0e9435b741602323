import { addresses, policyAddresses } from '#subjects/dealership/facts/addresses.ts'
import { testDriveDays } from '#subjects/dealership/facts/test-drive-days.ts'
import { policyTerms } from '#subjects/policies/facts/policy-terms.ts'

const { winter, summer } = policyTerms.storage
const ordinals = ['', 'first', 'second', 'third', 'fourth', 'fifth'] as const

type YearRow = {
  readonly name: string
  readonly text: string
  readonly href?: string
  /** Days of every year, `MM-DD`; one that ends before it begins runs over New Year. */
  readonly span?: { readonly from: string; readonly to: string }
  /** These Saturdays of every month: 1 is the first. */
  readonly saturdays?: readonly number[]
}

const storagePlanner = `${policyAddresses.storage}#planner`

/** The parts of a year with a cart. */
export const year = {
  heading: 'The year with a cart',
  rows: [
    { name: 'Winter storage', text: '{span}, from {storage-winter-covered}', href: storagePlanner, span: winter },
    { name: 'Summer storage', text: '{span}, from {storage-summer-covered}', href: storagePlanner, span: summer },
    // Columbus Day falls between the 8th and the 14th.
    { name: 'Campgrounds open', text: 'May to Columbus Day', span: { from: '05-01', to: '10-11' } },
    {
      name: testDriveDays.heading,
      text: `Each month: ${testDriveDays.days
        .map(({ location, nthSaturday }) => `the ${ordinals[nthSaturday]} Saturday in ${location.city}`)
        .join(', ')}`,
      href: addresses.showroom,
      saturdays: testDriveDays.days.map(({ nthSaturday }) => nthSaturday),
    },
  ],
} as const satisfies { readonly heading: string; readonly rows: readonly YearRow[] }

export type { YearRow }
