import { policyTerms } from '#subjects/policies/facts/policy-terms.ts'
import { aboutPrice, showroomOf } from './delivery.ts'
import type { Town } from './towns.ts'

const { free, perMileBeyond } = policyTerms.delivery

/** POL-21: a sale below the minimum is delivered nowhere for free: every mile from the showroom is charged. */
export function isSmallSale(price: number): boolean {
  return price < free.saleMinimum
}

/** What such a sale costs to bring to this town, and from where; its miles are by road, and rounded. */
export function smallSaleDelivery(town: Town) {
  const fee = town.drivingMiles * perMileBeyond
  return {
    fee,
    figure: aboutPrice(fee),
    miles: town.drivingMiles,
    showroom: showroomOf(town).name,
  }
}
