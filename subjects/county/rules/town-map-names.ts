import { countyMap } from '#subjects/county/facts/county-map.ts'
import { range } from '#subjects/county/facts/range.ts'
import type { Coordinates } from '#subjects/dealership/facts/business.ts'
import { type Box, type LabelPlace, placeLabels, placesAround } from './label-places.ts'
import type { Point } from './map-projection.ts'
import { type MapWindow, windowSide } from './map-window.ts'
import { reachOf } from './range.ts'
import { type Town, townCalled } from './towns.ts'

export interface TownMapName {
  readonly kind: 'subject' | 'neighbor' | 'water' | 'ring' | 'showroom'
  readonly text: string
  /** What it names. */
  readonly at: Point
  readonly place: LabelPlace
  readonly href?: string
}

interface Words {
  readonly showroom: string
  readonly ring: (percent: number) => string
}

type Wanted = Omit<TownMapName, 'place'> & { readonly size: number; readonly places: readonly LabelPlace[] }

/** Everything that is named on the map of a town, each where it covers nothing else. */
export function townMapNames(town: Town, view: MapWindow, words: Words): readonly TownMapName[] {
  const center = view.place(town.coordinates)
  const neighbors = town.neighbors.map(townCalled)
  const wanted: readonly Wanted[] = [
    { kind: 'subject', text: town.name, at: center, size: 17, places: placesAround(center, 17) },
    ...neighbors.map(({ name, url, coordinates }): Wanted => {
      const at = view.place(coordinates)
      return { kind: 'neighbor', text: name, href: url, at, size: 13, places: placesAround(at, 13) }
    }),
    { kind: 'showroom', text: words.showroom, at: center, size: 12, places: corners },
    ...lakesIn(view).map(
      ({ name, at }): Wanted => ({
        kind: 'water',
        text: name,
        at,
        size: 12,
        places: placesAround(at, 12),
      }),
    ),
    ...range.rings.map(
      (percent): Wanted => ({
        kind: 'ring',
        text: words.ring(percent),
        at: center,
        size: 11,
        places: onRing(center, view.radius(reachOf(town, percent))),
      }),
    ),
  ]
  const dots = [center, ...neighbors.map(({ coordinates }) => view.place(coordinates))].map(dotBox)
  const places = placeLabels(wanted, dots, windowSide)
  return wanted.flatMap(({ kind, text, at, href }, index) => {
    const place = places[index]
    return place ? [{ kind, text, at, place, ...(href === undefined ? {} : { href }) }] : []
  })
}

/** Lakes whose middle can be seen, with that middle. */
function lakesIn(view: MapWindow): readonly { readonly name: string; readonly at: Point }[] {
  return countyMap.lakes
    .map(({ name, line }) => ({ name, at: view.place(middleOf(line)) }))
    .filter(({ at }) => at.every((value) => value > 12 && value < windowSide - 12))
}

function middleOf(line: (typeof countyMap.lakes)[number]['line']): Coordinates {
  const [longitude, latitude] = line[Math.floor(line.length / 2)] ?? line[0]
  return { longitude, latitude }
}

/** The showroom lies to the northeast of every town, often beyond the edge: its name stands near that corner. */
const corners: readonly LabelPlace[] = [18, 34, 50, 66, windowSide - 12].flatMap((y): LabelPlace[] => [
  { x: windowSide - 8, y, anchor: 'end' },
  { x: 8, y, anchor: 'start' },
])

function onRing([x, y]: Point, radius: number): readonly LabelPlace[] {
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
