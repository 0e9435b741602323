import type { ComponentProps } from 'react'
import { formatPercent } from '#kit/formats/format.ts'
import { Field } from '#kit/parts/field.tsx'
import { type PriceName, priceParts, setPrices } from '#subjects/policies/facts/set-prices.ts'
import type { Amounts } from '#subjects/policies/rules/prices-today.ts'
import { planTerms, type RentalSection } from '#subjects/rentals/facts/rental-plans.ts'
import { type PlanFigure, planFigures, rentalPriceName } from '#subjects/rentals/rules/rental-prices.ts'
import { withCommas } from './cart-form.tsx'
import { Save } from './controls.tsx'
import { type FormState, markOf, WhyRefused } from './form-parts.tsx'

interface PricesProps {
  readonly sections: readonly RentalSection[]
  readonly amounts: Amounts
  readonly refused: FormState | undefined
}

const columns: Readonly<Record<PlanFigure, string>> = {
  price: 'Price',
  renewal: 'Extra day',
}

/** A card of rental prices for each kind of cart, then one for each part of all other prices, in one form (DESK-82). */
export function PricesScreen({ sections, amounts, refused }: PricesProps) {
  return (
    <>
      <div>
        <h1>Prices</h1>
        <p className="soft">“Less” is what a plan saves against paying by the day.</p>
      </div>
      <form className="stack" method="post" action="/prices" data-typed={refused && ''}>
        <WhyRefused refused={refused} />
        <div className="prices">
          {sections.map((section) => (
            <PlanCard key={section.kind} section={section} refused={refused} />
          ))}
          {priceParts.map(({ key, heading, names }) => (
            <section key={key} id={key} className="desk-panel stack" aria-labelledby={`${key}-name`}>
              <h2 id={`${key}-name`}>{heading}</h2>
              <div className="price-fields">
                {names.map((name) => (
                  <PriceField key={name} name={name} amount={amounts[name]} refused={refused} />
                ))}
              </div>
            </section>
          ))}
        </div>
        <Save asBefore={refused && '/prices'}>Save the prices</Save>
      </form>
    </>
  )
}

interface PriceFieldProps extends Pick<PricesProps, 'refused'> {
  readonly name: PriceName
  readonly amount: number
}

function PriceField({ name, amount, refused }: PriceFieldProps) {
  return (
    <Field id={name} label={setPrices[name].label}>
      {(control) => <Amount {...{ name, amount, refused }} {...control} />}
    </Field>
  )
}

interface AmountProps extends Pick<PricesProps, 'refused'>, ComponentProps<'input'> {
  readonly name: string
  readonly amount: number
}

/** Dollars, with what the form has shown of them. */
function Amount({ name, amount, refused, ...about }: AmountProps) {
  return (
    <span className="desk-price">
      <input type="hidden" name={`seen.${name}`} value={amount} />
      <input
        {...about}
        name={name}
        inputMode="decimal"
        autoComplete="off"
        defaultValue={withCommas(refused?.values[name] ?? String(amount))}
        {...markOf(refused, name)}
      />
    </span>
  )
}

function PlanCard({ section, refused }: { readonly section: RentalSection } & Pick<PricesProps, 'refused'>) {
  const { kind, heading, figures } = section
  const names = Object.entries(planFigures) as [PlanFigure, (typeof planFigures)[PlanFigure]][]
  return (
    <section id={kind} className="desk-panel stack" aria-labelledby={`${kind}-name`}>
      <h2 id={`${kind}-name`}>{heading}</h2>
      <table className="price-table">
        <thead>
          <tr>
            <th scope="col">Plan</th>
            {names.map(([figure]) => (
              <th key={figure} scope="col">
                {columns[figure]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {planTerms.map(({ id, name: plan }) => (
            <tr key={id}>
              <th scope="row">
                {plan}{' '}
                {figures[id].savingsPercent !== null && (
                  <span className="small soft">{formatPercent(Math.round(figures[id].savingsPercent))} less</span>
                )}
              </th>
              {names.map(([figure, field]) => (
                <td key={figure}>
                  <Amount
                    name={rentalPriceName(kind, id, figure)}
                    amount={figures[id][field]}
                    refused={refused}
                    aria-label={`${heading}, ${plan}: ${columns[figure]}`}
                  />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
