import { countyMap, type Line, type LonLat } from '#subjects/county/facts/county-map.ts'
import type { Coordinates } from '#subjects/dealership/facts/business.ts'

export type Point = readonly [number, number]

const unitsPerDegree = 880
const milesPerDegree = 69.05
const middle = (countyMap.north + countyMap.south) / 2
// A degree of longitude is shorter than one of latitude; over one county a single factor does.
const narrowing = Math.cos((middle * Math.PI) / 180)

export const mapWidth = Math.round((countyMap.east - countyMap.west) * unitsPerDegree * narrowing)
export const mapHeight = Math.round((countyMap.north - countyMap.south) * unitsPerDegree)

export function project([longitude, latitude]: LonLat): Point {
  return [
    tenth((longitude - countyMap.west) * unitsPerDegree * narrowing),
    tenth((countyMap.north - latitude) * unitsPerDegree),
  ]
}

export function pointOf({ longitude, latitude }: Coordinates): Point {
  return project([longitude, latitude])
}

export function mapUnits(miles: number): number {
  return tenth((miles / milesPerDegree) * unitsPerDegree)
}

/** A path with its corners, for borders. */
export function straightPath(line: Line): string {
  const [first, ...others] = line.map((at) => onGrid(project(at)))
  return first ? `M${numbers(first)}l${steps(first, others)}` : ''
}

/** A path with rounded corners, for rivers and roads: it runs from midpoint to midpoint and bends toward the given points. */
export function curvedPath(line: Line): string {
  const points = line.map((at) => onGrid(project(at)))
  const [first, second, third] = points
  const last = points.at(-1)
  if (!first || !second || !last) return ''
  if (!third) return straightPath(line)
  const start = pointBetween(first, second)
  const [through = last, ...halfway] = points
    .slice(1, -1)
    .map((point, index) => pointBetween(point, points[index + 2] ?? last))
  const bend = `q${numbers(minus(second, start))} ${numbers(minus(through, start))}`
  const bends = halfway.length > 0 ? `t${steps(through, halfway)}` : ''
  const end = minus(last, halfway.at(-1) ?? through)
  return compact(`M${numbers(first)}l${numbers(minus(start, first))}${bend}${bends}l${numbers(end)}`)
}

function steps(from: Point, to: readonly Point[]): string {
  return compact(to.map((point, index) => numbers(minus(point, to[index - 1] ?? from))).join(' '))
}

function numbers(point: Point): string {
  return point.join(' ')
}

function compact(path: string): string {
  return path.replaceAll(' -', '-').replaceAll(/(?<!\d)0\./g, '.')
}

function minus([x1, y1]: Point, [x2, y2]: Point): Point {
  return [x1 - x2, y1 - y2]
}

/** The point at this part of the way from one point to the other. */
export function pointBetween([x1, y1]: Point, [x2, y2]: Point, part = 0.5): Point {
  return [x1 + part * (x2 - x1), y1 + part * (y2 - y1)]
}

/** Rounds to whole units, which make a short path. Midpoints stay exact: each bend begins where the one before it ends. */
function onGrid([x, y]: Point): Point {
  return [Math.round(x), Math.round(y)]
}

function tenth(value: number): number {
  return Math.round(value * 10) / 10
}
