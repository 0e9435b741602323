import { rentalSections } from '#content/rentals/rental-plans.ts'
import { townCalled } from '#site/county/rules/towns.ts'
import { TownMap } from '#site/county/view/maps/town-map.tsx'
import { RangeList } from '#site/county/view/range-list.tsx'
import { YearStrip } from '#site/county/view/year-strip.tsx'
import { readRentalQuery } from '#site/rentals/rules/rental-query.ts'
import { LengthPlot } from '#site/rentals/view/length-plot.tsx'
import { PlanSection } from '#site/rentals/view/plan-section.tsx'
import { PriceTable } from '#site/rentals/view/price-table.tsx'
import { RentalForm } from '#site/rentals/view/rental-form.tsx'
import { RentalResult } from '#site/rentals/view/rental-result.tsx'
import { Section } from '#site/shared/view/section.tsx'
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
