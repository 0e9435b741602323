import type { ReactNode } from 'react'
import { fillText, formatCount, formatDate, formatMoneyExact, formatPrice } from '#kit/formats/format.ts'
import { CallButton } from '#subjects/dealership/view/call-button.tsx'
import { policyTerms } from '#subjects/policies/facts/policy-terms.ts'
import { rentalPlanner } from '#subjects/rentals/facts/rental-planner.ts'
import { rentalDelivery } from '#subjects/rentals/facts/rental-plans.ts'
import { type RentalDeliveryCost, rentalDeliveryCost } from '#subjects/rentals/rules/rental-delivery.ts'
import { planRental, type RentalStep, sectionOf } from '#subjects/rentals/rules/rental-planner.ts'
import { type RentalQuery, type RentalRequest, rentalQueryKeys } from '#subjects/rentals/rules/rental-query.ts'
import './rental-result.css'
import './cost-bars.css'

type RentalAnswer = ReturnType<typeof planRental>

const words = rentalPlanner.result
const days = (count: number) => formatCount(count, 'day')

/** The cheapest mix of plans, what it costs beside the alternatives, and everything else that will be paid. */
export function RentalResult({ request, typed }: { request: RentalRequest; typed: RentalQuery['typed'] }) {
  const { kind, from, to, miles } = request
  const answer = planRental(kind, request.days)
  const delivery = rentalDeliveryCost(miles ?? 0)
  const total = answer.best.cost + delivery.cost
  const { cart } = sectionOf(kind)
  return (
    <section className="stack rental-result" aria-labelledby="plan-result">
      <h2 id="plan-result" className="rental-result-head">
        <span className="figure" data-large="">
          {formatMoneyExact(total)}
        </span>
        <span className="rental-result-for">
          {words.total}, {fillText(words.for, { days: days(request.days), cart: cart.toLowerCase() })}.
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
        <Line name={words.mix} amount={formatMoneyExact(answer.best.cost)}>
          {answer.best.steps.map((step) => (
            <span key={step.plan.id} className="rental-result-step">
              {stepText(step)}
            </span>
          ))}
        </Line>
        <Line name={words.delivery} amount={formatPrice(delivery.cost)}>
          {deliveryText(delivery, miles !== undefined)}
        </Line>
        <Line name={words.deposit} amount={formatPrice(answer.deposit)} />
      </dl>
      <CostBars answer={answer} />
      <div className="rental-result-early">
        <h3>{words.early}</h3>
        <p className="soft">{earlyText(answer)}</p>
        {answer.agreements > 1 && (
          <p className="soft">
            {fillText(words.agreements, {
              maximum: days(policyTerms.rental.maximumDays),
              agreements: formatCount(answer.agreements, 'agreement'),
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
      <dd className="rental-result-amount">{amount}</dd>
      {children && <dd className="rental-result-detail soft">{children}</dd>}
    </div>
  )
}

/** The mix beside each plan alone. The figures are text; the bars repeat them for the eye. */
function CostBars({ answer: { best, alternatives } }: { readonly answer: RentalAnswer }) {
  const bars = [
    { label: words.best, cost: best.cost, chosen: true },
    ...alternatives.map(({ plan, mix }) => {
      return { label: fillText(words.alone, { plan: plan.name }), cost: mix.cost, chosen: false }
    }),
  ]
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
              <rect width={`${Math.max(0.5, Math.round((1000 * cost) / most) / 10)}%`} height="100%" />
            </svg>
          </li>
        ))}
      </ul>
    </figure>
  )
}

function stepText({ plan, times, renewalDays }: RentalStep): string {
  const taken = fillText(words.plan, { times, plan: plan.name })
  if (renewalDays === 0) return taken
  return `${taken}, ${fillText(words.renewed, { days: days(renewalDays), rate: formatMoneyExact(plan.renewalDailyRate) })}`
}

function deliveryText({ cost, chargedMiles, miles }: RentalDeliveryCost, brought: boolean): string {
  if (!brought) return words.pickup
  if (cost === 0) return words.included
  return fillText(words.charged, {
    charged: chargedMiles,
    miles: formatCount(miles, 'mile'),
    rate: formatPrice(rentalDelivery.perMile),
  })
}

function earlyText({ best }: RentalAnswer): string {
  const kept = fillText(words.earlyText, { cost: formatMoneyExact(best.cost) })
  if (best.unusedDays === 0) return kept
  return `${kept} ${fillText(words.unused, { paid: days(best.days), spare: days(best.unusedDays) })}`
}

/** The address of this very answer, without the fields that were left empty. */
function sharedPath(typed: RentalQuery['typed']): string {
  const given = rentalQueryKeys.flatMap((key) => (typed[key] === '' ? [] : [[key, typed[key]] as [string, string]]))
  return `/rentals?${new URLSearchParams(given)}#plan-result`
}
