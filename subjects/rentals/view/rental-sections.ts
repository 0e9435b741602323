import { use } from 'react'
import { ShopContext } from '#subjects/dealership/view/shop-context.ts'
import type { RentalSection } from '#subjects/rentals/facts/rental-plans.ts'
import { sectionsOf } from '#subjects/rentals/rules/rental-prices.ts'

/** The rental plans of today. */
export function useRentalSections(): readonly RentalSection[] {
  return sectionsOf(use(ShopContext))
}
