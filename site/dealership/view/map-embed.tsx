import { business } from '#content/dealership/business.ts'
import { mapMessages } from '#content/dealership/locations.ts'
import { Icon } from '#site/shared/view/icon.tsx'
import { directionsTo } from './directions.ts'

/** The interactive map of a place. Nobody else is asked for anything before the visitor opens it. */
export function MapEmbed({ place, title }: { readonly place: string; readonly title: string }) {
  return (
    <details className="map-embed">
      <summary className="btn">
        <Icon name="pin" />
        {mapMessages.open}
      </summary>
      <iframe
        className="mt-4 aspect-4/3 w-full border-0 bg-shade sm:aspect-video"
        src={business.maps.embedPrefix + encodeURIComponent(place)}
        title={title}
        loading="lazy"
        referrerPolicy="no-referrer"
      />
      <p className="mt-2 text-small text-soft">
        {mapMessages.note}{' '}
        <a className="link" href={directionsTo(place)}>
          {mapMessages.directions}
        </a>
      </p>
    </details>
  )
}
