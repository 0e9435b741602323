import { formatCount } from '#kit/formats/format.ts'
import { Fold } from '#kit/parts/fold.tsx'
import { findACartPage } from '#subjects/fit/facts/find-a-cart-page.ts'
import { grounds } from '#subjects/fit/facts/questions.ts'
import { allGrounds } from '#subjects/fit/rules/answers.ts'
import type { FitResult } from '#subjects/fit/rules/fit.ts'
import { CartLink } from './cart-link.tsx'
import './fit-others.css'

const { others: words, rules } = findACartPage

/** Every other cart with the sentence that ruled it out, and the rules by which the ground is judged. */
export function FitOthers({ others }: { readonly others: FitResult['others'] }) {
  return (
    <div className="fit-others">
      {others.length > 0 && (
        <Fold title={words.heading} hint={formatCount(others.length, words.hint.one, words.hint.many)}>
          <ul className="fit-others-list">
            {others.map(({ cart, sentence }) => (
              <li key={cart.id}>
                <CartLink cart={cart} />
                <span>{sentence}</span>
              </li>
            ))}
          </ul>
        </Fold>
      )}
      <Fold title={rules.heading}>
        <ul className="fit-others-list">
          {allGrounds.map((ground) => (
            <li key={ground}>{grounds[ground].rule}</li>
          ))}
        </ul>
      </Fold>
    </div>
  )
}
