import { vehiclePage } from '#content/inventory/vehicle-page.ts'
import type { Vehicle } from '#site/inventory/rules/vehicle.ts'
import { vehicleCondition } from '#site/inventory/rules/vehicle-condition.ts'
import { fillText } from '#site/shared/rules/fill-text.ts'
import { formatCount, formatPercent, formatPrice } from '#site/shared/rules/format.ts'
import { Section } from '#site/shared/view/section.tsx'
import { keptQuery } from './kept-query.tsx'
import { PaymentEstimatorIsland } from './payment-estimator.island.tsx'
import './money-section.css'

interface MoneySectionProps {
  readonly vehicle: Vehicle
  readonly path: string
  readonly search: URLSearchParams
}

const { payment, beyond } = vehiclePage

/** A month's payment on one side, and on the other what the price does not include. */
export function MoneySection({ vehicle, path, search }: MoneySectionProps) {
  const text = (name: string) => search.get(name) ?? ''
  const typed = { down: text('down'), rate: text('rate'), months: text('months') }
  return (
    <Section id="payment" title={payment.heading} lead={payment.lead}>
      <div className="split money-section">
        <PaymentEstimatorIsland
          price={vehicle.price}
          action={path}
          kept={keptQuery(search, Object.keys(typed))}
          typed={typed}
        />
        <section className="stack">
          <h3>{beyond.heading}</h3>
          <p className="soft">{beyond.lead}</p>
          <dl className="money-section-fees">
            {feesOf(vehicle).map(({ label, figure, url }) => (
              <div key={label}>
                <dt>
                  <a className="underlined" href={url}>
                    {label}
                  </a>
                </dt>
                <dd>{figure}</dd>
              </div>
            ))}
          </dl>
        </section>
      </div>
    </Section>
  )
}

function feesOf(vehicle: Vehicle): readonly { label: string; figure: string; url: string }[] {
  const { label, percent, days } = beyond.restocking[vehicleCondition(vehicle)]
  return [
    ...beyond.items.map((item) => ({
      label: item.label,
      figure: `${formatPrice(item.price)}${'unit' in item ? ` ${item.unit}` : ''}`,
      url: item.url,
    })),
    {
      label: fillText(label, { days: formatCount(days, 'day') }),
      figure: formatPercent(percent),
      url: beyond.restocking.url,
    },
  ]
}
