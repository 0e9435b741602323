import { Link } from '#kit/parts/link.tsx'
import { deliveredText } from '#subjects/county/rules/delivered-price.ts'
import { deliveryTo } from '#subjects/county/rules/delivery.ts'
import type { Town } from '#subjects/county/rules/towns.ts'
import { usualAnswers } from '#subjects/fit/rules/answers.ts'
import { fitOf } from '#subjects/fit/rules/fit.ts'
import type { Vehicle } from '#subjects/inventory/rules/vehicle.ts'
import { vehiclePath } from '#subjects/inventory/rules/vehicle-slug.ts'
import { QuestionLinks } from './question-links.tsx'

interface TownCartsProps {
  readonly town: Town
  readonly vehicles: readonly Vehicle[]
}

/** FIT-19, FIT-30: the three carts for a town's ground and the kind that suits it first, each with its delivered price and reason, and the questions after them. */
export function TownCarts({ town, vehicles }: TownCartsProps) {
  const { picks } = fitOf(vehicles, usualAnswers(town))
  return (
    <>
      <ol className="stack">
        {picks.map(({ cart, role, reason }) => (
          <li key={cart.id}>
            <p>
              <b>{role}:</b>{' '}
              <Link className="link" href={vehiclePath(cart.id)}>
                {cart.name}
              </Link>
            </p>
            <p>
              {deliveredText(cart.price, deliveryTo(town))}. {reason}
            </p>
          </li>
        ))}
      </ol>
      <QuestionLinks />
    </>
  )
}
