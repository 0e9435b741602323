import { fillText, formatCount, formatNumber, formatPrice } from '#kit/formats/format.ts'
import { Link } from '#kit/parts/link.tsx'
import { deliveryClauses } from '#subjects/county/facts/delivery-rules.ts'
import { deliveredSentence } from '#subjects/county/rules/delivered-price.ts'
import { deliveryTo } from '#subjects/county/rules/delivery.ts'
import { findACartPage } from '#subjects/fit/facts/find-a-cart-page.ts'
import type { Answers } from '#subjects/fit/rules/answers.ts'
import { priceLines } from '#subjects/fit/rules/cart-price.ts'
import type { Pick } from '#subjects/fit/rules/picks.ts'
import { rangeMiles } from '#subjects/inventory/rules/range-need.ts'
import { stockText } from '#subjects/inventory/rules/stock-text.ts'
import type { Vehicle } from '#subjects/inventory/rules/vehicle.ts'
import { vehiclePath } from '#subjects/inventory/rules/vehicle-slug.ts'
import { CartPicture } from '#subjects/inventory/view/cart-picture.tsx'
import './fit-pick.css'

const { pick: words, lines } = findACartPage

interface FitPickProps {
  readonly pick: Pick
  readonly answers: Answers
}

/** One of the three: what it costs where the visitor lives, why it is here, and what the price is the sum of. */
export function FitPick({ pick: { cart, price, reason, because }, answers }: FitPickProps) {
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
          {after}
        </p>
        <p>
          {reason}
          {because.length > 0 && ` ${because.join('. ')}.`}
        </p>
        <p className="small soft">{factsOf(cart).join(' · ')}</p>
      </div>
      <PriceDetail price={cart.price} answers={answers} />
    </li>
  )
}

function PriceDetail({ price, answers }: { readonly price: number; readonly answers: Answers }) {
  return (
    <details className="fit-pick-lines">
      <summary>{words.counted}</summary>
      <dl>
        {priceLines(price, answers).map(({ label, amount, rule, clause }) => (
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
  )
}

function factsOf(cart: Vehicle): readonly string[] {
  const { facts } = words
  const miles = rangeMiles(cart)
  return [
    formatCount(cart.specifications.seatingCapacity, facts.seats.one, facts.seats.many),
    ...(miles === null ? [] : [fillText(facts.range, { miles: formatNumber(miles) })]),
    cart.isNew ? facts.new : facts.used,
    stockText(cart),
  ]
}
