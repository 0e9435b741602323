import { formatPercent } from '#kit/formats/format.ts'
import { Field } from '#kit/parts/field.tsx'
import { type PriceName, priceParts, setPrices } from '#subjects/policies/facts/set-prices.ts'
import type { Amounts } from '#subjects/policies/rules/prices-today.ts'
import { planTerms, type RentalSection } from '#subjects/rentals/facts/rental-plans.ts'
import { type PlanFigure, planFigures, rentalPriceName } from '#subjects/rentals/rules/rental-prices.ts'
import { withCommas } from './cart-form.tsx'
import { Save } from './controls.tsx'
import { markOf, type RefusedForm, WhyRefused } from './refused-form.tsx'

interface PricesProps {
  readonly sections: readonly RentalSection[]
  readonly amounts: Amounts
  /** The part of the screen whose form comes back with what was typed. */
  readonly part: string | undefined
  readonly asked: RefusedForm | undefined
}

const columns: Readonly<Record<PlanFigure, string>> = {
  price: 'Price, $',
  renewal: 'Extra day, $',
}

/** DESK-82: a form of rental prices for each kind of cart, then one for all other prices. */
export function PricesScreen({ sections, amounts, part, asked }: PricesProps) {
  const askedIn = (key: string) => (key === part ? asked : undefined)
  return (
    <>
      <h1>Prices</h1>
      <div className="prices">
        {sections.map((section) => (
          <PlanForm key={section.kind} section={section} asked={askedIn(section.kind)} />
        ))}
        {priceParts.map(({ key, ...priced }) => (
          <PartForm key={key} part={key} {...priced} amounts={amounts} asked={askedIn(key)} />
        ))}
      </div>
    </>
  )
}

interface PartFormProps extends Pick<PricesProps, 'amounts' | 'asked'> {
  readonly part: string
  readonly heading: string
  readonly names: readonly PriceName[]
}

function PartForm({ part, heading, names, amounts, asked }: PartFormProps) {
  return (
    <form
      id={part}
      className="desk-panel stack"
      method="post"
      action={`/prices/${part}#${part}`}
      data-typed={asked && ''}
    >
      <h2>{heading}</h2>
      <WhyRefused asked={asked} />
      <div className="price-fields">
        {names.map((name) => (
          <div key={name}>
            <input type="hidden" name={`seen.${name}`} value={amounts[name]} />
            <Field id={name} label={setPrices[name].label}>
              {(control) => (
                <span className="desk-price">
                  <input
                    {...control}
                    name={name}
                    inputMode="decimal"
                    autoComplete="off"
                    defaultValue={withCommas(asked?.values[name] ?? String(amounts[name]))}
                    {...markOf(asked, name)}
                  />
                </span>
              )}
            </Field>
          </div>
        ))}
      </div>
      <Save aria-label={`Save the prices: ${heading}`} />
    </form>
  )
}

function PlanForm({ section, asked }: { readonly section: RentalSection; readonly asked: RefusedForm | undefined }) {
  const { kind, heading, figures } = section
  const names = Object.entries(planFigures) as [PlanFigure, (typeof planFigures)[PlanFigure]][]
  return (
    <form
      id={kind}
      className="desk-panel stack"
      method="post"
      action={`/prices/${kind}#${kind}`}
      data-typed={asked && ''}
    >
      <h2>{heading}</h2>
      <WhyRefused asked={asked} />
      <table className="price-table">
        <thead>
          <tr>
            <th scope="col">Plan</th>
            {names.map(([figure]) => (
              <th key={figure} scope="col">
                {columns[figure]}
              </th>
            ))}
            <th scope="col">Discount</th>
          </tr>
        </thead>
        <tbody>
          {planTerms.map(({ id, name: plan }) => (
            <tr key={id}>
              <th scope="row">{plan}</th>
              {names.map(([figure, field]) => {
                const name = rentalPriceName(kind, id, figure)
                const amount = figures[id][field]
                return (
                  <td key={figure}>
                    <input type="hidden" name={`seen.${name}`} value={amount} />
                    <input
                      name={name}
                      inputMode="decimal"
                      autoComplete="off"
                      aria-label={`${heading}, ${plan}: ${columns[figure]}`}
                      defaultValue={withCommas(asked?.values[name] ?? String(amount))}
                      {...markOf(asked, name)}
                    />
                  </td>
                )
              })}
              <td className="soft">
                {figures[id].savingsPercent !== null && formatPercent(figures[id].savingsPercent)}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <Save aria-label={`Save the prices: ${heading}`} />
    </form>
  )
}
