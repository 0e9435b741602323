import { mapWords } from '#content/county/county-map.ts'
import { poconoPines } from '#content/dealership/locations.ts'
import { MapPin, pinPoint } from './map-pin.tsx'

const at = poconoPines.coordinates

export const showroomPoint = pinPoint(at)

/** The showroom in Pocono Pines. */
export function MapShowroom({ note }: { readonly note: string }) {
  return <MapPin at={at} name={mapWords.showroom} note={note} />
}
