import { formatList, formatPercent } from '#kit/formats/format.ts'
import { countyMap } from '#subjects/county/facts/county-map.ts'
import { roadMilesPerMile } from '#subjects/county/facts/delivery-rules.ts'
import { range } from '#subjects/county/facts/range.ts'
import type { Coordinates } from '#subjects/dealership/facts/business.ts'
import { milesBetween } from './delivery.ts'
import { type Town, townCalled } from './towns.ts'

/** '25% and 50%' */
export const ringShares = formatList(range.rings.map(formatPercent))

type Lake = (typeof countyMap.lakes)[number]

/** How far a place may lie, as the crow flies, so that this share of a charge takes a cart there and back. */
export function reachOf(percent: number): number {
  return (range.miles * percent) / 100 / 2 / roadMilesPerMile
}

/** Miles of road between two places, rounded, so that both directions are equal. */
function roadMilesBetween(one: Coordinates, other: Coordinates): number {
  return milesBetween(one, other) * roadMilesPerMile
}

/** Miles of road to the lake's nearest shore, by way of a town whose roads reach it. */
export function roadMilesToLake({ slug, coordinates }: Town, lake: Lake): number {
  const toShore = (from: Coordinates) =>
    Math.min(...lake.line.map(([longitude, latitude]) => roadMilesBetween(from, { longitude, latitude })))
  if (!('reachedFrom' in lake) || lake.reachedFrom.some((town) => town === slug)) return toShore(coordinates)
  const ways = lake.reachedFrom.map((way) => townCalled(way).coordinates)
  return Math.min(...ways.map((way) => roadMilesBetween(coordinates, way) + toShore(way)))
}

/** Lakes and neighboring towns that a charge reaches by road and back, with its reserve left, the nearest first. */
export function placesInRange(town: Town) {
  const places = [
    ...countyMap.lakes.map((lake) => ({ name: lake.name, miles: roadMilesToLake(town, lake) })),
    ...town.neighbors.map(townCalled).map(({ name, coordinates }) => {
      return { name, miles: roadMilesBetween(town.coordinates, coordinates) }
    }),
  ]
  return places
    .toSorted((one, other) => one.miles - other.miles)
    .map(({ name, miles }) => ({ name, miles: Math.max(1, Math.round(2 * miles)) }))
    .map((place) => ({ ...place, share: Math.round((100 * place.miles) / range.miles) }))
    .filter(({ share }) => share <= 100 - range.reserve)
    .slice(0, range.places)
}
