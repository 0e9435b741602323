import type { CarriedKey } from '#kernel/page/page.ts'
import { fillText, slugOf } from '#kit/formats/format.ts'
import { countyMap } from '#subjects/county/facts/county-map.ts'
import { roadMilesPerMile } from '#subjects/county/facts/delivery-rules.ts'
import { type PlaceRecord, placesBeyond } from '#subjects/county/facts/places-beyond.ts'
import { townQuestion } from '#subjects/county/facts/town-page.ts'
import type { Coordinates } from '#subjects/dealership/facts/business.ts'
import { poconoPines, scranton } from '#subjects/dealership/facts/locations.ts'
import { policyTerms } from '#subjects/policies/facts/policy-terms.ts'
import { townKey } from './chosen-town.ts'
import { type Destination, milesBetween } from './delivery.ts'
import { mapUnits, type Point, pointOf, project } from './map-projection.ts'
import { isZip, searchAmong } from './town-search.ts'
import { towns } from './towns.ts'

declare module '#kernel/page/page.ts' {
  interface Carried extends Destination {}
  interface FrameOptions {
    /** The slug of the town that the page at this path is about: its links carry it as if it were chosen. */
    readonly townOf?: (path: string) => string | undefined
  }
  interface PageHead {
    /** The town that the page is about. Only such a page describes a local business. */
    readonly townName?: string
  }
}

const { poconoMiles, scrantonMiles } = policyTerms.delivery.free

/** Every place to which we can name the price of a delivery; those with a page come first (TOWN-75). */
export const destinations: readonly Destination[] = [...towns, ...placesBeyond.map(destinationOf)]

const bySlug = new Map(destinations.map((place) => [place.slug, place]))

/** The destination of a slug that a visitor may have typed. */
export function findDestination(slug: string): Destination | undefined {
  return bySlug.get(slug)
}

/**
 * The destination that these words or this ZIP code name. Where they name none or several: those that the visitor may mean, and the
 * sentence that asks for one.
 */
export function readDestination(typed: string) {
  const { isNamed, places } = searchAmong(destinations, typed)
  const named = findDestination(typed) ?? (isNamed && places.length === 1 ? places[0] : undefined)
  if (typed === '' || named) return { town: named, several: [], problem: undefined }
  const { several, near, unknown, unknownZip } = townQuestion
  const asks = isNamed ? several : places.length > 0 ? near : isZip(typed) ? unknownZip : unknown
  return { town: undefined, several: places, problem: fillText<string>(asks, { town: typed }) }
}

/** The query key by which pages with carts and prices carry on the destination of their address. */
export function carriedTown(find: (typed: string) => Destination | undefined): CarriedKey {
  return { key: townKey, parse: find, print: ({ slug }) => slug }
}

/** For pages where links alone name a town, by its slug. */
export const chosenTown = carriedTown(findDestination)

/** For pages whose form asks for the town: words and ZIP codes name it as well. */
export const askedTown = carriedTown((typed) => readDestination(typed).town)

/** Makes a destination of a record. Its miles of road follow from the straight line, so all of them are "about". */
function destinationOf({ name, county, zips, latitude, longitude, drivingMiles }: PlaceRecord): Destination {
  const coordinates = { latitude, longitude }
  const fromPocono = milesBetween(coordinates, poconoPines.coordinates)
  const fromScranton = milesBetween(coordinates, scranton.coordinates)
  const beyond = Math.min(milesFromCounty(coordinates), fromPocono - poconoMiles, fromScranton - scrantonMiles)
  return {
    slug: slugOf(name),
    name,
    county,
    zips,
    places: [],
    coordinates,
    showroom: fromPocono <= fromScranton ? 'pocono-pines' : 'scranton',
    drivingMiles: drivingMiles ?? roadMiles(Math.min(fromPocono, fromScranton)),
    milesBeyondFreeDelivery: beyond <= 0 ? 0 : roadMiles(beyond),
  }
}

/** Miles of road for a straight line; a mile begun counts (POL-20). */
function roadMiles(straight: number): number {
  return Math.max(1, Math.ceil(straight * roadMilesPerMile))
}

/** Miles to the nearest point of the county's border, as the crow flies. */
function milesFromCounty(coordinates: Coordinates): number {
  const corners = countyMap.outline.map(project)
  const from = pointOf(coordinates)
  const units = corners.map((corner, index) => distanceToLine(from, corner, corners[index - 1] ?? corners.at(-1)))
  return Math.min(...units) / mapUnits(1)
}

function distanceToLine([x, y]: Point, [x1, y1]: Point, [x2, y2]: Point = [x1, y1]): number {
  const [wide, high] = [x2 - x1, y2 - y1]
  const along = ((x - x1) * wide + (y - y1) * high) / (wide ** 2 + high ** 2 || 1)
  const part = Math.min(1, Math.max(0, along))
  return Math.hypot(x - x1 - part * wide, y - y1 - part * high)
}
