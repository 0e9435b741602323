import type { ReactNode } from 'react'
import { fillText, formatCount, formatDate, formatMoneyExact, formatPrice } from '#kit/formats/format.ts'
import { CallButton } from '#subjects/dealership/view/call-button.tsx'
import { policyTerms } from '#subjects/policies/facts/policy-terms.ts'
import { Priced, useAmounts } from '#subjects/policies/view/prices-today.tsx'
import { rentalPlanner } from '#subjects/rentals/facts/rental-planner.ts'
import { rentalDeliveryCost } from '#subjects/rentals/rules/rental-delivery.ts'
import { planRental, type RentalMix, sectionOf } from '#subjects/rentals/rules/rental-planner.ts'
import { type RentalQuery, type RentalRequest, sharedPath } from '#subjects/rentals/rules/rental-query.ts'
import { useRentalSections } from './rental-sections.ts'
import './rental-result.css'
import './cost-bars.css'

const words = rentalPlanner.result
const days = (count: number) => formatCount(count, 'day')

/** The cheapest mix of plans, its cost beside the alternatives, and all other costs. */
export function RentalResult({ request, typed }: { request: RentalRequest; typed: RentalQuery['typed'] }) {
  const { kind, from, to, miles } = request
  const amounts = useAmounts()
  const { best, alternatives, agreements } = planRental(kind, request.days, useRentalSections())
  const delivery = rentalDeliveryCost(miles ?? 0, amounts)
  const cart = sectionOf(kind).cart.toLowerCase()
  const alone = alternatives.map(({ plan, mix }) => {
    return { label: fillText(words.alone, { plan: plan.name }), cost: mix.cost, chosen: mix.cost === best.cost }
  })
  // A plan alone that costs as little is the mix itself.
  const mixed = alone.some(({ chosen }) => chosen) ? [] : [{ label: words.best, cost: best.cost, chosen: true }]
  return (
    <section className="stack rental-result" aria-labelledby="plan-result">
      <h2 id="plan-result" className="stack">
        <span className="figure" data-large="">
          {formatMoneyExact(best.cost + delivery.cost)}
        </span>
        <span className="rental-result-for">
          {words.total}, {fillText(words.for, { days: days(request.days), cart })}.
          {from && to && ` ${fillText(words.dates, { from: formatDate(from), to: formatDate(to) })}`}
        </span>
      </h2>
      <div className="cluster rental-result-foot">
        <CallButton look="main" label={words.call} />
        <a className="link small" href={sharedPath(typed)}>
          {words.share}
        </a>
      </div>
      <dl className="rental-result-lines">
        <Line name={words.mix} amount={formatMoneyExact(best.cost)}>
          {best.steps.map((step) => (
            <span key={step.plan.id} className="rental-result-step">
              {stepText(step)}
            </span>
          ))}
        </Line>
        <Line name={words.delivery} amount={formatPrice(delivery.cost)}>
          {miles === undefined ? words.pickup : <Priced text={deliveryText(delivery)} />}
          {delivery.cost > 0 && (
            <b className="rental-result-step">{fillText(words.collected, { total: formatMoneyExact(best.cost) })}</b>
          )}
        </Line>
        <Line name={words.deposit} amount={formatPrice(amounts[`deposit-${kind}`])} />
      </dl>
      <CostBars bars={[...mixed, ...alone]} />
      <div className="rental-result-early">
        <h3>{words.early}</h3>
        <p className="soft">{earlyText(best)}</p>
        {agreements > 1 && (
          <p className="soft">
            {fillText(words.agreements, {
              maximum: days(policyTerms.rental.maximumDays),
              agreements: formatCount(agreements, 'agreement'),
            })}
          </p>
        )}
      </div>
    </section>
  )
}

function Line({ name, amount, children }: { name: string; amount: string; children?: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{amount}</dd>
      {children && <dd className="rental-result-detail soft">{children}</dd>}
    </div>
  )
}

interface CostBar {
  readonly label: string
  readonly cost: number
  readonly chosen: boolean
}

/** The mix beside each plan alone. The figures are text; the bars repeat them for the eye. */
function CostBars({ bars }: { readonly bars: readonly CostBar[] }) {
  const most = Math.max(...bars.map(({ cost }) => cost))
  return (
    <figure className="cost-bars">
      <figcaption>{words.plot}</figcaption>
      <ul>
        {bars.map(({ label, cost, chosen }) => (
          <li key={label} data-chosen={chosen ? '' : undefined}>
            <p>
              <span>{label}</span> <span>{formatMoneyExact(cost)}</span>
            </p>
            <svg aria-hidden="true">
              <rect width={`${Math.round((1000 * cost) / most) / 10}%`} height="100%" />
            </svg>
          </li>
        ))}
      </ul>
    </figure>
  )
}

function stepText({ plan, times, renewalDays }: RentalMix['steps'][number]): string {
  const taken = fillText(words.plan, { times, plan: plan.name })
  if (renewalDays === 0) return taken
  return `${taken}, ${fillText(words.renewed, { days: days(renewalDays), rate: formatMoneyExact(plan.renewalDailyRate) })}`
}

function deliveryText({ cost, chargedMiles, miles }: ReturnType<typeof rentalDeliveryCost>): string {
  if (cost === 0) return words.included
  return fillText<string>(words.charged, { charged: chargedMiles, miles: formatCount(miles, 'mile') })
}

function earlyText({ cost, days: paid, unusedDays }: RentalMix): string {
  const kept = fillText(words.earlyText, { cost: formatMoneyExact(cost) })
  return unusedDays === 0 ? kept : `${kept} ${fillText(words.unused, { paid: days(paid), spare: days(unusedDays) })}`
}
