import { fillText, formatList } from '#kit/formats/format.ts'
import { ButtonLink } from '#kit/parts/button-link.tsx'
import { Card } from '#kit/parts/card.tsx'
import { IconLink } from '#kit/parts/icon-link.tsx'
import { businessHours } from '#subjects/dealership/facts/hours.ts'
import { type Location, locationLabels } from '#subjects/dealership/facts/locations.ts'
import { directionsTo, servicesAt, telHref } from '#subjects/dealership/rules/reach.ts'
import { AddressLines } from '#subjects/dealership/view/address-lines.tsx'
import { HoursList } from '#subjects/dealership/view/hours-list.tsx'
import { PhoneLink, usePhone } from '#subjects/dealership/view/phones.tsx'
import '#subjects/dealership/view/address-lines.css'
import './location-card.css'

/** A location with its hours, directions, and the ways to reach and follow it. */
export function LocationCard({ location }: { readonly location: Location }) {
  const { id, name, address, addressNote, line, coordinates } = location
  const phone = usePhone(line)
  const also = servicesAt(location)
  const links = [
    { icon: 'web', label: locationLabels.website, url: location.websiteUrl },
    { icon: 'people', label: locationLabels.facebook, url: location.facebookUrl },
    { icon: 'play', label: locationLabels.youtube, url: location.youtubeUrl },
    { icon: 'star', label: locationLabels.reviews, url: location.reviewUrl },
  ] as const
  return (
    <Card as="article" className="location-card" id={id}>
      <h3>{name}</h3>
      <div className="location-card-facts small">
        <address className="address-lines">
          {addressNote && <span>{addressNote}</span>}
          <AddressLines address={address} />
          <PhoneLink line={line} />
          {also.length > 0 && <span>{fillText(locationLabels.also, { places: formatList(also) })}</span>}
        </address>
        <HoursList hours={businessHours} />
      </div>
      <div className="location-card-actions">
        <ButtonLink href={directionsTo(coordinates)} icon="pin" label={`${locationLabels.directions}: ${name}`}>
          {locationLabels.directions}
        </ButtonLink>
        <ButtonLink href={telHref(phone)} icon="phone" label={`${locationLabels.call}: ${name}`}>
          {locationLabels.call}
        </ButtonLink>
      </div>
      <ul className="location-card-links">
        {links.map(
          ({ icon, label, url }) =>
            url && (
              <li key={label}>
                <IconLink icon={icon} name={label} label={`${label}: ${name}`} href={url} />
              </li>
            ),
        )}
      </ul>
    </Card>
  )
}
