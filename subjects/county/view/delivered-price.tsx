import { createContext, useContext } from 'react'
import { type DeliveryTo, deliveredText } from '#subjects/county/rules/delivered-price.ts'
import { withTown } from '#subjects/county/rules/with-town.ts'

/** The town that the visitor has chosen, for all that shows a price. An island is a root of its own and sets it anew. */
export const DeliveryContext = createContext<DeliveryTo | null>(null)

interface DeliveredPriceProps {
  readonly price: number
  /** Where it is told how this is counted. */
  readonly counted?: string
}

/** CART-130: the price delivered to the town, where a town has been chosen. */
export function DeliveredPrice({ price, counted }: DeliveredPriceProps) {
  const to = useContext(DeliveryContext)
  if (!to) return null
  const text = deliveredText(price, to)
  return counted ? (
    <a className="link" href={counted}>
      {text}
    </a>
  ) : (
    <span>{text}</span>
  )
}

/** For the links of an island: the server puts the town into all others. */
export function useTownPath(): (path: string) => string {
  const slug = useContext(DeliveryContext)?.slug
  return (path) => withTown(path, slug)
}
