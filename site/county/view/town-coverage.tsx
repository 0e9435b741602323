import type { ReactNode } from 'react'
import { townPage } from '#content/county/town-page.ts'
import { businessHours } from '#content/dealership/hours.ts'
import { locationLabels } from '#content/dealership/locations.ts'
import { addresses } from '#content/shared/addresses.ts'
import { showroomOf } from '#site/county/rules/delivery.ts'
import { countyName } from '#site/county/rules/town-path.ts'
import { type Town, townCalled } from '#site/county/rules/towns.ts'
import { directionsTo } from '#site/dealership/rules/map-links.ts'
import { telHref } from '#site/dealership/rules/reach.ts'
import { CallButton } from '#site/dealership/view/call-button.tsx'
import { HoursList } from '#site/dealership/view/hours-list.tsx'
import { fillText } from '#site/shared/rules/fill-text.ts'
import { formatCount } from '#site/shared/rules/format.ts'
import { ButtonLink } from '#site/shared/view/button-link.tsx'
import { LocalOffers } from './local-offers.tsx'
import './town-coverage.css'

const { coverage, contact, showroom } = townPage

/** TOWN-23, TOWN-24: service coverage and contact cards with hours; beside them the nearest showroom. */
export function TownCoverage({ town }: { readonly town: Town }) {
  const { id, city, name, phone, coordinates } = showroomOf(town)
  return (
    <div className="columns" data-columns="3">
      <section className="ruled town-coverage">
        <h3>{coverage.heading}</h3>
        <dl className="town-coverage-facts">
          <Fact name={coverage.county}>{countyName(town)}</Fact>
          <Fact name={coverage.zips}>{town.zips.join(', ')}</Fact>
          {town.places.length > 0 && <Fact name={coverage.places}>{town.places.join(', ')}</Fact>}
          <Fact name={coverage.neighbors}>
            {town.neighbors.map((slug, index) => (
              <span key={slug}>
                {index > 0 && ', '}
                <a className="link" href={townCalled(slug).url}>
                  {townCalled(slug).name}
                </a>
              </span>
            ))}
          </Fact>
        </dl>
        <p>
          <LocalOffers />
        </p>
      </section>
      <section className="ruled town-coverage">
        <h3>{contact.heading}</h3>
        <HoursList hours={businessHours} />
        <div className="cluster town-coverage-actions">
          <CallButton look="solid" label={contact.call} />
          <ButtonLink href={addresses.contact}>{contact.write}</ButtonLink>
        </div>
      </section>
      <section className="ruled town-coverage">
        <h3>{showroom.heading}</h3>
        <p>
          <a className="link" href={`/showroom#${id}`}>
            {city}
          </a>
          , {fillText(showroom.away, { miles: formatCount(town.drivingMiles, 'mile') })}
        </p>
        <p>
          <a className="link" href={telHref(phone)}>
            {phone}
          </a>
        </p>
        <div className="cluster town-coverage-actions">
          <ButtonLink href={directionsTo(coordinates)} icon="pin" label={`${locationLabels.directions}: ${name}`}>
            {locationLabels.directions}
          </ButtonLink>
        </div>
      </section>
    </div>
  )
}

function Fact({ name, children }: { readonly name: string; readonly children: ReactNode }) {
  return (
    <div>
      <dt className="soft">{name}</dt>
      <dd>{children}</dd>
    </div>
  )
}
