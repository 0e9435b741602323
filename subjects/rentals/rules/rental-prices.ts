import { formatPrice } from '#kit/formats/format.ts'
import type { CartKind } from '#subjects/dealership/facts/cart-kind.ts'
import type { Prices } from '#subjects/dealership/rules/shop.ts'
import {
  type PlanFigures,
  type PlanId,
  planTerms,
  type RentalSection,
  rentalSections,
} from '#subjects/rentals/facts/rental-plans.ts'

/** What a plan says in figures, by the word that names it among the dealer's prices. */
export const planFigures = { price: 'price', save: 'savingsPercent', renewal: 'renewalDailyRate' } as const
export type PlanFigure = keyof typeof planFigures

/** 'rental-four-seater-daily-price' */
export const rentalPriceName = (kind: CartKind, plan: PlanId, figure: PlanFigure) => `rental-${kind}-${plan}-${figure}`

/** RENT-80: the plans with what the dealer asks for them. */
export function sectionsOf({ prices }: { readonly prices: Prices }): readonly RentalSection[] {
  if (prices.size === 0) return rentalSections
  return rentalSections.map((section) => ({
    ...section,
    figures: Object.fromEntries(
      planTerms.map(({ id }) => [id, figuresToday(section.figures[id], section.kind, id, prices)]),
    ) as RentalSection['figures'],
  }))
}

function figuresToday(figures: PlanFigures, kind: CartKind, plan: PlanId, prices: Prices): PlanFigures {
  const today = (figure: PlanFigure) => prices.get(rentalPriceName(kind, plan, figure))
  return {
    price: today('price') ?? figures.price,
    savingsPercent: figures.savingsPercent === null ? null : (today('save') ?? figures.savingsPercent),
    renewalDailyRate: today('renewal') ?? figures.renewalDailyRate,
  }
}

/** '$245': what a day of the first cart costs, which pages say first. */
export function lowestDay([first]: readonly RentalSection[]): string {
  return formatPrice(first?.figures.daily.price ?? 0)
}

/** Every figure of the plans by its name, as these sections have it; a plan that saves nothing says nothing. */
export function rentalPrices(sections: readonly RentalSection[]): ReadonlyMap<string, number> {
  const figures = Object.entries(planFigures) as [PlanFigure, (typeof planFigures)[PlanFigure]][]
  return new Map(
    sections.flatMap(({ kind, figures: plans }) =>
      planTerms.flatMap(({ id }) =>
        figures.flatMap(([figure, field]) => {
          const amount = plans[id][field]
          return amount === null ? [] : [[rentalPriceName(kind, id, figure), amount] as const]
        }),
      ),
    ),
  )
}
