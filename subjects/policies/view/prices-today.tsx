import { use } from 'react'
import { fillText, formatNumber } from '#kit/formats/format.ts'
import { Points } from '#kit/parts/points.tsx'
import type { TitledText } from '#kit/parts/section-types.ts'
import { ShopContext } from '#subjects/dealership/view/shop-context.ts'
import type { PriceName } from '#subjects/policies/facts/set-prices.ts'
import { type Amounts, amountsOf, priceTexts } from '#subjects/policies/rules/prices-today.ts'

/** The prices of today (SHOP-82). */
export function useAmounts(): Amounts {
  return amountsOf(use(ShopContext))
}

export function Price({ of }: { readonly of: PriceName }) {
  return priceTexts(useAmounts())[of]
}

/** Two prices with one sign of the dollar before both. */
export function PriceSpan({ from, to }: { readonly from: PriceName; readonly to: PriceName }) {
  const amounts = useAmounts()
  return `${priceTexts(amounts)[from]}-${formatNumber(amounts[to])}`
}

/** A text with the prices that it names in braces. */
export function Priced({ text }: { readonly text: string }) {
  return fillText<string>(text, priceTexts(useAmounts()))
}

export function PricedPoints({ items }: { readonly items: readonly TitledText[] }) {
  const prices = priceTexts(useAmounts())
  const priced = items.map(({ title, text }) => ({
    title: fillText<string>(title, prices),
    text: fillText<string>(text, prices),
  }))
  return <Points items={priced} />
}
