import { deliveredPrice, deliveredSentence } from '#subjects/county/rules/delivered-price.ts'
import { deliveryTo } from '#subjects/county/rules/delivery.ts'
import type { Town } from '#subjects/county/rules/towns.ts'
import { usualAnswers } from '#subjects/fit/rules/answers.ts'
import { townPicks } from '#subjects/fit/rules/town-picks.ts'
import { vehiclePath } from '#subjects/inventory/rules/cart-slug.ts'
import type { Vehicle } from '#subjects/inventory/rules/vehicle.ts'
import { CartItem, CartLines } from '#subjects/inventory/view/cart-item.tsx'
import { priceTerms } from '#subjects/policies/facts/price-terms.ts'
import { useAmounts } from '#subjects/policies/view/prices-today.tsx'
import { QuestionLinks } from './question-links.tsx'

interface TownCartsProps {
  readonly town: Town
  readonly vehicles: readonly Vehicle[]
}

/** Three carts for a town's ground and its usual kind, each with its delivered price and reason; then more questions (FIT-19, FIT-30). */
export function TownCarts({ town, vehicles }: TownCartsProps) {
  const answers = usualAnswers(town)
  const amounts = useAmounts()
  const to = deliveryTo(town, amounts)
  return (
    <>
      <ol className="carts" data-look="three">
        {townPicks(vehicles, town, amounts).map(({ cart, role, reason }) => {
          const [before, after] = deliveredSentence(cart.price, to)
          return (
            <CartItem
              key={cart.id}
              cart={cart}
              layout="card"
              href={vehiclePath(cart.id)}
              role={role}
              lines={<CartLines cart={cart} delivered={{ before, price: deliveredPrice(cart.price, to), after }} />}
            >
              {reason && <p className="cart-text">{reason}</p>}
            </CartItem>
          )
        })}
      </ol>
      <p className="small soft">{priceTerms.saleLine}</p>
      <QuestionLinks answers={answers} />
    </>
  )
}
