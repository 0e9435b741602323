import { Icon } from '#kit/parts/icon.tsx'
import { locationLabels, locations } from '#subjects/dealership/facts/locations.ts'
import { directionsTo, servicesAt } from '#subjects/dealership/rules/reach.ts'
import '#kit/parts/link-row.css'
import './directions-list.css'

/** The way to each of our addresses: a visitor may mean the office, a showroom, the repair shop or the storage (SHOP-34). */
export function DirectionsList() {
  return (
    <ul aria-label={locationLabels.directions}>
      {locations.map((location) => {
        const also = servicesAt(location)
        return (
          <li key={location.id}>
            <a className="link-row" href={directionsTo(location.coordinates)}>
              <span className="directions-place">
                {location.addressName ?? location.name}{' '}
                {also.length > 0 && (
                  <>
                    <br />
                    <span className="link-row-note">{also.join(', ')}</span>
                  </>
                )}
              </span>{' '}
              <span className="link-row-note">{location.address.street}</span>
              <Icon name="arrow" />
            </a>
          </li>
        )
      })}
    </ul>
  )
}
