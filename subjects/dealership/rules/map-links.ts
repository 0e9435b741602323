import { business, type Coordinates } from '#subjects/dealership/facts/business.ts'

/** An address in one line, or a point. */
export type MapPlace = string | Coordinates

/** The map that shows the place inside a page. */
export function mapEmbed(place: MapPlace): string {
  return business.maps.embedPrefix + encoded(place) + (typeof place === 'string' ? '' : business.maps.pointZoom)
}

/** The way to the place from wherever the visitor is. */
export function directionsTo(place: MapPlace): string {
  return business.maps.directionsPrefix + encoded(place)
}

function encoded(place: MapPlace): string {
  return encodeURIComponent(typeof place === 'string' ? place : `${place.latitude},${place.longitude}`)
}
