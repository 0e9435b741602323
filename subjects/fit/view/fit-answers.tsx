import { TownChoices } from '#subjects/county/view/town-choices.tsx'
import { addresses } from '#subjects/dealership/facts/addresses.ts'
import { findACartPage } from '#subjects/fit/facts/find-a-cart-page.ts'
import { grounds, loads, fitForm as words } from '#subjects/fit/facts/questions.ts'
import { answersIn, type FitQuery, fitPath, whiteGloveValue } from '#subjects/fit/rules/answers.ts'
import { answersText, whiteGloveLabel } from '#subjects/fit/rules/answers-text.ts'
import { FitField } from './fit-field.tsx'
import '#kit/parts/button.css'
import './fit-answers.css'
import './fit-choices.css'

const { chosen } = findACartPage
/** Questions of which any number of answers can be ticked. */
const boxes = [
  { name: 'ground', choices: grounds },
  { name: 'carry', choices: loads },
] as const

/** The answers in one line, and behind it the form that they came from. */
export function FitAnswers({ query }: { readonly query: FitQuery }) {
  const { answers, asked, empty, problems, towns } = query
  const failed = Object.values(problems).filter((problem) => problem !== undefined)
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
                  <TownChoices towns={towns} hrefOf={(town) => fitPath(answersIn(town, answers))} />
                )}
              </li>
            ))}
          </ul>
        </div>
      )}
      {asked ? (
        <details>
          <summary>
            <span>{answersText(answers) || chosen.nothing}</span>
            <b className="link">{chosen.change}</b>
          </summary>
          <FitForm query={query} />
        </details>
      ) : (
        <FitForm query={query} />
      )}
    </div>
  )
}

function FitForm({ query: { answers, typed, problems } }: { readonly query: FitQuery }) {
  const ticked: readonly string[] = [...answers.ground, ...answers.carry]
  return (
    <form id="answers" action={addresses.findACart} className="fit-form screen-only" noValidate>
      <FitField name="town" value={typed.town} error={problems.town} />
      <FitField name="riders" autoComplete="off" value={typed.riders} error={problems.riders} />
      <FitField name="budget" autoComplete="off" value={typed.budget} error={problems.budget} />
      <input type="hidden" name="asks" value="ground" />
      {boxes.map(({ name, choices }) => (
        <fieldset key={name} className="fit-choices">
          <legend>{words[name]}</legend>
          {Object.entries(choices).map(([value, { label }]) => (
            <label key={value}>
              <input type="checkbox" name={name} value={value} defaultChecked={ticked.includes(value)} />
              {label}
            </label>
          ))}
        </fieldset>
      ))}
      <label className="fit-extra">
        <input type="checkbox" name="extra" value={whiteGloveValue} defaultChecked={answers.whiteGlove} />
        <span>
          {whiteGloveLabel} <small className="soft">{words.whiteGloveNote}</small>
        </span>
      </label>
      <button type="submit" className="button" data-look="main">
        {words.submit}
      </button>
    </form>
  )
}
