import { Card } from '#kit/parts/card.tsx'
import { DataTable } from '#kit/parts/data-table.tsx'
import { Section } from '#kit/parts/section.tsx'
import { Skeleton } from '#kit/parts/skeleton.tsx'
import { business } from '#subjects/dealership/facts/business.ts'
import { home } from '#subjects/dealership/facts/home-page.ts'
import { businessHours, serviceHours } from '#subjects/dealership/facts/hours.ts'
import { locations } from '#subjects/dealership/facts/locations.ts'
import { services } from '#subjects/dealership/facts/services.ts'
import { team } from '#subjects/dealership/facts/team.ts'
import { openState } from '#subjects/dealership/rules/open-hours.ts'
import { addressLine } from '#subjects/dealership/rules/reach.ts'
import { HoursCard } from '#subjects/dealership/view/hours-card.tsx'
import { MapEmbed } from '#subjects/dealership/view/map-embed.tsx'
import { OpenSign } from '#subjects/dealership/view/open-sign.tsx'
import { featuredVehicles } from '#subjects/inventory/facts/featured-carts.ts'
import { BrandGrid } from '#subjects/inventory/view/brand/brand-grid.tsx'
import { FeaturedCart } from '#subjects/inventory/view/featured-cart.tsx'
import { servicesPage } from '#subjects/shopfront/facts/services-page.ts'
import { AddressCard } from '#subjects/shopfront/view/address-card.tsx'
import { LocationCard } from '#subjects/shopfront/view/location-card.tsx'
import { ServiceCard } from '#subjects/shopfront/view/service-card.tsx'
import { TeamGrid } from '#subjects/shopfront/view/team-grid.tsx'
import './styleguide.page.css'

// A Wednesday at eleven in the morning and a Sunday, both Eastern time.
const open = openState(businessHours.week, new Date('2026-05-06T15:00:00Z'))
const closed = openState(serviceHours.week, new Date('2026-05-10T15:00:00Z'))

export function Cards() {
  return (
    <Section title="Cards" lead="A sheet of the map with one corner cut." ground="shade">
      <div className="columns" data-columns="3">
        <Card>
          <h3>A plain card</h3>
          <p>It holds what belongs together.</p>
        </Card>
        {locations.slice(0, 1).map((location) => (
          <LocationCard key={location.id} location={location} />
        ))}
        {locations.slice(2).map((location) => (
          <LocationCard key={location.id} location={location} full />
        ))}
        <AddressCard />
        <Card>
          <h3>On its way</h3>
          <Skeleton className="guide-skeleton-picture" />
          <Skeleton className="guide-skeleton-title" />
          <Skeleton className="guide-skeleton-line" />
        </Card>
        <ul className="guide-carts">
          {featuredVehicles.slice(0, 1).map((cart) => (
            <FeaturedCart key={cart.id} cart={cart} />
          ))}
          {services.slice(0, 1).map((service) => (
            <ServiceCard key={service.id} service={service} />
          ))}
        </ul>
      </div>
      <div className="guide-parts">
        <TeamGrid team={team} />
      </div>
    </Section>
  )
}

export function Hours() {
  return (
    <Section title="Hours and signs" ground="dark">
      <div className="columns">
        <HoursCard title={businessHours.name} hours={businessHours} state={open} />
        <HoursCard title={serviceHours.name} hours={serviceHours} state={closed} note={servicesPage.hours.note} />
        <OpenSign state={open} />
        <OpenSign state={closed} />
      </div>
    </Section>
  )
}

export function Tables() {
  return (
    <Section title="Table, brands, map">
      <div className="guide-parts">
        <DataTable
          caption="A table becomes a card a row on a phone."
          columns={['Location', 'Telephone', 'County']}
          rows={locations.map(({ id, name, phone, county }) => ({ key: id, cells: [name, phone, county] }))}
        />
        <BrandGrid brands={home.brands.items.slice(0, 3)} />
        <MapEmbed place={addressLine(business.address)} title="The office in White Haven" />
      </div>
    </Section>
  )
}
