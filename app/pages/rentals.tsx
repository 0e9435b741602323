import { PlanSection } from '#app/components/rental/plan-section.tsx'
import { RentalPlanner } from '#app/components/rental/rental-planner.tsx'
import { RentalTerms } from '#app/components/rental/rental-terms.tsx'
import { CallButton } from '#app/components/sections/call-button.tsx'
import { Hero } from '#app/components/sections/hero.tsx'
import { Points } from '#app/components/sections/points.tsx'
import { Stop } from '#app/components/sections/stop.tsx'
import { TownGrid } from '#app/components/sections/town-grid.tsx'
import { ButtonLink } from '#app/components/ui/button-link.tsx'
import { breadcrumb } from '#app/head/json-ld/breadcrumb.ts'
import { organization } from '#app/head/json-ld/organization.ts'
import { rentalPlans } from '#app/head/json-ld/rental-plans.ts'
import { definePage } from '#app/page.ts'
import { municipalities } from '#content/municipalities.ts'
import { rentalSections } from '#content/rental-plans.ts'
import { rentalsPage as texts } from '#content/sections/rentals.ts'
import { breadcrumbTrail } from '#domain/breadcrumb-trail.ts'
import { type RentalQuery, readRentalQuery, rentalQueryKeys } from '#domain/rental-query.ts'

const trail = breadcrumbTrail('/rentals')
const rentalTowns = municipalities.map(({ name, rentalPath }) => ({ name, url: rentalPath }))

/** The plans, with a planner that answers what its address asks. */
export const rentalsPage = definePage<{ query: RentalQuery }>({
  paths: ['/rentals'],
  query: rentalQueryKeys,
  load: ({ search }) => {
    const query = readRentalQuery(search)
    return { data: { query }, status: Object.keys(query.problems).length > 0 ? 422 : 200 }
  },
  head: () => ({
    ...texts.head,
    canonical: '/rentals',
    jsonLd: [organization, breadcrumb(trail), ...rentalSections.map(rentalPlans)],
  }),
  body: ({ query }) => (
    <>
      <Hero pageKey="/rentals" title={texts.hero.heading} lead={texts.hero.text} breadcrumbs={trail}>
        <ButtonLink look="main" href="#plan" icon="down">
          {texts.hero.plan}
        </ButtonLink>
        <CallButton label={texts.hero.call} />
      </Hero>
      <Stop title={texts.whyChoose.heading}>
        <Points items={texts.whyChoose.points} />
      </Stop>
      <RentalPlanner query={query} />
      <Stop id="plans" title={texts.plans.heading} lead={texts.plans.text}>
        <div className="grid gap-16">
          {rentalSections.map((section) => (
            <PlanSection key={section.kind} section={section} />
          ))}
        </div>
      </Stop>
      <Stop title={texts.plans.termsHeading} ground="shade">
        <RentalTerms policyLink={texts.plans.policyLink} />
        <p className="mt-6 text-lead font-semibold">{texts.footnote}</p>
      </Stop>
      <Stop id="delivery" title={texts.delivery.heading} lead={texts.delivery.text}>
        <Points items={texts.delivery.readings} />
        <p className="mt-8 max-w-[42rem]">{texts.delivery.settled}</p>
      </Stop>
      <Stop title={texts.towns.heading} lead={texts.towns.text} ground="shade">
        <TownGrid towns={rentalTowns} />
      </Stop>
      <Stop title={texts.help.heading} lead={texts.help.text} ground="dark">
        <Points items={texts.help.points} />
        <p className="mt-8">
          <CallButton look="main" label={texts.help.call} />
        </p>
      </Stop>
    </>
  ),
})
