import { planLabels, type RentalSection } from '#content/rentals/rental-plans.ts'
import { plansOf, type RentalPlan } from '#site/rentals/rules/rental-planner.ts'
import { formatPrice } from '#site/shared/rules/format.ts'
import { Badge } from '#site/shared/view/badge.tsx'
import { Card } from '#site/shared/view/card.tsx'
import { DepositNote } from './deposit-note.tsx'
import { deliveryText, renewalText, savingText } from './plan-words.ts'
import { ReserveButton } from './reserve-button.tsx'

/** RENT-1: one kind of cart with its four plans. */
export function PlanSection({ section }: { readonly section: RentalSection }) {
  const { kind, heading, cart, seats, text } = section
  return (
    <section id={kind} className="grid gap-5">
      <header className="grid gap-2 border-t-2 border-ink pt-5">
        <h3 className="text-h2">{heading}</h3>
        <p className="max-w-[42rem]">
          {seats}. {text}
        </p>
        <DepositNote section={section} />
      </header>
      <ul className="grid gap-4 sm:grid-cols-2 xl:grid-cols-4">
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
      <div className="flex flex-wrap items-end justify-between gap-x-4 gap-y-3">
        <h4 className="font-display text-h3 font-bold leading-tight">
          {plan.name} <span className="block font-text text-small font-normal text-soft">{plan.duration}</span>
        </h4>
        <p className="font-display text-h2 leading-none font-extrabold tracking-tight">{formatPrice(plan.price)}</p>
      </div>
      <p className="text-soft">{plan.description}</p>
      <dl className="mt-auto grid grid-cols-[auto_1fr] gap-x-4 gap-y-1 border-t border-line pt-3 text-small">
        {facts.map(({ name, value }) => (
          <div key={name} className="contents">
            <dt className="text-soft">{name}</dt>
            <dd className="text-right tabular-nums">{value}</dd>
          </div>
        ))}
      </dl>
      <ReserveButton look="solid" what={`${plan.name}, ${cart}`} />
    </Card>
  )
}
