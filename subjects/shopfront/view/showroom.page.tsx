import { definePage } from '#kernel/page/page.ts'
import { ButtonLink } from '#kit/parts/button-link.tsx'
import { Points } from '#kit/parts/points.tsx'
import { Section } from '#kit/parts/section.tsx'
import { towns } from '#subjects/county/rules/towns.ts'
import { CountyFigure } from '#subjects/county/view/maps/county-map.tsx'
import { TownGrid } from '#subjects/county/view/town-grid.tsx'
import { addresses } from '#subjects/dealership/facts/addresses.ts'
import { businessHours } from '#subjects/dealership/facts/hours.ts'
import { locations, physicalShowrooms } from '#subjects/dealership/facts/locations.ts'
import { testDriveDays } from '#subjects/dealership/facts/test-drive-days.ts'
import { shopOn } from '#subjects/dealership/rules/shop.ts'
import { CallButton } from '#subjects/dealership/view/call-button.tsx'
import { breadcrumb, breadcrumbTrail, organization, place } from '#subjects/dealership/view/json-ld.ts'
import { Hero } from '#subjects/pictures/view/hero.tsx'
import { showroom } from '#subjects/shopfront/facts/showroom-page.ts'
import { nextTestDrives } from '#subjects/shopfront/rules/test-drive-days.ts'
import { LocationCard } from './location-card.tsx'
import { TestDriveList, testDriveEvent } from './test-drives.tsx'
import './showroom.page.css'

const trail = breadcrumbTrail(addresses.showroom)

const places = physicalShowrooms.map((location) => ({
  ...location,
  id: `${addresses.showroom}#${location.id}`,
  hours: businessHours,
}))

export const showroomPage = definePage({
  paths: [addresses.showroom],
  share: 'showroom',
  load: ({ now, shop }) => {
    const days = nextTestDrives(now, shop)
    return { data: { days }, ...(days[0] ? { until: days[0].ends } : {}) }
  },
  head: ({ days }, { shop, now }) => {
    const today = shopOn(shop, now)
    return {
      ...showroom.head,
      canonical: addresses.showroom,
      jsonLd: [
        organization(shop),
        breadcrumb(trail),
        ...places.map((facts) => place(facts, today)),
        ...days.map(testDriveEvent),
      ],
    }
  },
  body: ({ days }) => (
    <>
      <Hero pageKey="test drive" title={showroom.hero.heading} lead={showroom.hero.text} breadcrumbs={trail}>
        <CallButton look="main" label={showroom.hero.call} />
      </Hero>
      <Section title={showroom.locations.heading} lead={showroom.locations.text}>
        <div className="showroom-places">
          {locations.map((location) => (
            <LocationCard key={location.id} location={location} />
          ))}
        </div>
      </Section>
      {days.length > 0 && (
        <Section id="test-drives" title={testDriveDays.heading} lead={testDriveDays.text} ground="shade">
          <TestDriveList days={days} />
        </Section>
      )}
      <Section title={showroom.services.heading}>
        <Points items={showroom.services.items} />
      </Section>
      <Section title={showroom.areas.heading} lead={showroom.areas.text} ground="shade">
        <div className="showroom-areas">
          <CountyFigure />
          <TownGrid towns={towns} />
        </div>
      </Section>
      <Section
        title={showroom.visit.heading}
        lead={showroom.visit.text}
        actions={
          <>
            <ButtonLink look="main" href={addresses.contact} icon="mail">
              {showroom.visit.schedule}
            </ButtonLink>
            <CallButton label={showroom.visit.call} />
          </>
        }
      />
    </>
  ),
})
