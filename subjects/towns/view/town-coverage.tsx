import type { ReactNode } from 'react'
import { fillText, formatCount } from '#kit/formats/format.ts'
import { ButtonLink } from '#kit/parts/button-link.tsx'
import { Fold } from '#kit/parts/fold.tsx'
import { Icon } from '#kit/parts/icon.tsx'
import { Link } from '#kit/parts/link.tsx'
import { roadMilesPerMile } from '#subjects/county/facts/delivery-rules.ts'
import { range, rangeWords as words } from '#subjects/county/facts/range.ts'
import { townPageWords } from '#subjects/county/facts/town-page.ts'
import { showroomOf } from '#subjects/county/rules/delivery.ts'
import { placesInRange, ringShares } from '#subjects/county/rules/range.ts'
import { countyName, type Town, townCalled } from '#subjects/county/rules/towns.ts'
import { addresses } from '#subjects/dealership/facts/addresses.ts'
import { businessHours } from '#subjects/dealership/facts/hours.ts'
import { locationLabels } from '#subjects/dealership/facts/locations.ts'
import { directionsTo } from '#subjects/dealership/rules/reach.ts'
import { CallButton } from '#subjects/dealership/view/call-button.tsx'
import { HoursList } from '#subjects/dealership/view/hours-list.tsx'
import { PhoneLink } from '#subjects/dealership/view/phones.tsx'
import '#kit/styles/columns.css'
import '#kit/parts/reading-folds.css'
import './range-list.later.css'
import './service-tiles.later.css'
import './town-coverage.later.css'

/** Four service tiles (sales, rentals, service, delivery), each a link (TOWN-23). */
export function ServiceTiles({ town }: { readonly town: Town }) {
  const { sales, rentals, service, delivery } = townPageWords.services
  const tiles = [
    { ...sales, url: addresses.inventory },
    { ...rentals, url: town.rentalPath },
    { ...service, url: addresses.services },
    { ...delivery, url: '#delivery' },
  ]
  return (
    <ul className="service-tiles">
      {tiles.map(({ title, text, url }) => (
        <li key={title}>
          <Link href={url}>
            <b className="title">{title}</b>
            <Icon name="arrow" /> <span className="small soft">{text}</span>
          </Link>
        </li>
      ))}
    </ul>
  )
}

const { coverage, contact, showroom } = townPageWords

/** Service coverage and contact cards with hours (TOWN-23). */
export function TownCoverage({ town }: { readonly town: Town }) {
  return (
    <div className="columns">
      <section className="ruled reading-folds town-coverage">
        <Fold title={coverage.heading} level={3}>
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
        </Fold>
      </section>
      <section className="ruled town-coverage">
        <h3>{contact.heading}</h3>
        <HoursList hours={businessHours} />
        <div className="cluster">
          <CallButton label={contact.call} />
          <ButtonLink href={addresses.contact} icon="mail">
            {contact.write}
          </ButtonLink>
        </div>
      </section>
    </div>
  )
}

/** The nearest showroom: how far it is, its number and the way there. */
export function NearestShowroom({ town }: { readonly town: Town }) {
  const { id, city, name, line, coordinates } = showroomOf(town)
  return (
    <section className="ruled town-coverage">
      <h3>{showroom.heading}</h3>
      <p>
        <a className="link" href={`${addresses.showroom}#${id}`}>
          {city}
        </a>
        , {fillText(showroom.away, { miles: formatCount(town.drivingMiles, 'mile') })}, <PhoneLink line={line} />
      </p>
      <ButtonLink href={directionsTo(coordinates)} icon="pin" label={`${locationLabels.directions}: ${name}`}>
        {locationLabels.directions}
      </ButtonLink>
    </section>
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

/** The part of a charge that a trip to places around a town and back takes, in words and as bars. */
export function RangeList({ town }: { readonly town: Town }) {
  return (
    <section className="range-list reading-folds">
      <Fold title={words.heading} level={3}>
        <ul>
          {placesInRange(town).map(({ name, miles, share }) => (
            <li key={name}>
              <span>
                {fillText(words.place, { place: name })}{' '}
                <span className="small soft">{fillText(words.miles, { miles: formatCount(miles, 'mile') })}</span>
              </span>{' '}
              <b>{fillText(words.share, { percent: share })}</b>
              <svg aria-hidden="true">
                <rect width={`${share}%`} height="100%" />
              </svg>
            </li>
          ))}
        </ul>
        <p className="small soft">
          {fillText(words.counted, {
            winding: roadMilesPerMile,
            range: formatCount(range.miles, 'mile'),
            reserve: range.reserve,
            rings: ringShares,
          })}{' '}
        </p>
      </Fold>
    </section>
  )
}
