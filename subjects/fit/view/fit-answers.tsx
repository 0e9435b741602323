import { Field } from '#kit/parts/field.tsx'
import { addresses } from '#subjects/dealership/facts/addresses.ts'
import { findACartPage } from '#subjects/fit/facts/find-a-cart-page.ts'
import { grounds, loads, fitForm as words } from '#subjects/fit/facts/questions.ts'
import { allGrounds, allLoads, type FitQuery, fitPath, whiteGloveValue } from '#subjects/fit/rules/answers.ts'
import { chosenWords, whiteGloveLabel } from '#subjects/fit/rules/chosen-words.ts'
import { FitChoices } from './fit-choices.tsx'
import '#kit/parts/button.css'
import './fit-answers.css'

const { chosen } = findACartPage

/** The answers in one line, and behind it the form that they came from. */
export function FitAnswers({ query }: { readonly query: FitQuery }) {
  const { answers, asked, problems, towns } = query
  const line = chosenWords(answers)
  const failed = Object.values(problems)
  return (
    <div className="fit-answers">
      {failed.length > 0 && (
        <div role="alert">
          <ul className="fit-problems">
            {failed.map((problem) => (
              <li key={problem} className="field-error">
                {problem}
                {problem === problems.town &&
                  towns.map((town) => (
                    <a key={town.slug} className="link" href={fitPath({ ...answers, town })}>
                      {town.name}
                    </a>
                  ))}
              </li>
            ))}
          </ul>
        </div>
      )}
      {asked ? (
        <details>
          <summary>
            <span>{line.length > 0 ? line.join(' · ') : chosen.nothing}</span>
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
  return (
    <form id="answers" action={addresses.findACart} className="fit-form" noValidate>
      <Field id="fit-town" label={words.town} error={problems.town}>
        {(control) => (
          <input {...control} type="text" name="town" autoComplete="address-level2" defaultValue={typed.town} />
        )}
      </Field>
      <Field id="fit-riders" label={words.riders} error={problems.riders}>
        {(control) => (
          <input
            {...control}
            type="text"
            name="riders"
            inputMode="numeric"
            autoComplete="off"
            defaultValue={typed.riders}
          />
        )}
      </Field>
      <Field id="fit-budget" label={words.budget} error={problems.budget}>
        {(control) => (
          <input
            {...control}
            type="text"
            name="budget"
            inputMode="decimal"
            autoComplete="off"
            defaultValue={typed.budget}
          />
        )}
      </Field>
      <FitChoices
        name="ground"
        legend={words.ground}
        chosen={answers.ground}
        choices={allGrounds.map((value) => ({ value, label: grounds[value].label }))}
      />
      <FitChoices
        name="carry"
        legend={words.carry}
        chosen={answers.carry}
        choices={allLoads.map((value) => ({ value, label: loads[value].label }))}
      />
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
