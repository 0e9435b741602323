import { formatList, formatPercent } from '#kit/formats/format.ts'
import { countyMap, type LonLat } from '#subjects/county/facts/county-map.ts'
import { range } from '#subjects/county/facts/range.ts'
import { milesBetween, showroomOf } from './delivery.ts'
import { type Town, townCalled } from './towns.ts'

type Place = Town['coordinates']

export interface PlaceInRange {
  readonly name: string
  /** There and back, by road. */
  readonly miles: number
  /** Of a charge, in percent. */
  readonly share: number
}

/** '25% and 50%' */
export const ringShares = formatList(range.rings.map(formatPercent))

/** Miles of road for a mile as the crow flies: as on the town's way to its showroom, whose miles by road are known. */
export function windingOf(town: Town): number {
  return Math.max(1, town.drivingMiles / milesBetween(town.coordinates, showroomOf(town).coordinates))
}

/** How far a place may lie, as the crow flies, to go there and back on this share of a charge. */
export function reachOf(town: Town, percent: number): number {
  return (range.miles * percent) / 100 / 2 / windingOf(town)
}

/** Lakes and neighboring towns to which a charge takes a cart and back, nearest first. */
export function placesInRange(town: Town): readonly PlaceInRange[] {
  const winding = windingOf(town)
  return [
    ...countyMap.lakes.map(({ name, line }) => ({ name, away: Math.min(...line.map(awayFrom(town))) })),
    ...town.neighbors.map(townCalled).map(({ name, coordinates }) => ({
      name,
      away: milesBetween(town.coordinates, coordinates),
    })),
  ]
    .toSorted((one, other) => one.away - other.away)
    .map(({ name, away }) => {
      const miles = Math.max(1, Math.round(2 * away * winding))
      return { name, miles, share: Math.round((100 * miles) / range.miles) }
    })
    .filter(({ share }) => share <= 100)
    .slice(0, range.places)
}

function awayFrom({ coordinates }: Town) {
  return ([longitude, latitude]: LonLat) => milesBetween(coordinates, { longitude, latitude } satisfies Place)
}
