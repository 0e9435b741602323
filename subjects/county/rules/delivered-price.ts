import { fillText, formatPrice } from '#kit/formats/format.ts'
import { deliveredWords as words } from '#subjects/county/facts/delivered-words.ts'

/** The costs of delivery to one town, in as few figures as a list of carts needs. */
export interface DeliveryTo {
  readonly slug: string
  readonly name: string
  /** The fee for a cart that costs at least the minimum. */
  readonly fee: number
  /** The fee for a cart that costs less. */
  readonly smallSaleFee: number
  readonly minimumSale: number
}

export function deliveryFee(price: number, { fee, smallSaleFee, minimumSale }: DeliveryTo): number {
  return price < minimumSale ? smallSaleFee : fee
}

export function deliveredPrice(price: number, to: DeliveryTo): number {
  return price + deliveryFee(price, to)
}

/** The words beside the price: 'Delivered free to Towamensing', or 'About $4,157 delivered to Kline' */
export function deliveredText(price: number, to: DeliveryTo): string {
  if (deliveryFee(price, to) === 0) return fillText(words.free, { town: to.name })
  return deliveredSentence(price, to).join(formatPrice(deliveredPrice(price, to)))
}

/**
 * The words before the price and after it. "About" stands where the price rests on rounded miles. The words after a small sale say why
 * it pays.
 */
export function deliveredSentence(price: number, to: DeliveryTo): readonly string[] {
  const fee = deliveryFee(price, to)
  const sentence = price < to.minimumSale ? words.smallSale : words.about
  const values = { town: to.name, minimum: formatPrice(to.minimumSale), fee: formatPrice(fee) }
  return fillText<string>(fee === 0 ? words.exact : sentence, values).split('{price}')
}
