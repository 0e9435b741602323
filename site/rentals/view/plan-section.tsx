import { planLabels, type RentalSection } from '#content/rentals/rental-plans.ts'
import { plansOf, type RentalPlan } from '#site/rentals/rules/rental-planner.ts'
import { formatPrice } from '#site/shared/rules/format.ts'
import { Badge } from '#site/shared/view/badge.tsx'
import { Card } from '#site/shared/view/card.tsx'
import { DepositNote } from './deposit-note.tsx'
import { deliveryText, renewalText, savingText } from './plan-words.ts'
import { ReserveButton } from './reserve-button.tsx'
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
        <DepositNote section={section} />
      </header>
      <ul className="plan-section-plans">
        {plansOf(kind).map((plan) => (
          <PlanCard key={plan.id} plan={plan} cart={cart} />
        ))}
      </ul>
    </section>
  )
}

function PlanCard({ plan, cart }: { readonly plan: RentalPlan; readonly cart: string }) {
  const facts = [
    { name: planLabels.save, value: savingText(plan) },
    { name: planLabels.renews, value: renewalText(plan) },
    { name: planLabels.delivery, value: deliveryText },
  ]
  return (
    <Card as="li">
      <p>
        <Badge look="quiet">{plan.badge}</Badge>
      </p>
      <div className="spread plan-section-head">
        <h4 className="title plan-section-name">
          {plan.name} <span className="plan-section-duration">{plan.duration}</span>
        </h4>
        <p className="figure">{formatPrice(plan.price)}</p>
      </div>
      <p className="soft">{plan.description}</p>
      <dl className="plan-section-facts small">
        {facts.map(({ name, value }) => (
          <div key={name}>
            <dt className="soft">{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <ReserveButton look="solid" what={`${plan.name}, ${cart}`} />
    </Card>
  )
}
