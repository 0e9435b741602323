import { formatMoneyExact } from '#kit/formats/format.ts'
import type { Prices } from '#subjects/dealership/rules/shop.ts'
import { policyTerms } from '#subjects/policies/facts/policy-terms.ts'
import { type PriceName, setPrices } from '#subjects/policies/facts/set-prices.ts'

export type Amounts = Readonly<Record<PriceName, number>>

const { storage } = policyTerms
const entries = Object.entries(setPrices) as [PriceName, { readonly usual: number }][]

/** The present amount of each price (SHOP-82). */
export function amountsOf({ prices }: { readonly prices: Prices }): Amounts {
  return Object.fromEntries(entries.map(([name, { usual }]) => [name, prices.get(name) ?? usual])) as Amounts
}

export const usualAmounts = amountsOf({ prices: new Map() })

/** 'storage-prep' → '$150': the text for the name of a price in braces. */
export function priceTexts(amounts: Amounts): Readonly<Record<PriceName, string>> {
  const texts = entries.map(([name]) => [name, formatMoneyExact(amounts[name])])
  return Object.fromEntries(texts) as Record<PriceName, string>
}

/** Sentences about prices that contradict one another (DESK-82). */
export function amountWarnings(amounts: Amounts): readonly string[] {
  const texts = priceTexts(amounts)
  if (amounts['fee-cleaning-least'] <= amounts['fee-cleaning-most']) return []
  return [`Cleaning costs at least ${texts['fee-cleaning-least']} and at most ${texts['fee-cleaning-most']}.`]
}

/** The prices of storage, with the days of the seasons. */
export function storagePrices(amounts: Amounts) {
  return {
    monthly: { indoor: amounts['storage-month-indoor'], coveredOutdoor: amounts['storage-month-covered'] },
    winter: {
      ...storage.winter,
      indoor: amounts['storage-winter-indoor'],
      coveredOutdoor: amounts['storage-winter-covered'],
    },
    summer: {
      ...storage.summer,
      indoor: amounts['storage-summer-indoor'],
      coveredOutdoor: amounts['storage-summer-covered'],
    },
    maintenancePerMonth: amounts['storage-maintenance'],
    preSeasonPrep: amounts['storage-prep'],
  }
}

export type StoragePrices = ReturnType<typeof storagePrices>
