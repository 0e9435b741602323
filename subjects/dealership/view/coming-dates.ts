import { createContext } from 'react'
import type { DatedHours } from '#subjects/dealership/rules/hours.ts'

/** The dates with hours of their own that a page announces wherever it shows a week. */
export const ComingDatesContext = createContext<readonly DatedHours[]>([])
