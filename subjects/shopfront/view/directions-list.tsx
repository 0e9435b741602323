import { LinkRow } from '#kit/parts/link-row.tsx'
import { locationLabels, locations } from '#subjects/dealership/facts/locations.ts'
import { directionsTo, servicesAt } from '#subjects/dealership/rules/reach.ts'

/** The way to each of our addresses: a visitor may mean the office, a showroom, the repair shop or the storage (SHOP-34). */
export function DirectionsList() {
  return (
    <ul aria-label={locationLabels.directions}>
      {locations.map((location) => (
        <li key={location.id}>
          <LinkRow
            href={directionsTo(location.coordinates)}
            name={location.addressName ?? location.name}
            below={servicesAt(location).join(', ')}
            end={location.address.street}
            arrow
          />
        </li>
      ))}
    </ul>
  )
}
