import { planLabels, type RentalSection } from '#content/rentals/rental-plans.ts'
import { plansOf } from '#site/rentals/rules/rental-planner.ts'
import { formatMoneyExact, formatPrice } from '#site/shared/rules/format.ts'
import { Card } from '#site/shared/view/card.tsx'
import { DepositNote } from './deposit-note.tsx'
import { savingText } from './plan-words.ts'
import { ReserveButton } from './reserve-button.tsx'

/** The four plans for one kind of cart, close together. */
export function PlanTable({ section }: { readonly section: RentalSection }) {
  const { kind, cart, seats } = section
  return (
    <Card>
      <h3>{cart}</h3>
      <table className="w-full text-left tabular-nums max-sm:text-small">
        <caption className="pb-2 text-left text-small text-soft">{seats}</caption>
        <thead className="border-b-2 border-ink text-small">
          <tr>
            {[planLabels.plan, planLabels.price, planLabels.save, planLabels.renews].map((name) => (
              <th key={name} scope="col" className="py-1 pr-2 sm:pr-3 align-bottom last:pr-0 not-first:text-right">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {plansOf(kind).map((plan) => (
            <tr key={plan.id} className="border-b border-line">
              <th scope="row" className="py-2 pr-2 sm:pr-3 font-semibold">
                {plan.name}
              </th>
              <td className="py-2 pr-2 sm:pr-3 text-right font-bold">{formatPrice(plan.price)}</td>
              <td className="py-2 pr-2 sm:pr-3 text-right">{savingText(plan)}</td>
              <td className="py-2 text-right">{formatMoneyExact(plan.renewalDailyRate)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <DepositNote section={section} />
      <div className="mt-auto">
        <ReserveButton look="solid" what={cart} />
      </div>
    </Card>
  )
}
