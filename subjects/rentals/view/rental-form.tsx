import type { ReactNode } from 'react'
import { formatCount } from '#kit/formats/format.ts'
import { AskedForm } from '#kit/parts/asked-form.tsx'
import { hasProblems } from '#kit/parts/planner.tsx'
import { PlannerChoice, PlannerField } from '#kit/parts/planner-field.tsx'
import { plannerWords } from '#kit/parts/words.ts'
import { deliveredWords } from '#subjects/county/facts/delivered-words.ts'
import { townQuestion } from '#subjects/county/facts/town-page.ts'
import { readDestination } from '#subjects/county/rules/destinations.ts'
import { TownChoices } from '#subjects/county/view/town-choices.tsx'
import { addresses } from '#subjects/dealership/facts/addresses.ts'
import { CallButton } from '#subjects/dealership/view/call-button.tsx'
import { Picture } from '#subjects/pictures/view/picture.tsx'
import { rentalPlanner as words } from '#subjects/rentals/facts/rental-planner.ts'
import { plannerLimits, rentalSections } from '#subjects/rentals/facts/rental-plans.ts'
import { sectionOf } from '#subjects/rentals/rules/rental-planner.ts'
import { type RentalQuery, sharedPath } from '#subjects/rentals/rules/rental-query.ts'
import '#kit/parts/button.css'
import './rental-form.css'

const carts = rentalSections.map(({ kind, cart, seats }) => ({ value: kind, label: `${cart}, ${seats}` }))

interface RentalFormProps {
  readonly query: RentalQuery
  /** What is known of the visitor's town, below the questions. */
  readonly children?: ReactNode
}

/** Asks how long, which cart and where, at the top of a page; on a phone the rentals page folds it above the answer, with the cart below. */
export function RentalForm({ query, children }: RentalFormProps) {
  const { input, typed } = query
  const questions = (
    <>
      <Questions query={query} />
      {children}
    </>
  )
  if (!input) return questions
  const { town } = readDestination(typed.town)
  const { cart, picture } = sectionOf(input.kind)
  const asked = [formatCount(input.days, 'day'), cart, ...(town ? [town.name] : [])].join(' · ')
  return (
    <AskedForm asked={asked} change={deliveredWords.change}>
      {questions}
      <Picture path={picture} alt="" layout="rental" className="rental-picture" />
    </AskedForm>
  )
}

function Questions({ query }: { readonly query: RentalQuery }) {
  const { input, typed, problems } = query
  const { town, several } = readDestination(typed.town)
  return (
    <form id="plan" className="stack" action={`${addresses.rentals}#plan-result`} noValidate>
      {hasProblems(query) && (
        <p id="plan-result" className="field-error">
          {plannerWords.problems}
        </p>
      )}
      <div className="rental-form-fields">
        <PlannerField
          query={query}
          id="plan-days"
          name="days"
          label={words.days}
          type="number"
          min={1}
          max={plannerLimits.days}
          inputMode="numeric"
          placeholder={words.daysHint}
        />
        <PlannerChoice query={query} id="plan-cart" name="cart" label={words.cart} choices={carts} />
        <PlannerField
          query={{ problems, typed: { ...typed, town: town?.name ?? typed.town } }}
          id="plan-town"
          name="town"
          label={townQuestion.label}
          hint={words.noTown}
          type="text"
          autoComplete="address-level2"
        />
      </div>
      {several.length > 0 && (
        <p className="cluster">
          <TownChoices towns={several} hrefOf={({ slug }) => sharedPath({ ...typed, town: slug })} />
        </p>
      )}
      <OtherWays query={query} />
      <div className="cluster">
        <button type="submit" className="button" data-look={input ? 'solid' : 'main'}>
          {words.submit}
        </button>
        {!input && <CallButton label={words.result.call} />}
      </div>
    </form>
  )
}

/** Fields for dates, and for miles where the visitor's town is not on the list. */
function OtherWays({ query }: { readonly query: RentalQuery }) {
  const { from, to, miles } = query.typed
  return (
    <details className="rental-form-other" open={[from, to, miles].some((text) => text !== '')}>
      <summary>{words.otherWays}</summary>
      <div className="rental-form-fields">
        <PlannerField query={query} id="plan-from" name="from" label={words.from} type="date" />
        <PlannerField query={query} id="plan-to" name="to" label={words.to} type="date" />
        <PlannerField
          query={query}
          id="plan-miles"
          name="miles"
          label={words.miles}
          type="number"
          min={0}
          max={plannerLimits.miles}
          inputMode="numeric"
          placeholder={words.milesHint}
        />
      </div>
      <p className="small soft">{words.or}</p>
    </details>
  )
}
