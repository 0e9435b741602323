import { formatNumber } from '#kit/formats/format.ts'
import { planTerms, type RentalSection } from '#subjects/rentals/facts/rental-plans.ts'
import { type PlanFigure, planFigures, rentalPriceName } from '#subjects/rentals/rules/rental-prices.ts'
import { type Asked, markOf, WhyBack } from './asked.tsx'
import { Send } from './controls.tsx'

interface PricesProps {
  readonly sections: readonly RentalSection[]
  /** The kind of cart whose form comes back, with what was typed. */
  readonly kind: string | undefined
  readonly asked: Asked | undefined
}

const columns: Readonly<Record<PlanFigure, string>> = { price: 'Price', save: 'Saves, %', renewal: 'A further day' }

/** DESK-82: what a rental costs, a form for each kind of cart. */
export function PricesScreen({ sections, kind, asked }: PricesProps) {
  return (
    <>
      <h1>Prices of rentals</h1>
      {sections.map((section) => (
        <PlanForm key={section.kind} section={section} asked={section.kind === kind ? asked : undefined} />
      ))}
    </>
  )
}

function PlanForm({ section, asked }: { readonly section: RentalSection; readonly asked: Asked | undefined }) {
  const { kind, heading, figures } = section
  const names = Object.entries(planFigures) as [PlanFigure, (typeof planFigures)[PlanFigure]][]
  return (
    <form id={kind} className="shop-part stack" method="post" action={`/prices/${kind}#${kind}`}>
      <h2>{heading}</h2>
      <WhyBack asked={asked} />
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
              <th scope="row">{plan}</th>
              {names.map(([figure, field]) => {
                const name = rentalPriceName(kind, id, figure)
                const amount = figures[id][field]
                return (
                  <td key={figure}>
                    {amount !== null && (
                      <>
                        <input type="hidden" name={`seen.${name}`} value={amount} />
                        <input
                          name={name}
                          inputMode="decimal"
                          autoComplete="off"
                          aria-label={`${heading}, ${plan}: ${columns[figure]}`}
                          defaultValue={asked?.values[name] ?? formatNumber(amount)}
                          {...markOf(asked, name)}
                        />
                      </>
                    )}
                  </td>
                )
              })}
            </tr>
          ))}
        </tbody>
      </table>
      <Send data-look="solid">Save</Send>
    </form>
  )
}
