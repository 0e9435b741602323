import { findACartPage } from '#subjects/fit/facts/find-a-cart-page.ts'
import { fitPath, type Place } from '#subjects/fit/rules/answers.ts'
import type { Cart } from '#subjects/fit/rules/cart-facts.ts'
import { cartsForTown, usualAnswers } from '#subjects/fit/rules/carts-for-town.ts'
import { chosenWords } from '#subjects/fit/rules/chosen-words.ts'
import { FitPick } from './fit-pick.tsx'
import './fit-picks.css'

interface TownCartsProps {
  readonly town: Place
  readonly carts: readonly Cart[]
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
