import { countyMap, type Line } from '#subjects/county/facts/county-map.ts'
import { range } from '#subjects/county/facts/range.ts'
import type { Coordinates } from '#subjects/dealership/facts/business.ts'
import { poconoPines } from '#subjects/dealership/facts/locations.ts'
import { mapUnits, type Point, pointBetween, pointOf, project } from './map-projection.ts'
import { reachOf } from './range.ts'
import { type Town, townCalled } from './towns.ts'

/** The map of a town is a square of so many units. */
export const windowSide = 400
/** The size of all names but the town's own: at least 12 pixels on a phone. */
export const nameSize = 14

const room = 14

/** The part of the county's map around a town: the town in the middle, with all its neighbors and its widest ring inside. */
export type MapWindow = ReturnType<typeof mapWindow>

export function mapWindow(town: Town) {
  const [x, y] = pointOf(town.coordinates)
  const neighbors = town.neighbors.map((slug) => pointOf(townCalled(slug).coordinates))
  const rings = range.rings.map((percent) => mapUnits(reachOf(percent)))
  const reach = Math.max(...rings, ...neighbors.map(([toX, toY]) => Math.max(Math.abs(toX - x), Math.abs(toY - y))))
  const half = Math.round(reach + room)
  const corner = [Math.round(x - half), Math.round(y - half)] as const
  const zoom = windowSide / (2 * half)
  const within = ([atX, atY]: Point) => Math.abs(atX - x) < 1.2 * half && Math.abs(atY - y) < 1.2 * half
  return {
    /** Its upper left corner and its side, in units of the county's map. */
    corner,
    side: 2 * half,
    pointAt: (at: Coordinates): Point => {
      const [atX, atY] = pointOf(at)
      return [Math.round((atX - corner[0]) * zoom), Math.round((atY - corner[1]) * zoom)]
    },
    /** The radius of a ring of so many miles, in units of the window. */
    radius: (miles: number) => Math.round(mapUnits(miles) * zoom),
    /** The visible part of a line, with some room around; nothing where no stretch of it is visible. */
    part: (line: Line): Line => {
      const isInside = line.map((at, index) => within(project(at)) || crosses(line[index - 1], at, within))
      const [first, last] = [isInside.indexOf(true), isInside.lastIndexOf(true)]
      return first < 0 ? [] : line.slice(Math.max(0, first - 1), last + 2)
    },
  }
}

/** Whether a stretch crosses the window: a long one may have no end inside, so its middle counts too. */
function crosses(from: Line[number] | undefined, to: Line[number], within: (point: Point) => boolean): boolean {
  if (!from) return false
  return [0.25, 0.5, 0.75].some((part) =>
    within(project([from[0] + part * (to[0] - from[0]), from[1] + part * (to[1] - from[1])])),
  )
}

export interface TownMapName {
  readonly kind: 'subject' | 'neighbor' | 'water' | 'ring' | 'showroom'
  readonly text: string
  /** The point that the label names. */
  readonly at: Point
  readonly spot: LabelSpot
  readonly href?: string
}

type Wanted = Omit<TownMapName, 'spot'> & Label

/** All names on the map of a town, each at a spot where it covers nothing else. */
export function townMapNames(
  town: Town,
  view: MapWindow,
  words: { showroom: string; ring: (percent: number) => string },
): readonly TownMapName[] {
  const center = view.pointAt(town.coordinates)
  const neighbors = town.neighbors.map(townCalled)
  const wanted: readonly Wanted[] = [
    { kind: 'subject', text: town.name, at: center, size: 17, spots: spotsAround(center, 17) },
    ...neighbors.map(({ name, url, coordinates }): Wanted => {
      const at = view.pointAt(coordinates)
      return { kind: 'neighbor', text: name, href: url, at, size: nameSize, spots: spotsAround(at, nameSize) }
    }),
    { kind: 'showroom', text: words.showroom, at: center, size: nameSize, spots: spotsOnWay(view, town) },
    ...lakesIn(view).map(({ name, at }): Wanted => {
      return { kind: 'water', text: name, at, size: nameSize, spots: spotsAround(at, nameSize) }
    }),
    ...range.rings.map((percent): Wanted => {
      const spots = onRing(center, view.radius(reachOf(percent)))
      return { kind: 'ring', text: words.ring(percent), at: center, size: nameSize, spots }
    }),
  ]
  const dots = [center, ...neighbors.map(({ coordinates }) => view.pointAt(coordinates))].map(dotBox)
  const spots = putLabels(wanted, [...dots, ...linesIn(town, view)], windowSide)
  return wanted.flatMap((name, index) => {
    const spot = spots[index]
    return spot ? [{ ...name, spot }] : []
  })
}

/** The way to the showroom: it bends upward, so that it leaves the names beside the town alone. */
export function showroomWay({ pointAt }: MapWindow, town: Town): readonly [Point, Point, Point] {
  const [x, y] = pointAt(town.coordinates)
  const [toX, toY] = pointAt(poconoPines.coordinates)
  return [
    [x, y],
    [Math.round((2 * x + toX) / 3), Math.round((y + 3 * toY) / 4)],
    [toX, toY],
  ]
}

function wayPoints(view: MapWindow, town: Town): readonly Point[] {
  const [from, bend, to] = showroomWay(view, town)
  return Array.from({ length: 41 }, (_, step) =>
    pointBetween(pointBetween(from, bend, step / 40), pointBetween(bend, to, step / 40), step / 40),
  )
}

/** Roads, river, border and the way to the showroom as rows of small boxes: a name covers a line where it has no better spot. */
function linesIn(town: Town, view: MapWindow): readonly Box[] {
  const drawn = [countyMap.river, countyMap.outline, countyMap.trail, ...countyMap.roads.map(({ line }) => line)]
  const lines = drawn.map((line) =>
    view.part(line).map(([longitude, latitude]) => view.pointAt({ longitude, latitude })),
  )
  // The way counts twice: a name lies on a road before it lies on the way.
  const way = wayPoints(view, town)
  return [...lines, way, way].flatMap((line) =>
    line.slice(1).flatMap((end, index) => {
      const start = line[index] ?? end
      const steps = Math.ceil(Math.hypot(end[0] - start[0], end[1] - start[1]) / 4)
      return Array.from({ length: steps }, (_, step) => {
        const [x, y] = pointBetween(start, end, step / steps)
        return { left: x - 1, right: x + 1, top: y - 1, bottom: y + 1 }
      })
    }),
  )
}

/** The lakes whose middle is visible, with that middle. */
function lakesIn(view: MapWindow) {
  return countyMap.lakes
    .map(({ name, line }) => {
      const [longitude, latitude] = line[Math.floor(line.length / 2)] ?? line[0]
      return { name, at: view.pointAt({ longitude, latitude }) }
    })
    .filter(({ at }) => at.every((value) => value > 12 && value < windowSide - 12))
}

/** Places beside the last visible point of the way to the showroom, which lies beyond the edge of most maps. */
function spotsOnWay(view: MapWindow, town: Town): readonly LabelSpot[] {
  const inside = wayPoints(view, town).findLast((point) =>
    point.every((value) => value > 12 && value < windowSide - 12),
  )
  const at = inside ?? view.pointAt(town.coordinates)
  const [x, y] = [Math.round(at[0]), Math.round(at[1])]
  return [0, 14, 28, 42, 56].flatMap((down): LabelSpot[] => [
    { x: x + 10, y: y + down + 8, anchor: 'start' },
    { x: x - 10, y: y + down + 8, anchor: 'end' },
  ])
}

function onRing([x, y]: Point, radius: number): readonly LabelSpot[] {
  return [90, 75, 105, 60, 120, 45, 135, 30, 150, 270, 255, 285, 240, 300, 0, 180].map((degrees) => {
    const angle = (degrees * Math.PI) / 180
    return {
      x: Math.round(x + radius * Math.cos(angle)),
      y: Math.round(y + radius * Math.sin(angle)) + 4,
      anchor: 'middle',
    }
  })
}

function dotBox([x, y]: Point): Box {
  return { left: x - 4, right: x + 4, top: y - 4, bottom: y + 4 }
}

interface LabelSpot {
  readonly x: number
  readonly y: number
  readonly anchor: 'start' | 'middle' | 'end'
}

interface Label {
  readonly text: string
  readonly size: number
  /** Where the label may stand, the best spot first; never empty. */
  readonly spots: readonly LabelSpot[]
}

interface Box {
  readonly left: number
  readonly right: number
  readonly top: number
  readonly bottom: number
}

/** The width of a letter and the height of a capital, as parts of the font size. */
const letterWidth = 0.56
const capitalHeight = 0.72

export function boxOf({ text, size }: Pick<Label, 'text' | 'size'>, { x, y, anchor }: LabelSpot): Box {
  const width = text.length * size * letterWidth
  const left = anchor === 'end' ? x - width : anchor === 'middle' ? x - width / 2 : x
  return { left, right: left + width, top: y - size * capitalHeight, bottom: y + size * 0.2 }
}

/** Places beside a point: right and left, above and below, then the same a little farther off. */
export function spotsAround([x, y]: readonly [number, number], size: number): readonly LabelSpot[] {
  const middle = Math.round(size * 0.35)
  return [6, 10, 16, 24].flatMap((gap): LabelSpot[] => [
    { x: x + gap, y: y + middle, anchor: 'start' },
    { x: x - gap, y: y + middle, anchor: 'end' },
    { x, y: y - gap, anchor: 'middle' },
    { x, y: y + gap + 2 * middle, anchor: 'middle' },
    { x: x + gap, y: y - gap + middle, anchor: 'start' },
    { x: x - gap, y: y - gap + middle, anchor: 'end' },
    { x: x + gap, y: y + gap + middle, anchor: 'start' },
    { x: x - gap, y: y + gap + middle, anchor: 'end' },
  ])
}

/**
 * Finds a spot for each label, in their order: the first one inside the square that is free of earlier labels and of what is in the
 * way. Where no spot is free, the label takes the one where it covers the least.
 */
export function putLabels(labels: readonly Label[], inTheWay: readonly Box[], side: number): readonly LabelSpot[] {
  const taken = [...inTheWay]
  return labels.map((label) => {
    const [best] = label.spots
      .map((spot) => ({ spot, box: boxOf(label, spot) }))
      .map(({ spot, box }) => ({ spot, box, cost: cost(box, taken, side) }))
      .toSorted((one, other) => one.cost - other.cost)
    if (!best) throw new Error('A label needs a spot')
    taken.push(best.box)
    return best.spot
  })
}

function cost(box: Box, taken: readonly Box[], side: number): number {
  return taken.reduce((sum, other) => sum + overlap(box, other), 10 * outside(box, side))
}

function overlap(one: Box, other: Box): number {
  const wide = Math.min(one.right, other.right) - Math.max(one.left, other.left)
  const high = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top)
  return wide > 0 && high > 0 ? wide * high : 0
}

function outside({ left, right, top, bottom }: Box, side: number): number {
  return Math.max(0, 2 - left) + Math.max(0, right - side + 2) + Math.max(0, 2 - top) + Math.max(0, bottom - side + 2)
}
