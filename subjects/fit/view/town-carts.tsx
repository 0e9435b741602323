import { formatPrice } from '#kit/formats/format.ts'
import { Link } from '#kit/parts/link.tsx'
import { deliveredPrice, deliveredSentence } from '#subjects/county/rules/delivered-price.ts'
import { deliveryTo } from '#subjects/county/rules/delivery.ts'
import type { Town } from '#subjects/county/rules/towns.ts'
import { usualAnswers } from '#subjects/fit/rules/answers.ts'
import { townPicks } from '#subjects/fit/rules/town-picks.ts'
import { cardFigures } from '#subjects/inventory/rules/card-figures.ts'
import { vehiclePath } from '#subjects/inventory/rules/cart-slug.ts'
import type { Vehicle } from '#subjects/inventory/rules/vehicle.ts'
import { CartBadge } from '#subjects/inventory/view/cart-badge.tsx'
import { CartName } from '#subjects/inventory/view/cart-lines.tsx'
import { CartPicture } from '#subjects/inventory/view/cart-picture.tsx'
import { priceTerms } from '#subjects/policies/facts/price-terms.ts'
import { QuestionLinks } from './question-links.tsx'
import '#subjects/inventory/view/tall-cart.later.css'
import { useAmounts } from '#subjects/policies/view/prices-today.tsx'
import './town-carts.later.css'

interface TownCartsProps {
  readonly town: Town
  readonly vehicles: readonly Vehicle[]
}

/** FIT-19, FIT-30: three carts for a town's ground and its usual kind, each with its delivered price and reason; then more questions. */
export function TownCarts({ town, vehicles }: TownCartsProps) {
  const answers = usualAnswers(town)
  const amounts = useAmounts()
  const to = deliveryTo(town, amounts)
  return (
    <>
      <ol className="tall-carts town-carts">
        {townPicks(vehicles, town, amounts).map(({ cart, role, reason }) => {
          const { id, name, images, price } = cart
          const [before, after] = deliveredSentence(price, to)
          return (
            <li key={id} className="tall-cart">
              <CartPicture name={name} image={images[0]} layout="card" />
              <div className="tall-cart-text">
                <h3>
                  <Link href={vehiclePath(id)}>
                    <CartName cart={cart} />
                  </Link>
                </h3>
                <p>
                  {before}
                  <b className="title">{formatPrice(deliveredPrice(price, to))}</b>
                  {after} <CartBadge cart={cart} />
                </p>
                <p className="cart-facts">{cardFigures(cart)}</p>
                <p className="small">
                  <b>{role}.</b> {reason}
                </p>
              </div>
            </li>
          )
        })}
      </ol>
      <p className="small soft">{priceTerms.saleLine}</p>
      <QuestionLinks answers={answers} />
    </>
  )
}
