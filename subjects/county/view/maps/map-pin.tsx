import { type Point, project } from '#subjects/county/rules/map-projection.ts'
import type { Coordinates } from '#subjects/dealership/facts/business.ts'
import { mapInk } from './map-ink.ts'

export function pinPoint({ longitude, latitude }: Coordinates): Point {
  return project([longitude, latitude])
}

interface MapPinProps {
  readonly at: Coordinates
  readonly name: string
  readonly note: string
}

/** A pin at one of our places, its name beside it and a line below. */
export function MapPin({ at, name, note }: MapPinProps) {
  const [x, y] = pinPoint(at)
  return (
    <g textAnchor="end" paintOrder="stroke" stroke={mapInk.ground} strokeWidth="3" strokeLinejoin="round">
      <path d={`M${x} ${y}l-7-12a8 8 0 1 1 14 0z`} fill={mapInk.pin} stroke="none" />
      <circle cx={x} cy={Math.round(y - 16)} r="2.6" fill={mapInk.ground} stroke="none" />
      <text x={Math.round(x - 13)} y={Math.round(y - 17)} fontWeight="700">
        {name}
      </text>
      <text x={Math.round(x - 13)} y={Math.round(y - 4)} fontSize="12">
        {note}
      </text>
    </g>
  )
}
