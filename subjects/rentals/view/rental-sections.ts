import { createContext } from 'react'
import { type RentalSection, rentalSections } from '#subjects/rentals/facts/rental-plans.ts'

/** The rental plans of the present: the frame of every page gives them. */
export const RentalSectionsContext = createContext<readonly RentalSection[]>(rentalSections)
