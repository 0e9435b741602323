import { fillText } from '#kit/formats/fill-text.ts'
import { formatCount, formatPrice } from '#kit/formats/format.ts'
import { deliveryClauses } from '#subjects/county/facts/delivery-rules.ts'
import { deliveryFee } from '#subjects/county/rules/delivered-price.ts'
import { deliveryTo, isSmallSale, saleDelivery, smallSaleDelivery } from '#subjects/county/rules/delivery.ts'
import { findACartPage } from '#subjects/fit/facts/find-a-cart-page.ts'
import { policyTerms } from '#subjects/policies/facts/policy-terms.ts'
import type { Answers, Place } from './answers.ts'

const words = findACartPage.lines
const { perMileBeyond, whiteGloveFee } = policyTerms.delivery

export interface PriceLine {
  readonly label: string
  readonly amount: string
  /** By which rule, and the clause that has it. */
  readonly rule?: string
  readonly clause?: string
}

type Delivery = Pick<Answers, 'town' | 'whiteGlove'>

/** What a cart costs where the visitor wants it; without a town, at the showroom. */
export function cartPrice(price: number, { town, whiteGlove }: Delivery): number {
  return price + (town ? deliveryFee(price, deliveryTo(town)) : 0) + (whiteGlove ? whiteGloveFee : 0)
}

/** The lines that the price is the sum of. */
export function priceLines(price: number, answers: Delivery): readonly PriceLine[] {
  const { town, whiteGlove } = answers
  const total = formatPrice(cartPrice(price, answers))
  return [
    { label: words.cart, amount: formatPrice(price) },
    town
      ? deliveryLine(price, town)
      : { label: words.noTown, amount: words.noTownAmount, clause: deliveryClauses.free },
    ...(whiteGlove
      ? [{ label: words.whiteGlove, amount: formatPrice(whiteGloveFee), clause: deliveryClauses.whiteGlove }]
      : []),
    { label: town ? words.total : words.totalPickedUp, amount: total },
  ]
}

function deliveryLine(price: number, town: Place): PriceLine {
  const label = fillText(words.delivery, { town: town.name })
  const fee = deliveryFee(price, deliveryTo(town))
  const amount = fee === 0 ? words.free : fillText(words.about, { amount: formatPrice(fee) })
  if (!isSmallSale(price)) {
    const { area, rule } = saleDelivery(town)
    return { label, amount, rule, clause: area === 'beyond' ? deliveryClauses.beyond : deliveryClauses.free }
  }
  const { miles, showroom } = smallSaleDelivery(town)
  const values = { miles: formatCount(miles, 'mile'), showroom, rate: formatPrice(perMileBeyond) }
  return { label, amount, rule: fillText(words.smallSale, values), clause: deliveryClauses.free }
}
