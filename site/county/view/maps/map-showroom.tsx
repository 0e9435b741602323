import { mapWords } from '#content/county/county-map.ts'
import { poconoPines } from '#content/dealership/locations.ts'
import { project } from '#site/county/rules/map-projection.ts'
import { mapInk } from './map-ink.ts'

export const showroomPoint = project([poconoPines.coordinates.longitude, poconoPines.coordinates.latitude])

/** The pin at the showroom in Pocono Pines, and a line below its name. */
export function MapShowroom({ note }: { readonly note: string }) {
  const [x, y] = showroomPoint
  return (
    <g textAnchor="end" paintOrder="stroke" stroke={mapInk.ground} strokeWidth="3" strokeLinejoin="round">
      <path d={`M${x} ${y}l-7-12a8 8 0 1 1 14 0z`} fill={mapInk.focus} stroke="none" />
      <circle cx={x} cy={Math.round(y - 16)} r="2.6" fill={mapInk.ground} stroke="none" />
      <text x={Math.round(x - 13)} y={Math.round(y - 17)} fontWeight="700">
        {mapWords.showroom}
      </text>
      <text x={Math.round(x - 13)} y={Math.round(y - 4)} fontSize="12">
        {note}
      </text>
    </g>
  )
}
