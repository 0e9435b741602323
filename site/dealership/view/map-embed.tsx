import { mapMessages } from '#content/dealership/locations.ts'
import { directionsTo, mapEmbed } from '#site/dealership/rules/map-links.ts'
import { Icon } from '#site/shared/view/icon.tsx'

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
        src={mapEmbed(place)}
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
