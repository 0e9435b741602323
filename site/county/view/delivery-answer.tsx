import { deliveryRules, deliveryWords as words } from '#content/county/delivery-rules.ts'
import type { Town } from '#content/county/towns/town.ts'
import { rentalDelivery } from '#content/rentals/rental-plans.ts'
import { type DeliveryAnswer as Answer, type DeliveryKind, deliveryTo } from '#site/county/rules/delivery.ts'
import { fillText } from '#site/shared/rules/fill-text.ts'
import { formatPrice } from '#site/shared/rules/format.ts'
import './delivery-answer.css'

interface DeliveryAnswerProps {
  readonly town: Town
  readonly kinds: readonly DeliveryKind[]
  /** Where it stands alone, without a heading above it that asks the question. */
  readonly heading?: string
}

/** What a delivery to this town costs, by which rule, from which showroom. */
export function DeliveryAnswer({ town, kinds, heading }: DeliveryAnswerProps) {
  return (
    <div className="delivery-answer">
      {kinds.map((kind) => {
        const answer = deliveryTo(town, kind)
        return (
          <section key={kind} className="stack ruled">
            <h3>{heading ?? words[kind]}</h3>
            <p className="figure" data-large="">
              {answer.free ? words.free : `${words.about} ${formatPrice(answer.fee)}`}
            </p>
            <p className="delivery-answer-rule">{kind === 'sale' ? saleRule(answer) : rentalRule(answer)}</p>
            {kind === 'rental' && (
              <p>
                <a className="link" href="/rentals#delivery">
                  {words.whyTwo}
                </a>
              </p>
            )}
          </section>
        )
      })}
    </div>
  )
}

function saleRule({ rule, minimumSale }: Answer): string {
  const { name, text } = deliveryRules[rule]
  const minimum = minimumSale === null ? '' : fillText(words.minimum, { minimum: formatPrice(minimumSale) })
  return `${name}. ${text} ${minimum}`.trim()
}

function rentalRule({ chargedMiles, drivingMiles, showroom, perMile }: Answer): string {
  if (chargedMiles === 0) return fillText(words.included, { included: rentalDelivery.includedMiles })
  return fillText(words.charged, {
    charged: chargedMiles,
    miles: drivingMiles,
    showroom: showroom.name,
    rate: formatPrice(perMile),
  })
}
