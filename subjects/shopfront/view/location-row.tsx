import type { Location } from '#subjects/dealership/facts/locations.ts'
import { addressLine, directionsTo, servicesAt } from '#subjects/dealership/rules/reach.ts'
import { PhoneLink } from '#subjects/dealership/view/phones.tsx'
import './location-row.later.css'

/** A partner location in a few lines; its name is the link. */
export function LocationRow({ location }: { readonly location: Location }) {
  const { name, address, addressNote, line, coordinates } = location
  const also = servicesAt(location)
  return (
    <li>
      <article className="location-row">
        <h4>
          <a href={directionsTo(coordinates)}>{name}</a>
        </h4>
        <address className="small">
          {addressNote && `${addressNote}. `}
          {addressLine(address)} <PhoneLink line={line} />
        </address>
        {also.length > 0 && <p className="small soft">{also.join(', ')}</p>}
      </article>
    </li>
  )
}
