import { OpenSign } from '#app/components/layout/open-sign.tsx'
import { AddressCard } from '#app/components/sections/address-card.tsx'
import { BrandGrid } from '#app/components/sections/brand-grid.tsx'
import { FeaturedCart } from '#app/components/sections/featured-cart.tsx'
import { HoursCard } from '#app/components/sections/hours-card.tsx'
import { LocationCard } from '#app/components/sections/location-card.tsx'
import { MapEmbed } from '#app/components/sections/map-embed.tsx'
import { ServiceCard } from '#app/components/sections/service-card.tsx'
import { Stop } from '#app/components/sections/stop.tsx'
import { TeamGrid } from '#app/components/sections/team-grid.tsx'
import { Card } from '#app/components/ui/card.tsx'
import { DataTable } from '#app/components/ui/data-table.tsx'
import { Skeleton } from '#app/components/ui/skeleton.tsx'
import { business } from '#content/business.ts'
import { businessHours, serviceHours } from '#content/hours.ts'
import { locations } from '#content/locations.ts'
import { home } from '#content/sections/home.ts'
import { servicesPage } from '#content/sections/services.ts'
import { services } from '#content/services.ts'
import { team } from '#content/team.ts'
import { openState } from '#domain/open-hours.ts'

// A Wednesday at eleven in the morning and a Sunday, both Eastern time.
const open = openState(businessHours.week, new Date('2026-05-06T15:00:00Z'))
const closed = openState(serviceHours.week, new Date('2026-05-10T15:00:00Z'))

export function Cards() {
  return (
    <Stop title="Cards" lead="A sheet of the map with one corner cut." ground="shade">
      <div className="grid gap-6 md:grid-cols-2 lg:grid-cols-3">
        <Card>
          <h3>A plain card</h3>
          <p>It holds whatever belongs together.</p>
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
          <Skeleton className="aspect-4/3 w-full" />
          <Skeleton className="h-6 w-2/3" />
          <Skeleton className="h-4 w-full" />
        </Card>
        <ul className="contents">
          {home.featured.carts.slice(0, 1).map((cart) => (
            <FeaturedCart key={cart.slug} cart={cart} />
          ))}
          {services.slice(0, 1).map((service) => (
            <ServiceCard key={service.id} service={service} />
          ))}
        </ul>
      </div>
      <div className="mt-6 grid gap-6">
        <TeamGrid team={team} />
      </div>
    </Stop>
  )
}

export function Hours() {
  return (
    <Stop title="Hours and signs" ground="dark">
      <div className="grid gap-6 md:grid-cols-2">
        <HoursCard title={businessHours.name} hours={businessHours} state={open} />
        <HoursCard title={serviceHours.name} hours={serviceHours} state={closed} note={servicesPage.hours.note} />
        <OpenSign state={open} />
        <OpenSign state={closed} />
      </div>
    </Stop>
  )
}

export function Tables() {
  return (
    <Stop title="Table, brands, map">
      <div className="grid gap-10">
        <DataTable
          caption="A table becomes a card a row on a phone."
          columns={['Location', 'Telephone', 'County']}
          rows={locations.map(({ id, name, phone, county }) => ({ key: id, cells: [name, phone.display, county] }))}
        />
        <BrandGrid brands={home.brands.items.slice(0, 3)} />
        <MapEmbed place={business.address.oneLine} title="The office in White Haven" />
      </div>
    </Stop>
  )
}
