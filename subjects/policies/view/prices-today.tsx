import { createContext, use } from 'react'
import { fillText } from '#kit/formats/format.ts'
import type { PriceName } from '#subjects/policies/facts/set-prices.ts'
import { type Amounts, priceTexts, usualAmounts } from '#subjects/policies/rules/prices-today.ts'

/** SHOP-82: the prices of the present, which the frame hands down. */
export const AmountsContext = createContext<Amounts>(usualAmounts)

export function Price({ of }: { readonly of: PriceName }) {
  return priceTexts(use(AmountsContext))[of]
}

/** A text with the prices that it names in braces. */
export function Priced({ text }: { readonly text: string }) {
  return fillText<string>(text, priceTexts(use(AmountsContext)))
}
