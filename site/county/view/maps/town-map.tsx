import { mapWords } from '#content/county/county-map.ts'
import { type Town, townCalled } from '#site/county/rules/towns.ts'
import { formatCount } from '#site/shared/rules/format.ts'
import { MapFrame } from './map-frame.tsx'
import { MapGround } from './map-ground.tsx'
import { mapInk } from './map-ink.ts'
import { MapShowroom, showroomPoint } from './map-showroom.tsx'
import { MapSubject, MapTowns, townPoint } from './map-town.tsx'

/** One town on the map of the county, with a line to the showroom and its neighbors as links. */
export function TownMap({ town }: { readonly town: Town }) {
  const { name, drivingMiles, neighbors } = town
  const fill = (text: string) =>
    text.replaceAll('{town}', name).replaceAll('{miles}', formatCount(drivingMiles, 'mile'))
  return (
    <MapFrame
      name="town-map"
      title={fill(mapWords.focusTitle)}
      description={fill(mapWords.focusDescription)}
      fontSize="14"
    >
      <svg aria-hidden="true">
        <MapGround />
        <path d={wayToShowroom(town)} fill="none" stroke={mapInk.focus} strokeWidth="2.4" strokeDasharray="7 5" />
        <MapShowroom note={fill(mapWords.byRoad)} />
      </svg>
      <MapTowns towns={neighbors.map(townCalled)} label={mapWords.neighbors} />
      <svg aria-hidden="true">
        <MapSubject town={town} />
      </svg>
    </MapFrame>
  )
}

/** Bent upward, so that it leaves the names beside the town alone. */
function wayToShowroom(town: Town): string {
  const [x, y] = townPoint(town)
  const [toX, toY] = showroomPoint
  const bend = [Math.round((2 * x + toX) / 3), Math.round((y + 3 * toY) / 4)]
  return `M${x} ${y}Q${bend.join(' ')} ${toX} ${toY}`
}
