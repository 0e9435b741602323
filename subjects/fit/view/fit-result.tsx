import { formatCount, formatPrice } from '#kit/formats/format.ts'
import { Fold } from '#kit/parts/fold.tsx'
import { Link } from '#kit/parts/link.tsx'
import { findACartPage as words } from '#subjects/fit/facts/find-a-cart-page.ts'
import { grounds } from '#subjects/fit/facts/questions.ts'
import { type Answers, fitPath } from '#subjects/fit/rules/answers.ts'
import type { FitResult } from '#subjects/fit/rules/fit.ts'
import { vehiclePath } from '#subjects/inventory/rules/vehicle-slug.ts'
import { FitPick } from './fit-pick.tsx'
import './fit-picks.css'
import './fit-misses.css'
import './fit-others.css'

interface FitResultListProps {
  readonly result: FitResult
  readonly answers: Answers
}

/** The three carts, what to change to see more, and every other cart with the sentence that ruled it out. */
export function FitResultList({ result: { picks, misses, others }, answers }: FitResultListProps) {
  if (picks.length + others.length === 0) return <p>{words.empty}</p>
  return (
    <>
      {picks.length > 0 && (
        <ol className="fit-picks">
          {picks.map((pick) => (
            <FitPick key={pick.cart.id} pick={pick} answers={answers} />
          ))}
        </ol>
      )}
      {misses.length > 0 && (
        <section className="fit-misses">
          <h2>{picks.length === 0 ? words.misses.heading : words.misses.headingMore}</h2>
          <ul>
            {misses.map(({ cart, price, relaxed, change }) => (
              <li key={cart.id}>
                <Link className="link" href={fitPath(relaxed)}>
                  {change}
                </Link>{' '}
                {words.misses.brings} <Link href={vehiclePath(cart.id)}>{cart.name}</Link>, <b>{formatPrice(price)}</b>
              </li>
            ))}
          </ul>
        </section>
      )}
      <FitOthers others={others} />
    </>
  )
}

function FitOthers({ others }: Pick<FitResult, 'others'>) {
  const { heading, hint } = words.others
  return (
    <div className="fit-others">
      {others.length > 0 && (
        <Fold title={heading} hint={formatCount(others.length, hint.one, hint.many)}>
          <ul className="fit-others-list">
            {others.map(({ cart, sentence }) => (
              <li key={cart.id}>
                <Link href={vehiclePath(cart.id)}>{cart.name}</Link>
                <span>{sentence}</span>
              </li>
            ))}
          </ul>
        </Fold>
      )}
      <Fold title={words.rules.heading}>
        <ul className="fit-others-list">
          {Object.values(grounds).map(({ rule }) => (
            <li key={rule}>{rule}</li>
          ))}
        </ul>
      </Fold>
    </div>
  )
}
