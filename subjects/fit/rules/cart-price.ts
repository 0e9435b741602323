import { fillText, formatCount, formatPrice } from '#kit/formats/format.ts'
import { deliveryClauses } from '#subjects/county/facts/delivery-rules.ts'
import { deliveryFee } from '#subjects/county/rules/delivered-price.ts'
import {
  type Destination,
  deliveryTo,
  isSmallSale,
  saleDelivery,
  smallSaleDelivery,
} from '#subjects/county/rules/delivery.ts'
import { findACartPage } from '#subjects/fit/facts/find-a-cart-page.ts'
import { policyTerms } from '#subjects/policies/facts/policy-terms.ts'
import type { Answers } from './answers.ts'

const words = findACartPage.lines
const { free, perMileBeyond, whiteGloveFee } = policyTerms.delivery

type Delivery = Pick<Answers, 'town' | 'whiteGlove'>

/** What a cart costs where the visitor wants it; without a town, at the showroom. */
export function cartPrice(price: number, { town, whiteGlove }: Delivery): number {
  return price + (town ? deliveryFee(price, deliveryTo(town)) : 0) + (whiteGlove ? whiteGloveFee : 0)
}

interface PriceLine {
  readonly label: string
  readonly amount: string
  readonly rule?: string
  /** The address of the clause that the line follows from. */
  readonly clause?: string
}

/** FIT-14: the lines that the price is the sum of. */
export function priceLines(price: number, { town, whiteGlove }: Delivery): readonly PriceLine[] {
  const { free: freeAreas, whiteGlove: placed } = deliveryClauses
  return [
    { label: words.cart, amount: formatPrice(price) },
    town ? deliveryLine(price, town) : { label: words.noTown, amount: words.noTownAmount, clause: freeAreas },
    ...(whiteGlove ? [{ label: words.whiteGlove, amount: formatPrice(whiteGloveFee), clause: placed }] : []),
    {
      label: town ? words.total : words.totalPickedUp,
      amount: formatPrice(cartPrice(price, { town, whiteGlove })),
    },
  ]
}

function deliveryLine(price: number, town: Destination): PriceLine {
  const label = fillText(words.delivery, { town: town.name })
  const { miles, showroom, figure } = smallSaleDelivery(town)
  if (isSmallSale(price)) {
    const values = {
      miles: formatCount(miles, 'mile'),
      showroom,
      rate: formatPrice(perMileBeyond),
      minimum: formatPrice(free.saleMinimum),
    }
    return { label, amount: figure, rule: fillText(words.smallSale, values), clause: deliveryClauses.free }
  }
  const sale = saleDelivery(town)
  const clause = sale.area === 'beyond' ? deliveryClauses.beyond : deliveryClauses.free
  return { label, amount: sale.figure, rule: sale.rule, clause }
}
