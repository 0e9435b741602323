import { rentalSections } from '#content/rentals/rental-plans.ts'
import { rentalsPage as texts } from '#content/rentals/rentals-page.ts'
import { addresses } from '#content/shared/addresses.ts'
import { towns } from '#site/county/rules/towns.ts'
import { TownGrid } from '#site/county/view/town-grid.tsx'
import { CallButton } from '#site/dealership/view/call-button.tsx'
import { organization } from '#site/dealership/view/json-ld/organization.ts'
import { breadcrumbTrail } from '#site/discovery/rules/breadcrumb-trail.ts'
import { definePage } from '#site/page.ts'
import { Hero } from '#site/pictures/view/hero.tsx'
import { type RentalQuery, readRentalQuery, rentalQueryKeys } from '#site/rentals/rules/rental-query.ts'
import { ButtonLink } from '#site/shared/view/button-link.tsx'
import { breadcrumb } from '#site/shared/view/json-ld/breadcrumb.ts'
import { plannerStatus } from '#site/shared/view/planner.tsx'
import { Points } from '#site/shared/view/points.tsx'
import { Section } from '#site/shared/view/section.tsx'
import { rentalPlans } from './json-ld/rental-plans.ts'
import { PlanSection } from './plan-section.tsx'
import { RentalDelivered } from './rental-delivered.tsx'
import { RentalPlanner } from './rental-planner.tsx'
import { RentalTerms } from './rental-terms.tsx'
import './rentals.page.css'

const trail = breadcrumbTrail(addresses.rentals)
const rentalTowns = towns.map(({ name, rentalPath }) => ({ name, url: rentalPath }))

/** The plans, with a planner that answers what its address asks. */
export const rentalsPage = definePage<{ query: RentalQuery }>({
  paths: [addresses.rentals],
  share: 'rentals',
  query: rentalQueryKeys,
  carriesTown: true,
  load: ({ search }) => {
    const query = readRentalQuery(search)
    return { data: { query }, status: plannerStatus(query) }
  },
  head: () => ({
    ...texts.head,
    canonical: addresses.rentals,
    jsonLd: [organization, breadcrumb(trail), ...rentalSections.map(rentalPlans)],
  }),
  body: ({ query }) => (
    <>
      <Hero pageKey={addresses.rentals} title={texts.hero.heading} lead={texts.hero.text} breadcrumbs={trail}>
        <ButtonLink look="main" href="#plan" icon="down">
          {texts.hero.plan}
        </ButtonLink>
        <CallButton label={texts.hero.call} />
      </Hero>
      <Section title={texts.whyChoose.heading}>
        <Points items={texts.whyChoose.points} />
      </Section>
      <RentalDelivered town={query.typed.town} path={addresses.rentals} />
      <RentalPlanner query={query} />
      <Section id="plans" title={texts.plans.heading} lead={texts.plans.text}>
        <div className="stack rentals-plans">
          {rentalSections.map((section) => (
            <PlanSection key={section.kind} section={section} />
          ))}
        </div>
      </Section>
      <Section title={texts.plans.termsHeading} ground="shade">
        <RentalTerms policyLink={texts.plans.policyLink} />
        <p className="rentals-footnote">{texts.footnote}</p>
      </Section>
      <Section id="delivery" title={texts.delivery.heading} lead={texts.delivery.text}>
        <Points items={texts.delivery.readings} />
        <p className="rentals-settled">{texts.delivery.settled}</p>
      </Section>
      <Section title={texts.towns.heading} lead={texts.towns.text} ground="shade">
        <TownGrid towns={rentalTowns} />
      </Section>
      <Section title={texts.help.heading} lead={texts.help.text} ground="dark">
        <Points items={texts.help.points} />
        <p className="rentals-call">
          <CallButton look="main" label={texts.help.call} />
        </p>
      </Section>
    </>
  ),
})
