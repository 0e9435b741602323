import { CountyFigure } from '#app/components/maps/county-figure.tsx'
import { CallButton } from '#app/components/sections/call-button.tsx'
import { Hero } from '#app/components/sections/hero.tsx'
import { LocationCard } from '#app/components/sections/location-card.tsx'
import { Points } from '#app/components/sections/points.tsx'
import { Stop } from '#app/components/sections/stop.tsx'
import { TestDriveList } from '#app/components/sections/test-drive-list.tsx'
import { TownGrid } from '#app/components/sections/town-grid.tsx'
import { Actions } from '#app/components/ui/actions.tsx'
import { ButtonLink } from '#app/components/ui/button-link.tsx'
import { breadcrumb } from '#app/head/json-ld/breadcrumb.ts'
import { testDriveEvent } from '#app/head/json-ld/event.ts'
import { organization } from '#app/head/json-ld/organization.ts'
import { place } from '#app/head/json-ld/place.ts'
import { definePage } from '#app/page.ts'
import { businessHours } from '#content/hours.ts'
import { locations, physicalShowrooms } from '#content/locations.ts'
import { municipalities } from '#content/municipalities.ts'
import { showroom } from '#content/sections/showroom.ts'
import { testDriveDays } from '#content/test-drive-days.ts'
import { breadcrumbTrail } from '#domain/breadcrumb-trail.ts'
import { nextTestDrives } from '#domain/test-drive-days.ts'

const trail = breadcrumbTrail('/showroom')

const places = physicalShowrooms.map((location) =>
  place({ ...location, id: `/showroom#${location.id}`, hours: businessHours }),
)

export const showroomPage = definePage({
  paths: ['/showroom'],
  load: ({ now }) => {
    const days = nextTestDrives(now)
    return { data: { days }, ...(days[0] ? { until: days[0].ends } : {}) }
  },
  head: ({ days }) => ({
    ...showroom.head,
    canonical: '/showroom',
    jsonLd: [organization, breadcrumb(trail), ...places, ...days.map(testDriveEvent)],
  }),
  body: ({ days }) => (
    <>
      <Hero pageKey="/showroom" title={showroom.hero.heading} lead={showroom.hero.text} breadcrumbs={trail}>
        <CallButton look="main" label={showroom.hero.call} />
      </Hero>
      <Stop title={showroom.locations.heading} lead={showroom.locations.text}>
        <div className="grid gap-6 lg:grid-cols-3">
          {locations.map((location) => (
            <LocationCard key={location.id} location={location} full />
          ))}
        </div>
      </Stop>
      <Stop title={showroom.services.heading} ground="shade">
        <Points items={showroom.services.items} />
      </Stop>
      <Stop id="test-drives" title={testDriveDays.heading} lead={testDriveDays.text}>
        <TestDriveList days={days} />
      </Stop>
      <Stop title={showroom.areas.heading} lead={showroom.areas.text} ground="shade">
        <div className="grid gap-10">
          <CountyFigure />
          <TownGrid towns={municipalities} />
        </div>
      </Stop>
      <Stop title={showroom.visit.heading} lead={showroom.visit.text} ground="dark">
        <Actions>
          <ButtonLink look="main" href="/contact" icon="clock">
            {showroom.visit.schedule}
          </ButtonLink>
          <CallButton label={showroom.visit.call} />
        </Actions>
      </Stop>
    </>
  ),
})
