import { fillText, formatMoneyExact, formatPrice } from '#kit/formats/format.ts'
import { deliveryClauses } from '#subjects/county/facts/delivery-rules.ts'
import { deliveryFee } from '#subjects/county/rules/delivered-price.ts'
import {
  type Destination,
  deliveryTo,
  isSmallSale,
  saleDelivery,
  smallSaleDelivery,
} from '#subjects/county/rules/delivery.ts'
import { findACartPageWords } from '#subjects/fit/facts/find-a-cart-page.ts'
import { policyTerms } from '#subjects/policies/facts/policy-terms.ts'
import { type Amounts, priceTexts } from '#subjects/policies/rules/prices-today.ts'
import type { Answers } from './answers.ts'

const words = findACartPageWords.lines
type Delivery = Pick<Answers, 'town' | 'whiteGlove'>

/** The price of a cart delivered to the visitor's town; without a town, at the showroom. */
export function cartPrice(price: number, { town, whiteGlove }: Delivery, amounts: Amounts): number {
  const delivery = town ? deliveryFee(price, deliveryTo(town, amounts)) : 0
  return price + delivery + (whiteGlove ? amounts['delivery-white-glove'] : 0)
}

interface PriceLine {
  readonly label: string
  readonly amount: string
  readonly rule?: string
  /** The address of the clause that explains the line. */
  readonly clause?: string
}

/** The lines that add up to the price (FIT-14). */
export function priceLines(price: number, { town, whiteGlove }: Delivery, amounts: Amounts): readonly PriceLine[] {
  const { free: freeAreas, whiteGlove: placed } = deliveryClauses
  return [
    { label: words.cart, amount: formatPrice(price) },
    town ? deliveryLine(price, town, amounts) : { label: words.noTown, amount: words.noTownAmount, clause: freeAreas },
    ...(whiteGlove
      ? [{ label: words.whiteGlove, amount: priceTexts(amounts)['delivery-white-glove'], clause: placed }]
      : []),
    {
      label: town ? words.total : words.totalPickedUp,
      amount: formatMoneyExact(cartPrice(price, { town, whiteGlove }, amounts)),
    },
  ]
}

function deliveryLine(price: number, town: Destination, amounts: Amounts): PriceLine {
  const label = fillText(words.delivery, { town: town.name })
  if (isSmallSale(price)) {
    const { figure, rule } = smallSaleDelivery(town, amounts)
    const minimum = formatPrice(policyTerms.delivery.free.saleMinimum)
    return { label, amount: figure, rule: fillText(words.smallSale, { minimum, rule }), clause: deliveryClauses.free }
  }
  const sale = saleDelivery(town, amounts)
  const clause = sale.area === 'beyond' ? deliveryClauses.beyond : deliveryClauses.free
  return { label, amount: sale.figure, rule: sale.rule, clause }
}
