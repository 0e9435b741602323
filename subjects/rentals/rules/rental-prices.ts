import { formatMoneyExact, formatPercent, formatPrice } from '#kit/formats/format.ts'
import type { CartKind } from '#subjects/dealership/facts/cart-kind.ts'
import type { Prices } from '#subjects/dealership/rules/shop.ts'
import {
  type PlanFigures,
  type PlanId,
  planTerms,
  type RentalSection,
  rentalSections,
} from '#subjects/rentals/facts/rental-plans.ts'

/** The figures of a plan, by the word that names each among the dealer's prices. */
export const planFigures = { price: 'price', save: 'savingsPercent', renewal: 'renewalDailyRate' } as const
/** How far our own figures may be off through rounding. */
const allowedOdds = { savedPoints: 0.5, ofRate: 0.01 } as const
export type PlanFigure = keyof typeof planFigures

/** 'rental-four-seater-daily-price' */
export const rentalPriceName = (kind: CartKind, plan: PlanId, figure: PlanFigure) => `rental-${kind}-${plan}-${figure}`

/** RENT-80: the plans at the dealer's present prices. */
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

/** '$245': the lowest price of a day, which pages name first. */
export function lowestDay(sections: readonly RentalSection[]): string {
  return formatPrice(Math.min(...sections.map(({ figures }) => figures.daily.price)))
}

/** Every figure of these plans by its name; a plan that saves nothing has no such figure. */
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

/** DESK-82: sentences about figures of plans that their own prices contradict. */
export function oddPlans({ figures }: RentalSection): readonly string[] {
  const { price: aDay } = figures.daily
  return planTerms.flatMap(({ id, name, days }) => {
    const { price, savingsPercent, renewalDailyRate } = figures[id]
    const saved = 100 * (1 - price / (days * aDay))
    const rate = price / days
    return [
      ...(savingsPercent !== null && Math.abs(savingsPercent - saved) > allowedOdds.savedPoints
        ? [
            `${name} says it saves ${formatPercent(savingsPercent)}; by these prices it is ${formatPercent(Math.floor(saved * 10) / 10)}.`,
          ]
        : []),
      ...(Math.abs(renewalDailyRate - rate) > rate * allowedOdds.ofRate
        ? [
            `${name}: a further day costs ${formatMoneyExact(renewalDailyRate)}, a day of the plan ${formatMoneyExact(Math.round(rate * 100) / 100)}.`,
          ]
        : []),
    ]
  })
}
