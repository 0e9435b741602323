import { businessHours } from '#content/dealership/hours.ts'
import { locations, physicalShowrooms } from '#content/dealership/locations.ts'
import { showroom } from '#content/dealership/showroom-page.ts'
import { testDriveDays } from '#content/dealership/test-drive-days.ts'
import { addresses } from '#content/shared/addresses.ts'
import { towns } from '#site/county/rules/towns.ts'
import { CountyFigure } from '#site/county/view/maps/county-figure.tsx'
import { TownGrid } from '#site/county/view/town-grid.tsx'
import { nextTestDrives } from '#site/dealership/rules/test-drive-days.ts'
import { breadcrumbTrail } from '#site/discovery/rules/breadcrumb-trail.ts'
import { definePage } from '#site/page.ts'
import { Hero } from '#site/pictures/view/hero.tsx'
import { Actions } from '#site/shared/view/actions.tsx'
import { ButtonLink } from '#site/shared/view/button-link.tsx'
import { Fold } from '#site/shared/view/fold.tsx'
import { breadcrumb } from '#site/shared/view/json-ld/breadcrumb.ts'
import { Points } from '#site/shared/view/points.tsx'
import { Section } from '#site/shared/view/section.tsx'
import { CallButton } from './call-button.tsx'
import { testDriveEvent } from './json-ld/event.ts'
import { organization } from './json-ld/organization.ts'
import { place } from './json-ld/place.ts'
import { LocationCard } from './location-card.tsx'
import { TestDriveList } from './test-drive-list.tsx'
import './showroom.page.css'

const trail = breadcrumbTrail(addresses.showroom)

const places = physicalShowrooms.map((location) =>
  place({ ...location, id: `/showroom#${location.id}`, hours: businessHours }),
)

export const showroomPage = definePage({
  paths: [addresses.showroom],
  share: 'showroom',
  load: ({ now }) => {
    const days = nextTestDrives(now)
    return { data: { days }, ...(days[0] ? { until: days[0].ends } : {}) }
  },
  head: ({ days }) => ({
    ...showroom.head,
    canonical: addresses.showroom,
    jsonLd: [organization, breadcrumb(trail), ...places, ...days.map(testDriveEvent)],
  }),
  body: ({ days }) => (
    <>
      <Hero pageKey={addresses.showroom} title={showroom.hero.heading} lead={showroom.hero.text} breadcrumbs={trail}>
        <CallButton look="main" label={showroom.hero.call} />
      </Hero>
      <Section title={showroom.locations.heading} lead={showroom.locations.text}>
        <div className="showroom-places">
          {locations.map((location) => (
            <LocationCard key={location.id} location={location} full />
          ))}
        </div>
      </Section>
      <Section id="test-drives" title={testDriveDays.heading} lead={testDriveDays.text} ground="shade">
        <TestDriveList days={days} />
      </Section>
      <Section title={showroom.services.heading}>
        <Points items={showroom.services.items} />
      </Section>
      <Section title={showroom.areas.heading} lead={showroom.areas.text} ground="shade">
        <CountyFigure />
        <Fold title={showroom.areas.list} level={3} hint={showroom.areas.hint}>
          <TownGrid towns={towns} />
        </Fold>
      </Section>
      <Section title={showroom.visit.heading} lead={showroom.visit.text}>
        <Actions>
          <ButtonLink look="main" href={addresses.contact} icon="clock">
            {showroom.visit.schedule}
          </ButtonLink>
          <CallButton label={showroom.visit.call} />
        </Actions>
      </Section>
    </>
  ),
})
