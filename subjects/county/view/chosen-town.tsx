import { createContext, type ReactNode, useContext } from 'react'
import { LinkContext } from '#kit/parts/link.tsx'
import { townKey, withTown } from '#subjects/county/rules/chosen-town.ts'
import { type DeliveryTo, deliveredText } from '#subjects/county/rules/delivered-price.ts'

/** The costs of delivery to the chosen town. An island is a root of its own and provides this context anew. */
export const DeliveryContext = createContext<DeliveryTo | null>(null)

interface ChosenTownProps {
  readonly delivery: DeliveryTo | null
  /** Whether the page at this path understands a town in its address. */
  readonly carries: (path: string) => boolean
  readonly children: ReactNode
}

/** Inside it prices are delivered prices and links carry the town; the frame puts it around a page (CART-130, CART-132). */
export function ChosenTown({ delivery, carries, children }: ChosenTownProps) {
  if (!delivery) return children
  const write = (href: string) => (carries(href.replace(/[?#].*$/, '')) ? withTown(href, delivery.slug) : href)
  return (
    <LinkContext value={write}>
      <DeliveryContext value={delivery}>{children}</DeliveryContext>
    </LinkContext>
  )
}

/** Writes the chosen town into the links of an island, which cannot ask whether a page carries a town. */
export function useTownPath(): (path: string) => string {
  const slug = useContext(DeliveryContext)?.slug
  return (path) => withTown(path, slug)
}

/** Sends the chosen town along with a form that leads to carts or prices. */
export function ChosenTownField() {
  const delivery = useContext(DeliveryContext)
  return delivery && <input type="hidden" name={townKey} value={delivery.slug} />
}

interface DeliveredPriceProps {
  readonly price: number
  /** The address that explains how the price is counted. */
  readonly counted?: string
}

/** The price delivered to the town, where a town has been chosen (CART-130). */
export function DeliveredPrice({ price, counted }: DeliveredPriceProps) {
  const delivery = useContext(DeliveryContext)
  if (!delivery) return null
  const text = deliveredText(price, delivery)
  return counted ? (
    <a className="link" href={counted}>
      {text}
    </a>
  ) : (
    <span className="delivered-price">{text}</span>
  )
}
