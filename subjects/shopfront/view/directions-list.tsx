import { locationLabels, locations } from '#subjects/dealership/facts/locations.ts'
import { alsoAt, directionsTo } from '#subjects/dealership/rules/reach.ts'
import '#kit/parts/link-row.css'

/** SHOP-34: the way to each of our addresses: a visitor may mean the office, a showroom, the repair shop or the storage. */
export function DirectionsList() {
  return (
    <ul aria-label={locationLabels.directions}>
      {locations.map((location) => (
        <li key={location.id}>
          <a className="link-row" href={directionsTo(location.coordinates)}>
            <span>
              {location.addressName ?? location.name}{' '}
              <span className="link-row-note">{alsoAt(location).join(', ')}</span>
            </span>{' '}
            <span className="link-row-note">{location.address.street}</span>
          </a>
        </li>
      ))}
    </ul>
  )
}
