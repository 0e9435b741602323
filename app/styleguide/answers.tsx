import { Section } from '#kit/parts/section.tsx'
import { townCalled } from '#subjects/county/rules/towns.ts'
import { TownMap } from '#subjects/county/view/maps/town-map.tsx'
import { YearStrip } from '#subjects/county/view/year-strip.tsx'
import { rentalSections } from '#subjects/rentals/facts/rental-plans.ts'
import { readRentalQuery } from '#subjects/rentals/rules/rental-query.ts'
import { LengthPlot } from '#subjects/rentals/view/length-plot.tsx'
import { PlanSection } from '#subjects/rentals/view/plan-section.tsx'
import { PriceTable } from '#subjects/rentals/view/price-table.tsx'
import { RentalForm } from '#subjects/rentals/view/rental-form.tsx'
import { RentalResult } from '#subjects/rentals/view/rental-result.tsx'
import { RangeList } from '#subjects/towns/view/range-list.tsx'
import './styleguide.page.css'

const asked = readRentalQuery(new URLSearchParams({ days: '10', town: 'jim-thorpe' }))

/** What answers a question at a glance: prices, plots, a town's map, the year. */
export function Answers() {
  return (
    <Section title="Prices, plots, maps" ground="shade">
      <div className="guide-parts">
        <RentalForm query={asked} />
        <PriceTable />
        {asked.input && <RentalResult request={asked.input} typed={asked.typed} />}
        <LengthPlot />
        {rentalSections.slice(0, 1).map((section) => (
          <PlanSection key={section.kind} section={section} />
        ))}
        <div className="columns">
          <TownMap town={townCalled('jim-thorpe')} />
          <RangeList town={townCalled('jim-thorpe')} />
        </div>
        <YearStrip />
      </div>
    </Section>
  )
}
