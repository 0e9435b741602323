import { locationLabels, locations } from '#subjects/dealership/facts/locations.ts'
import { directionsTo } from '#subjects/dealership/rules/reach.ts'
import '#kit/parts/link-row.css'

/** SHOP-34: the way to each of our addresses: a visitor may mean the office or either showroom. */
export function DirectionsList() {
  return (
    <ul aria-label={locationLabels.directions}>
      {locations.map(({ id, name, addressName = name, address, coordinates }) => (
        <li key={id}>
          <a className="link-row" href={directionsTo(coordinates)}>
            {addressName} <span className="link-row-note">{address.street}</span>
          </a>
        </li>
      ))}
    </ul>
  )
}
