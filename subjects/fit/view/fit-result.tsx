import { fillText, formatCount, formatNumber, formatPrice } from '#kit/formats/format.ts'
import { Fold } from '#kit/parts/fold.tsx'
import { Link } from '#kit/parts/link.tsx'
import { deliveryClauses } from '#subjects/county/facts/delivery-rules.ts'
import { deliveredSentence } from '#subjects/county/rules/delivered-price.ts'
import { deliveryTo } from '#subjects/county/rules/delivery.ts'
import { findACartPage as words } from '#subjects/fit/facts/find-a-cart-page.ts'
import { grounds } from '#subjects/fit/facts/questions.ts'
import { type Answers, fitPath } from '#subjects/fit/rules/answers.ts'
import { answersText } from '#subjects/fit/rules/answers-text.ts'
import { priceLines } from '#subjects/fit/rules/cart-price.ts'
import type { CartPick, FitResult } from '#subjects/fit/rules/fit.ts'
import { stockText } from '#subjects/inventory/rules/stock-text.ts'
import type { Vehicle } from '#subjects/inventory/rules/vehicle.ts'
import { vehiclePath } from '#subjects/inventory/rules/vehicle-slug.ts'
import { CartPicture } from '#subjects/inventory/view/cart-picture.tsx'
import { AskUs } from './ask-us.tsx'
import './fit-pick.css'
import './fit-picks.css'
import './fit-others.css'

const { pick: texts, lines } = words

interface FitResultProps {
  readonly result: FitResult
  readonly answers: Answers
  readonly siteUrl: string
}

/** The three carts, what to change to see more, and every other cart with the sentence that ruled it out. */
export function FitResultList({ result: { picks, misses, others }, answers, siteUrl }: FitResultProps) {
  const { hint } = words.others
  const { contact, mail } = words.ask
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
      {picks.length > 0 && (
        <p className="cluster screen-only">
          <AskUs
            look="main"
            words={{ mail, contact: contact[picks.length - 1] ?? '' }}
            answer={[
              answersText(answers),
              ...picks.map(({ cart, price, role }) => `${role}: ${cart.name}, ${formatPrice(price)}`),
            ].join('\n')}
            path={fitPath(answers)}
            siteUrl={siteUrl}
          />
        </p>
      )}
      {misses.length > 0 && (
        <section className="stack">
          <h2 className="title">{picks.length === 0 ? words.misses.heading : words.misses.headingMore}</h2>
          <ul className="stack">
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
      <div className="fit-others">
        {others.length > 0 && (
          <Fold title={words.others.heading} hint={formatCount(others.length, hint.one, hint.many)}>
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
    </>
  )
}

/** One of the three: what it costs where the visitor lives, why it is here, and what the price is the sum of. */
function FitPick({ pick: { cart, price, role, reason, because }, answers }: { pick: CartPick; answers: Answers }) {
  const { id, name, images } = cart
  const [before, after] = answers.town
    ? deliveredSentence(cart.price, deliveryTo(answers.town))
    : ['', ` ${lines.totalPickedUp.toLowerCase()}`]
  return (
    <li className="fit-pick">
      <CartPicture className="fit-pick-picture" name={name} image={images[0]} layout="fitPick" eager />
      <div className="fit-pick-text">
        <h2>
          <Link href={vehiclePath(id)}>{name}</Link>
        </h2>
        <p className="fit-pick-price">
          {before}
          <b>{formatPrice(price)}</b>
          {answers.whiteGlove && lines.withWhiteGlove}
          {after}
        </p>
        <p>
          <b>{role}.</b> {reason}
          {because.length > 0 && ` ${because.join('. ')}.`}
        </p>
        <p className="small soft">{factsOf(cart).join(' · ')}</p>
      </div>
      <details className="fit-pick-lines">
        <summary>{texts.counted}</summary>
        <dl>
          {priceLines(cart.price, answers).map(({ label, amount, rule, clause }) => (
            <div key={label}>
              <dt>
                {clause ? (
                  <a className="link" href={clause}>
                    {label}
                  </a>
                ) : (
                  label
                )}
                {rule && <small className="soft">{rule}</small>}
              </dt>
              <dd>{amount}</dd>
            </div>
          ))}
        </dl>
        <p className="small soft">
          {lines.tax}{' '}
          <a className="link" href={deliveryClauses.tax}>
            {lines.taxLink}
          </a>
        </p>
      </details>
    </li>
  )
}

function factsOf(cart: Vehicle): readonly string[] {
  const { facts } = texts
  const { range: miles } = cart
  return [
    formatCount(cart.seatingCapacity, facts.seats.one, facts.seats.many),
    ...(miles === undefined ? [] : [fillText(facts.range, { miles: formatNumber(miles) })]),
    cart.isNew ? facts.new : facts.used,
    stockText(cart),
  ]
}
