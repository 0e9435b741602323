import { fillText, formatCount, formatMoneyExact } from '#kit/formats/format.ts'
import { LinkRow } from '#kit/parts/link-row.tsx'
import type { Town } from '#subjects/county/rules/towns.ts'
import { addresses } from '#subjects/dealership/facts/addresses.ts'
import { useAmounts } from '#subjects/policies/view/prices-today.tsx'
import { rentalTownPageWords } from '#subjects/rentals/facts/rental-town-page.ts'
import { rentalDeliveryCost } from '#subjects/rentals/rules/rental-delivery.ts'
import { planRental, sectionOf } from '#subjects/rentals/rules/rental-planner.ts'
import { useRentalSections } from './rental-sections.ts'

/** Usual stays in a town, with plans and delivery added up; each opens in the planner. */
export function RentalExamples({ town }: { readonly town: Town }) {
  const sections = useRentalSections()
  const amounts = useAmounts()
  return (
    <>
      <ul>
        {town.rental.examples.map(({ what, kind, days }) => {
          const total = planRental(kind, days, sections).best.cost + rentalDeliveryCost(town.drivingMiles, amounts).cost
          const query = new URLSearchParams({ days: String(days), cart: kind, town: town.slug })
          return (
            <li key={what}>
              <LinkRow
                href={`${addresses.rentals}?${query}#plan-result`}
                name={what}
                below={fillText(rentalTownPageWords.about.example, {
                  days: formatCount(days, 'day'),
                  cart: sectionOf(kind).cart.toLowerCase(),
                })}
                end={<b className="title">{formatMoneyExact(total)}</b>}
                arrow
              />
            </li>
          )
        })}
      </ul>
      <p className="small soft">{rentalTownPageWords.about.billed}</p>
    </>
  )
}
