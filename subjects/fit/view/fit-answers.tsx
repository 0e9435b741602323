import { fillText } from '#kit/formats/format.ts'
import { AskedForm } from '#kit/parts/asked-form.tsx'
import { Fold } from '#kit/parts/fold.tsx'
import { TownChoices } from '#subjects/county/view/town-choices.tsx'
import { addresses } from '#subjects/dealership/facts/addresses.ts'
import { findACartPageWords } from '#subjects/fit/facts/find-a-cart-page.ts'
import { grounds, loads, fitForm as words } from '#subjects/fit/facts/questions.ts'
import {
  answersIn,
  type FitQuery,
  fitPath,
  isUsualGround,
  type TypedAnswer,
  whiteGloveValue,
} from '#subjects/fit/rules/answers.ts'
import { answersText } from '#subjects/fit/rules/answers-text.ts'
import { drivewayKeys } from '#subjects/fit/rules/driveway.ts'
import { sides } from '#subjects/fit/rules/garage.ts'
import { Priced } from '#subjects/policies/view/prices-today.tsx'
import { FitField } from './fit-field.tsx'
import '#kit/parts/button.css'
import './fit-answers.css'
import './fit-choices.css'

const { chosen } = findACartPageWords

/** The answers in one line that unfolds to their form; in a wide window the form stands beside the carts. */
export function FitAnswers({ query }: { readonly query: FitQuery }) {
  const { answers, hasAnswers, empty, problems, towns } = query
  const failed = Object.values(problems)
  return (
    <div className="fit-answers">
      {empty && (
        <p role="alert" className="field-error">
          {words.nothing}
        </p>
      )}
      {failed.length > 0 && (
        <div role="alert">
          <ul className="fit-problems">
            {failed.map((problem) => (
              <li key={problem} className="field-error">
                {problem}
                {problem === problems.town && (
                  <TownChoices towns={towns} hrefOf={(town) => fitPath(answersIn(town, answers), query.cart)} />
                )}
              </li>
            ))}
          </ul>
        </div>
      )}
      {hasAnswers ? (
        <AskedForm asked={answersText(answers)} change={chosen.change}>
          <FitForm query={query} />
        </AskedForm>
      ) : (
        <FitForm query={query} />
      )}
    </div>
  )
}

function FitForm({ query: { answers, hasAnswers, typed, problems, cart } }: { readonly query: FitQuery }) {
  const field = (name: TypedAnswer) => <FitField key={name} name={name} value={typed[name]} error={problems[name]} />
  const isTyped = (names: readonly TypedAnswer[]) => names.some((name) => typed[name] !== '')
  return (
    <form id="answers" action={addresses.findACart} className="fit-form screen-only" noValidate>
      {field('town')}
      {field('riders')}
      {field('budget')}
      <input type="hidden" name="asks" value="ground" />
      {cart !== undefined && <input type="hidden" name="cart" value={cart} />}
      <Choices name="ground" choices={grounds} ticked={answers.ground} hint={usualGroundHint(answers)} />
      {/* What few visitors are asked about: folded until one of it is answered. */}
      <div>
        <Fold title={words.driveway.heading} open={answers.carry.length > 0 || isTyped([...drivewayKeys, 'load'])}>
          <Choices name="carry" choices={loads} ticked={answers.carry} />
          <div className="fit-figures">{[...drivewayKeys, 'load' as const].map(field)}</div>
          <p className="small soft">{words.driveway.hint}</p>
        </Fold>
        <Fold title={words.garage.heading} open={answers.whiteGlove || isTyped(sides)}>
          <div className="fit-figures">{sides.map(field)}</div>
          <p className="small soft">{words.garage.hint}</p>
          <label className="fit-extra">
            <input type="checkbox" name="extra" value={whiteGloveValue} defaultChecked={answers.whiteGlove} />
            <span>
              <Priced text={words.whiteGlove} /> <small className="soft">{words.whiteGloveNote}</small>
            </span>
          </label>
        </Fold>
      </div>
      <button type="submit" className="button" data-look={hasAnswers ? 'solid' : 'main'}>
        {words.submit}
      </button>
    </form>
  )
}

/** Says whose ground is ticked, where the visitor has named a town and no ground. */
function usualGroundHint(answers: FitQuery['answers']): string | undefined {
  const { town, ground } = answers
  if (!town || ground.length === 0 || !isUsualGround(answers)) return undefined
  return fillText(words.usualGround, { town: town.name })
}

interface ChoicesProps {
  readonly name: 'ground' | 'carry'
  readonly choices: Readonly<Record<string, { readonly label: string }>>
  readonly ticked: readonly string[]
  readonly hint?: string | undefined
}

/** A question with boxes to tick, any number of them. */
function Choices({ name, choices, ticked, hint }: ChoicesProps) {
  return (
    <fieldset className="fit-choices">
      <legend>{words[name]}</legend>
      {Object.entries(choices).map(([value, { label }]) => (
        <label key={value}>
          <input type="checkbox" name={name} value={value} defaultChecked={ticked.includes(value)} />
          {label}
        </label>
      ))}
      {hint && <small className="soft">{hint}</small>}
    </fieldset>
  )
}
