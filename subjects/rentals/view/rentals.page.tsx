import { definePage } from '#kernel/page/page.ts'
import { fillText } from '#kit/formats/format.ts'
import { PageTop } from '#kit/parts/page-top.tsx'
import { Points } from '#kit/parts/points.tsx'
import { Section } from '#kit/parts/section.tsx'
import type { Destination } from '#subjects/county/rules/delivery.ts'
import { askedTown, findDestination } from '#subjects/county/rules/destinations.ts'
import { towns } from '#subjects/county/rules/towns.ts'
import { TownGrid } from '#subjects/county/view/town-grid.tsx'
import { TownNote } from '#subjects/county/view/town-note.tsx'
import { addresses } from '#subjects/dealership/facts/addresses.ts'
import { CallButton } from '#subjects/dealership/view/call-button.tsx'
import { breadcrumb, breadcrumbTrail, organization } from '#subjects/dealership/view/json-ld.ts'
import { HeroPicture } from '#subjects/pictures/view/hero.tsx'
import { PricedPoints, useAmounts } from '#subjects/policies/view/prices-today.tsx'
import { rentalLengths } from '#subjects/rentals/facts/rental-lengths.ts'
import { rentalsPageWords as texts } from '#subjects/rentals/facts/rentals-page.ts'
import { rentalDeliveryTo } from '#subjects/rentals/rules/rental-delivery.ts'
import { lowestDay, sectionsOf } from '#subjects/rentals/rules/rental-prices.ts'
import { type RentalQuery, readRentalQuery, rentalQueryKeys } from '#subjects/rentals/rules/rental-query.ts'
import { LengthPlot } from './length-plot.tsx'
import { RentalForm } from './rental-form.tsx'
import { PlanTables, PlanUses, planService } from './rental-prices.tsx'
import { RentalResult } from './rental-result.tsx'
import '#kit/parts/page-top-inset.css'
import '#kit/parts/page-top-form.css'

const trail = breadcrumbTrail(addresses.rentals)
const rentalTowns = towns.map(({ name, rentalPath }) => ({ name, url: rentalPath }))

/** The prices, with a form; the answer to what the address asks takes the place of the prices. */
export const rentalsPage = definePage<RentalQuery, RentalQuery>({
  paths: [addresses.rentals],
  share: 'rentals',
  action: 'reserve',
  keys: rentalQueryKeys,
  carries: askedTown,
  parse: readRentalQuery,
  load: ({ query }) => ({ data: query }),
  head: (_, { shop }) => ({
    ...texts.head,
    canonical: addresses.rentals,
    jsonLd: [organization(shop), breadcrumb(trail), ...sectionsOf(shop).map(planService)],
  }),
  body: (query, { shop }) => {
    const { input, typed } = query
    return (
      <>
        <PageTop
          title={texts.hero.heading}
          lead={fillText(texts.hero.text, { price: lowestDay(sectionsOf(shop)) })}
          breadcrumbs={trail}
          figure={input ? <RentalResult request={input} typed={typed} /> : <HeroPicture pageKey={addresses.rentals} />}
          inset={input !== undefined}
          form={
            <RentalForm query={query}>
              <RentalDelivered town={findDestination(typed.town)} isInBill={input !== undefined} />
            </RentalForm>
          }
        />
        <Section id="plans" title={texts.plans.heading} lead={texts.plans.text} ground="shade">
          <PlanTables>
            <PlanUses />
          </PlanTables>
        </Section>
        <Section title={rentalLengths.heading} lead={rentalLengths.text}>
          <LengthPlot days={input?.days} />
        </Section>
        <Section id="delivery" title={texts.delivery.heading} lead={texts.delivery.text} ground="shade">
          <PricedPoints items={texts.delivery.readings} />
          <p className="apart">{texts.delivery.settled}</p>
        </Section>
        <Section title={texts.whyChoose.heading}>
          <Points items={texts.whyChoose.points} />
        </Section>
        <Section title={texts.towns.heading} lead={texts.towns.text} ground="shade">
          <TownGrid towns={rentalTowns} />
        </Section>
        <Section
          title={texts.help.heading}
          lead={texts.help.text}
          actions={<CallButton look="main" label={texts.help.call} />}
        />
      </>
    )
  },
})

interface RentalDeliveredProps {
  readonly town: Destination | undefined
  /** Whether the bill tells the cost already. */
  readonly isInBill: boolean
}

/** The cost to deliver a rented cart to the town in the address, and the way to forget that town (RENT-70). */
function RentalDelivered({ town, isInBill }: RentalDeliveredProps) {
  const amounts = useAmounts()
  if (!town) return null
  const { delivered, rule, more } = rentalDeliveryTo(town, amounts)
  return (
    <>
      {!isInBill && (
        <p>
          <b>{delivered}</b> {rule}
        </p>
      )}
      <TownNote path={addresses.rentals} counted={more.href} change={null} />
    </>
  )
}
