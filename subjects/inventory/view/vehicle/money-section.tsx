import { fillText, formatCount, formatPercent, formatPrice } from '#kit/formats/format.ts'
import { Fold } from '#kit/parts/fold.tsx'
import { Section } from '#kit/parts/section.tsx'
import { isSmallSale } from '#subjects/county/rules/delivery.ts'
import { vehiclePage } from '#subjects/inventory/facts/vehicle-page.ts'
import type { Vehicle } from '#subjects/inventory/rules/vehicle.ts'
import { type AskedVehicle, keptAnswers } from './ask-form.tsx'
import { PaymentEstimatorIsland } from './payment-estimator.island.tsx'
import './money-section.css'

const { payment, beyond } = vehiclePage

/** CART-49, CART-50: what the price does not include, and a month's payment for those who ask. */
export function MoneySection({ vehicle, path, search }: AskedVehicle) {
  const text = (name: string) => search.get(name) ?? ''
  const typed = { down: text('down'), rate: text('rate'), months: text('months') }
  return (
    <Section id="payment" title={beyond.heading} lead={beyond.lead}>
      <div className="split money-section">
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
        <Fold level={3} title={payment.heading} open={Object.values(typed).some((value) => value !== '')}>
          <p className="soft money-section-lead">{payment.lead}</p>
          <PaymentEstimatorIsland
            price={vehicle.price}
            action={path}
            kept={keptAnswers(search, Object.keys(typed))}
            typed={typed}
          />
        </Fold>
      </div>
    </Section>
  )
}

function feesOf({ price, isNew }: Vehicle): readonly { label: string; figure: string; url: string }[] {
  const { items, restocking } = beyond
  const { percent, days } = restocking[isNew ? 'new' : 'used']
  return [
    ...items.map((item) => ({
      label: 'smallSale' in item && isSmallSale(price) ? item.smallSale : item.label,
      figure: `${formatPrice(item.price)}${'unit' in item ? ` ${item.unit}` : ''}`,
      url: item.url,
    })),
    {
      label: fillText(restocking.label, { days: formatCount(days, 'day') }),
      figure: formatPercent(percent),
      url: restocking.url,
    },
  ]
}
