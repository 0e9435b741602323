import { formatPrice } from '#kit/formats/format.ts'
import { Badge } from '#kit/parts/badge.tsx'
import { planLabels, type RentalSection } from '#subjects/rentals/facts/rental-plans.ts'
import { plansOf, type RentalPlan } from '#subjects/rentals/rules/rental-planner.ts'
import { deliveryText, depositText, ReserveButton, renewalText, savingText } from './plan-words.tsx'
import './plan-section.css'

/** RENT-1: one kind of cart with its four plans. */
export function PlanSection({ section }: { readonly section: RentalSection }) {
  const { kind, heading, cart, seats, text } = section
  return (
    <section id={kind} className="plan-section">
      <header>
        <h3>{heading}</h3>
        <p>
          {seats}. {text}
        </p>
        <p className="small soft">
          {planLabels.everyPlan}: {planLabels.delivery.toLowerCase()} {deliveryText}. {depositText(section)}.
        </p>
      </header>
      <ul>
        {plansOf(kind).map((plan) => (
          <Plan key={plan.id} plan={plan} cart={cart} />
        ))}
      </ul>
    </section>
  )
}

function Plan({ plan, cart }: { readonly plan: RentalPlan; readonly cart: string }) {
  const facts = [
    ...(plan.savingsPercent === null ? [] : [{ name: planLabels.save, value: savingText(plan) }]),
    { name: planLabels.renews, value: renewalText(plan) },
  ]
  return (
    <li>
      <h4 className="title">
        {plan.name} <span className="plan-section-duration">{plan.duration}</span>
      </h4>
      <p className="figure">{formatPrice(plan.price)}</p>
      <p className="small soft">
        <Badge look="quiet">{plan.badge}</Badge> {plan.description}
      </p>
      <dl className="small">
        {facts.map(({ name, value }) => (
          <div key={name}>
            <dt className="soft">{name}</dt> <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <ReserveButton what={`${plan.name}, ${cart}`} />
    </li>
  )
}
