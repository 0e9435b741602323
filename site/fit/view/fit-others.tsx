import { findACartPage } from '#content/fit/find-a-cart-page.ts'
import { grounds } from '#content/fit/questions.ts'
import { allGrounds } from '#site/fit/rules/answers.ts'
import type { FitResult } from '#site/fit/rules/fit.ts'
import { vehiclePath } from '#site/inventory/rules/vehicle-slug.ts'
import { formatCount } from '#site/shared/rules/format.ts'
import './fit-others.css'

const { others: words, rules } = findACartPage

/** Every other cart with the sentence that ruled it out, and the rules by which the ground is judged. */
export function FitOthers({ others }: { readonly others: FitResult['others'] }) {
  return (
    <div className="fit-others">
      {others.length > 0 && (
        <details>
          <summary>
            <h2>{words.heading}</h2>
            <span className="soft">{formatCount(others.length, words.hint.one, words.hint.many)}</span>
          </summary>
          <ul>
            {others.map(({ cart, sentence }) => (
              <li key={cart.id}>
                <a href={vehiclePath(cart.id)}>{cart.name}</a> {sentence}
              </li>
            ))}
          </ul>
        </details>
      )}
      <details>
        <summary>
          <h2>{rules.heading}</h2>
        </summary>
        <ul>
          {allGrounds.map((ground) => (
            <li key={ground}>{grounds[ground].rule}</li>
          ))}
        </ul>
      </details>
    </div>
  )
}
