import { formatList, formatPercent } from '#kit/formats/format.ts'
import { countyMap } from '#subjects/county/facts/county-map.ts'
import { range } from '#subjects/county/facts/range.ts'
import { milesBetween, showroomOf } from './delivery.ts'
import { type Town, townCalled } from './towns.ts'

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

/** Lakes and neighboring towns to which a charge takes a cart and back by road, nearest first. */
export function placesInRange(town: Town) {
  const away = (place: Town['coordinates']) => milesBetween(town.coordinates, place)
  const places = [
    ...countyMap.lakes.map(({ name, line }) => {
      return { name, miles: Math.min(...line.map(([longitude, latitude]) => away({ longitude, latitude }))) }
    }),
    ...town.neighbors.map(townCalled).map(({ name, coordinates }) => ({ name, miles: away(coordinates) })),
  ]
  return places
    .toSorted((one, other) => one.miles - other.miles)
    .map(({ name, miles }) => ({ name, miles: Math.max(1, Math.round(2 * miles * windingOf(town))) }))
    .map((place) => ({ ...place, share: Math.round((100 * place.miles) / range.miles) }))
    .filter(({ share }) => share <= 100)
    .slice(0, range.places)
}
