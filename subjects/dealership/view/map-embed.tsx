import { Icon } from '#kit/parts/icon.tsx'
import { mapMessages } from '#subjects/dealership/facts/locations.ts'
import { directionsTo, type MapPlace, mapEmbed } from '#subjects/dealership/rules/reach.ts'
import '#kit/parts/button.css'
import './map-embed.later.css'

/** The interactive map of a place. The browser asks no third party until the visitor opens it. */
export function MapEmbed({ place, title }: { readonly place: MapPlace; readonly title: string }) {
  return (
    <details className="map-embed">
      <summary className="button">
        <Icon name="pin" />
        {mapMessages.open}
      </summary>
      <iframe src={mapEmbed(place)} title={title} loading="lazy" referrerPolicy="no-referrer" />
      <p className="small soft">
        {mapMessages.note}{' '}
        <a className="link" href={directionsTo(place)}>
          {mapMessages.directions}
        </a>
      </p>
    </details>
  )
}
