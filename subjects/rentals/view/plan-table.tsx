import { formatMoneyExact, formatPrice } from '#kit/formats/format.ts'
import { Card } from '#kit/parts/card.tsx'
import { promises } from '#subjects/dealership/facts/promises.ts'
import { planLabels, type RentalSection } from '#subjects/rentals/facts/rental-plans.ts'
import { plansOf } from '#subjects/rentals/rules/rental-planner.ts'
import { deliveryText, depositText, savingText } from './plan-words.ts'
import { ReserveButton } from './reserve-button.tsx'
import './plan-table.css'

/** The four plans for one kind of cart, close together. */
export function PlanTable({ section }: { readonly section: RentalSection }) {
  const { kind, cart, seats } = section
  return (
    <Card>
      <h3>{cart}</h3>
      <table className="plan-table">
        <caption>{seats}</caption>
        <thead>
          <tr>
            {[planLabels.plan, planLabels.days, planLabels.price, planLabels.save, planLabels.renewsPerDay].map(
              (name) => (
                <th key={name} scope="col">
                  {name}
                </th>
              ),
            )}
          </tr>
        </thead>
        <tbody>
          {plansOf(kind).map((plan) => (
            <tr key={plan.id}>
              <th scope="row">{plan.name}</th>
              <td>{plan.days}</td>
              <td className="plan-table-price">{formatPrice(plan.price)}</td>
              <td>{savingText(plan)}</td>
              <td>{formatMoneyExact(plan.renewalDailyRate)}</td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">{planLabels.everyPlan}</th>
            <td colSpan={4}>
              {promises.insuranceIncluded.title}. {planLabels.delivery} {deliveryText}.
            </td>
          </tr>
        </tfoot>
      </table>
      <p className="small soft">{depositText(section)}</p>
      <div className="plan-table-reserve">
        <ReserveButton look="solid" what={cart} />
      </div>
    </Card>
  )
}
