import { findACartPage } from '#content/fit/find-a-cart-page.ts'
import type { Town } from '#site/county/rules/towns.ts'
import { fitPath } from '#site/fit/rules/answers.ts'
import { cartsForTown, usualAnswers } from '#site/fit/rules/carts-for-town.ts'
import { chosenWords } from '#site/fit/rules/chosen-words.ts'
import type { Vehicle } from '#site/inventory/rules/vehicle.ts'
import { FitPick } from './fit-pick.tsx'
import './fit-picks.css'

interface TownCartsProps {
  readonly town: Town
  readonly carts: readonly Vehicle[]
}

/** FIT-20: the carts for a town, by the answers that are usual there, with the way to change them. */
export function TownCarts({ town, carts }: TownCartsProps) {
  const answers = usualAnswers(town)
  const [, ...line] = chosenWords(answers)
  return (
    <div className="stack">
      <p>
        {line.join(' · ')}{' '}
        <a className="link" href={`${fitPath(answers)}#answers`}>
          {findACartPage.chosen.change}
        </a>
      </p>
      <ol className="fit-picks">
        {cartsForTown(town, carts).picks.map((pick) => (
          <FitPick key={pick.cart.id} pick={pick} answers={answers} level={3} />
        ))}
      </ol>
    </div>
  )
}
