import { formatMoneyExact, formatPrice } from '#kit/formats/format.ts'
import type { CartKind } from '#subjects/dealership/facts/cart-kind.ts'
import type { Prices } from '#subjects/dealership/rules/shop.ts'
import {
  type PlanFigures,
  type PlanId,
  planTerms,
  type RentalSection,
  rentalSections,
} from '#subjects/rentals/facts/rental-plans.ts'

/** The figures of a plan that the dealer sets, by the word that names each among the prices. */
export const planFigures = { price: 'price', renewal: 'renewalDailyRate' } as const
export type PlanFigure = keyof typeof planFigures

/** 'rental-four-seater-daily-price' */
export const rentalPriceName = (kind: CartKind, plan: PlanId, figure: PlanFigure) => `rental-${kind}-${plan}-${figure}`

/** The plans at the dealer's present prices, with what each saves by them (RENT-80). */
export function sectionsOf({ prices }: { readonly prices: Prices }): readonly RentalSection[] {
  if (prices.size === 0) return rentalSections
  return rentalSections.map((section) => ({
    ...section,
    figures: Object.fromEntries(
      planTerms.map(({ id, days }) => [id, figuresToday(section, id, days, prices)]),
    ) as RentalSection['figures'],
  }))
}

function figuresToday({ kind, figures }: RentalSection, plan: PlanId, days: number, prices: Prices): PlanFigures {
  const today = (figure: PlanFigure, of: PlanId = plan) =>
    prices.get(rentalPriceName(kind, of, figure)) ?? figures[of][planFigures[figure]]
  const [price, aDay] = [today('price'), today('price', 'daily')]
  // The specified percentage stands while the two specified prices do.
  const isOurs = price === figures[plan].price && aDay === figures.daily.price
  return {
    price,
    savingsPercent: isOurs ? figures[plan].savingsPercent : savedPercent(price, days * aDay),
    renewalDailyRate: today('renewal'),
  }
}

/** What a plan saves against as many single days, in full tenths of a percent; null where it saves nothing. */
function savedPercent(price: number, singleDays: number): number | null {
  return price < singleDays ? Math.floor(1_000 * (1 - price / singleDays)) / 10 : null
}

/** '$245': the lowest price of a day, which pages name first. */
export function lowestDay(sections: readonly RentalSection[]): string {
  return formatPrice(Math.min(...sections.map(({ figures }) => figures.daily.price)))
}

/** Every price of these plans by its name. */
export function rentalPrices(sections: readonly RentalSection[]): ReadonlyMap<string, number> {
  const figures = Object.entries(planFigures) as [PlanFigure, (typeof planFigures)[PlanFigure]][]
  return new Map(
    sections.flatMap(({ kind, figures: plans }) =>
      planTerms.flatMap(({ id }) =>
        figures.map(([figure, field]) => [rentalPriceName(kind, id, figure), plans[id][field]] as const),
      ),
    ),
  )
}

/** How far the price of a further day may be off through rounding. */
const allowedOdds = 0.01

/** Sentences about extra days that cost something else than a day of their plan (DESK-82). */
export function planWarnings({ heading, figures }: RentalSection): readonly string[] {
  return planTerms.flatMap(({ id, name, days }) => {
    const { price, renewalDailyRate } = figures[id]
    const rate = price / days
    return Math.abs(renewalDailyRate - rate) > rate * allowedOdds
      ? [
          `${heading}, ${name.toLowerCase()}: an extra day costs ${formatMoneyExact(renewalDailyRate)}, a day of the plan ${formatMoneyExact(Math.round(rate * 100) / 100)}.`,
        ]
      : []
  })
}
