import { rentalTownPage } from '#content/sections/rental-town.ts'
import type { Town } from '#content/towns/town.ts'
import { fillText } from '#domain/fill-text.ts'
import { formatCount, formatMoneyExact } from '#domain/format.ts'
import { planRental, rentalDeliveryCost, sectionOf } from '#domain/rental-planner.ts'

/** Stays that are usual in a town, with plans and delivery added up; each opens in the planner. */
export function RentalExamples({ town }: { readonly town: Town }) {
  return (
    <ul>
      {town.rental.examples.map(({ what, kind, days }) => {
        const total = planRental(kind, days).best.cost + rentalDeliveryCost(town.drivingMiles).cost
        const query = new URLSearchParams({ days: String(days), cart: kind, town: town.slug })
        return (
          <li key={what}>
            <a className="town-link" href={`/rentals?${query}#plan-result`}>
              <span>
                {what}
                <span className="block text-small font-normal text-soft">
                  {fillText(rentalTownPage.about.example, {
                    days: formatCount(days, 'day'),
                    cart: sectionOf(kind).cart.toLowerCase(),
                  })}
                </span>
              </span>
              <b className="font-display text-h3 whitespace-nowrap">{formatMoneyExact(total)}</b>
            </a>
          </li>
        )
      })}
    </ul>
  )
}
