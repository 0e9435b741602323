import type { Line } from '#subjects/county/facts/county-map.ts'
import { range } from '#subjects/county/facts/range.ts'
import type { Coordinates } from '#subjects/dealership/facts/business.ts'
import { mapUnits, type Point, project } from './map-projection.ts'
import { reachOf } from './range.ts'
import { type Town, townCalled } from './towns.ts'

/** The map of a town is a square of so many units. */
export const windowSide = 400

/** The part of the county's map that is shown around a town. */
export interface MapWindow {
  /** Its upper left corner and its side, in units of the county's map. */
  readonly corner: Point
  readonly side: number
  /** Units of the window to one of the county's map. */
  readonly zoom: number
  readonly place: (at: Coordinates) => Point
  /** The radius of a ring of so many miles, in units of the window. */
  readonly radius: (miles: number) => number
  /** What can be seen of a line, with some room around: nothing, where that is no stretch. */
  readonly part: (line: Line) => Line
}

const room = 14

/** The town in the middle, with its neighbors and its widest ring around it. */
export function mapWindow(town: Town): MapWindow {
  const [x, y] = pointOf(town.coordinates)
  const neighbors = town.neighbors.map((slug) => pointOf(townCalled(slug).coordinates))
  const rings = range.rings.map((percent) => mapUnits(reachOf(town, percent)))
  const reach = Math.max(...rings, ...neighbors.map(([toX, toY]) => Math.max(Math.abs(toX - x), Math.abs(toY - y))))
  const half = Math.round(reach + room)
  const corner = [Math.round(x - half), Math.round(y - half)] as const
  const zoom = windowSide / (2 * half)
  const within = ([atX, atY]: Point) => Math.abs(atX - x) < 1.2 * half && Math.abs(atY - y) < 1.2 * half
  return {
    corner,
    side: 2 * half,
    zoom,
    place: (at) => {
      const [atX, atY] = pointOf(at)
      return [Math.round((atX - corner[0]) * zoom), Math.round((atY - corner[1]) * zoom)]
    },
    radius: (miles) => Math.round(mapUnits(miles) * zoom),
    part: (line) => {
      const seen = line.map((at, index) => within(project(at)) || crosses(line[index - 1], at, within))
      const [first, last] = [seen.indexOf(true), seen.lastIndexOf(true)]
      return first < 0 ? [] : line.slice(Math.max(0, first - 1), last + 2)
    },
  }
}

/** Long stretches have no point inside: their middles tell. */
function crosses(from: Line[number] | undefined, to: Line[number], within: (point: Point) => boolean): boolean {
  if (!from) return false
  return [0.25, 0.5, 0.75].some((part) =>
    within(project([from[0] + part * (to[0] - from[0]), from[1] + part * (to[1] - from[1])])),
  )
}

function pointOf({ longitude, latitude }: Coordinates): Point {
  return project([longitude, latitude])
}
