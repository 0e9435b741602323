import { fillText, formatPrice } from '#kit/formats/format.ts'
import { Fold } from '#kit/parts/fold.tsx'
import { Link } from '#kit/parts/link.tsx'
import { deliveryClauses } from '#subjects/county/facts/delivery-rules.ts'
import { deliveredSentence } from '#subjects/county/rules/delivered-price.ts'
import { deliveryTo } from '#subjects/county/rules/delivery.ts'
import { climbWords } from '#subjects/fit/facts/climb-words.ts'
import { findACartPageWords as words } from '#subjects/fit/facts/find-a-cart-page.ts'
import { garageFigures, garageWords } from '#subjects/fit/facts/garage.ts'
import { type Answers, fitPath } from '#subjects/fit/rules/answers.ts'
import { answersText, groundRules } from '#subjects/fit/rules/answers-text.ts'
import { priceLines } from '#subjects/fit/rules/cart-price.ts'
import { chargeText, speedText } from '#subjects/fit/rules/climb-text.ts'
import type { FitResult } from '#subjects/fit/rules/fit.ts'
import type { CartPick } from '#subjects/fit/rules/judged-cart.ts'
import { vehiclePath } from '#subjects/inventory/rules/cart-slug.ts'
import { feetAndInches } from '#subjects/inventory/rules/pictures/cart-in-garage.ts'
import { CartItem, CartLines } from '#subjects/inventory/view/cart-item.tsx'
import { useAmounts } from '#subjects/policies/view/prices-today.tsx'
import { AskUs } from './ask-us.tsx'
import { Hill } from './hill.tsx'
import '#subjects/inventory/view/cart-item.later.css?inline'
import '#kit/parts/ticks.css'
import './fit-counted.css'
import './fit-others.css'

const { pick: texts, lines } = words
/** The notes that explain how the rule judges. */
const notes = [
  { heading: words.rules.heading, list: groundRules },
  { heading: words.rules.climb, list: climbWords.notes },
  {
    heading: words.rules.garage,
    list: garageWords.notes.map((note) => fillText(note, { hand: feetAndInches(garageFigures.hand) })),
  },
]

interface FitResultProps {
  readonly result: FitResult
  readonly answers: Answers
  /** Whether these are the answers of an example, since the visitor has answered nothing. */
  readonly isExample: boolean
  readonly ask: { readonly path: string; readonly siteUrl: string; readonly cart: string | undefined }
}

/** The hill and the three carts. */
export function FitResultList({ result, answers, isExample, ask }: FitResultProps) {
  const { picks, others } = result
  const { contact, mail } = words.ask
  if (picks.length + others.length === 0) return <p>{words.empty}</p>
  return (
    <>
      <div className="stack">
        {isExample && (
          <p>
            <b>{words.example.lead}</b> {answersText(answers)}
          </p>
        )}
        <Hill result={result} answers={answers} />
      </div>
      <ol className="carts" data-look="three">
        {picks.map((pick, index) => (
          <FitPick key={pick.cart.id} pick={pick} number={index + 1} answers={answers} />
        ))}
      </ol>
      {!isExample && picks.length > 0 && (
        <p className="cluster screen-only">
          <AskUs
            words={{ mail, contact: picks.length === 1 ? contact.one : contact.many }}
            answer={[
              answersText(answers),
              ...picks.map(({ cart, price, role }) => `${role}: ${cart.name}, ${formatPrice(price)}`),
            ].join('\n')}
            path={ask.path}
            siteUrl={ask.siteUrl}
            cartId={ask.cart}
          />
        </p>
      )}
    </>
  )
}

/** Every other cart with the sentence that rules it out, and how the rule judges. */
export function FitOthers({ others }: Pick<FitResult, 'others'>) {
  const { one, many } = words.others.heading
  const heading = others.length === 1 ? one : fillText(many, { count: others.length })
  return (
    <div className="fit-others screen-only">
      {others.length > 0 && (
        <Fold title={heading}>
          <ul className="fit-others-list">
            {others.map(({ cart, sentence }) => (
              <li key={cart.id}>
                <Link className="underlined" href={vehiclePath(cart.id)}>
                  {cart.name}
                </Link>
                <span>{sentence}</span>
              </li>
            ))}
          </ul>
        </Fold>
      )}
      {notes.map(({ heading, list }) => (
        <Fold key={heading} title={heading}>
          <ul className="fit-others-list">
            {list.map((note) => (
              <li key={note}>{note}</li>
            ))}
          </ul>
        </Fold>
      ))}
    </div>
  )
}

interface FitPickProps {
  readonly pick: CartPick
  /** The number of the cart on the hill. */
  readonly number: number
  readonly answers: Answers
}

/** One of the three: its price at the visitor's town, why it is picked or what it lacks, and the lines of the price. */
function FitPick({ pick, number, answers }: FitPickProps) {
  const { cart, price, role, reason, because, change } = pick
  const amounts = useAmounts()
  const [before, after] = answers.town
    ? deliveredSentence(cart.price, deliveryTo(answers.town, amounts))
    : ['', ` ${lines.totalPickedUp.toLowerCase()}`]
  return (
    <CartItem
      cart={cart}
      layout="card"
      eager
      heading="h2"
      href={vehiclePath(cart.id)}
      role={
        <>
          <b className="hill-number" aria-hidden="true">
            {number}
          </b>{' '}
          {role}
        </>
      }
      lines={
        <CartLines
          cart={cart}
          delivered={{ before, price, after: [answers.whiteGlove && lines.withWhiteGlove, after] }}
        />
      }
    >
      <div className="cart-text fit-why">
        {reason !== '' && role !== words.misses.roles.budget && <p>{reason}</p>}
        <ul className="ticks">
          {[because.join(' · '), ...pickLines(pick, answers)].filter(Boolean).map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
        {change && (
          <p>
            <Link className="link" href={fitPath(change.relaxed)}>
              {fillText(words.misses.link, { change: change.words })}
            </Link>
          </p>
        )}
      </div>
      <details className="cart-actions fit-counted">
        <summary>{texts.counted}</summary>
        <dl>
          {priceLines(cart.price, answers, amounts).map(({ label, amount, rule, clause }) => (
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
    </CartItem>
  )
}

/** What was worked out for the visitor's questions. */
function pickLines({ climb, parked, faults }: CartPick, { driveway }: Answers): readonly string[] {
  const isFaulty = (answer: 'driveway' | 'garage') => faults.some((fault) => fault.answer === answer)
  return [
    ...(climb && 'mph' in climb && !isFaulty('driveway')
      ? [driveway ? `${speedText(climb)}, ${chargeText(climb.share)}` : climbWords.carries]
      : []),
    ...(parked && !isFaulty('garage') ? [parkedText(parked)] : []),
  ]
}

function parkedText({ folded, spare = 0 }: NonNullable<CartPick['parked']>): string {
  const { fits, exactly, folded: foldedIn } = garageWords
  if (folded) return foldedIn
  return spare > 0 ? fillText(fits, { spare: feetAndInches(spare) }) : exactly
}
