import { mapWords } from '#subjects/county/facts/county-map.ts'
import { poconoPines } from '#subjects/dealership/facts/locations.ts'
import { MapPin, pinPoint } from './map-pin.tsx'

const at = poconoPines.coordinates

export const showroomPoint = pinPoint(at)

/** The showroom in Pocono Pines. */
export function MapShowroom({ note }: { readonly note: string }) {
  return <MapPin at={at} name={mapWords.showroom} note={note} />
}
