import type { ReactNode, SVGAttributes } from 'react'
import { countyMap, type Line, mapWords } from '#subjects/county/facts/county-map.ts'
import { curvedPath, mapHeight, mapUnits, mapWidth, straightPath } from '#subjects/county/rules/map-projection.ts'
import { policyTerms } from '#subjects/policies/facts/policy-terms.ts'
import { mapInk } from './map-ink.ts'
import { showroomPoint } from './map-showroom.tsx'

interface MapGroundProps {
  /** What of a line is drawn: on a part of the map, what can be seen there. */
  readonly part?: (line: Line) => Line
  /** How thick lines are, where the map is enlarged. */
  readonly weight?: number
  /** In which units places are told. */
  readonly grid?: number
  /** What lies on the land, below water and roads. */
  readonly children?: ReactNode
}

/** Land, water and roads: what every variant of the map is drawn on. */
export function MapGround({ part = (line) => line, weight = 1, grid, children }: MapGroundProps) {
  const thick = (width: number) => Math.round(width * weight * 10) / 10
  const curves = (lines: readonly Line[]) => lines.map((line) => curvedPath(part(line), grid)).join('') || undefined
  const roads = (kind: (typeof countyMap.roads)[number]['kind']) =>
    curves(countyMap.roads.filter((road) => road.kind === kind).map(({ line }) => line))
  const outline = `${straightPath(countyMap.outline, grid)}z`
  const interstates = roads('interstate')
  return (
    <g fill="none" strokeLinecap="round" strokeLinejoin="round">
      <path d={outline} fill={mapInk.land} stroke={mapInk.edge} strokeWidth={thick(7)} />
      {children}
      <path d={outline} stroke={mapInk.border} strokeWidth={thick(1.4)} strokeDasharray="9 3 1 3" />
      <g stroke={mapInk.water}>
        <Stroke d={curves([countyMap.river])} strokeWidth={thick(3.4)} />
        {countyMap.lakes.map(({ name, line, width }) => (
          <Stroke key={name} d={curves([line])} strokeWidth={width} />
        ))}
      </g>
      <Stroke d={roads('highway')} stroke={mapInk.road} strokeWidth={thick(1.5)} />
      <Stroke d={interstates} stroke={mapInk.road} strokeWidth={thick(4)} />
      <Stroke d={interstates} stroke={mapInk.land} strokeWidth={thick(1.6)} />
      <Stroke d={curves([countyMap.trail])} stroke={mapInk.route} strokeWidth={thick(2)} strokeDasharray="0 3.6" />
    </g>
  )
}

/** The long ridges, hatched. */
export function MapRidges() {
  const d = countyMap.ridges.map((line) => curvedPath(line)).join('')
  return <path d={d} stroke={mapInk.ridge} strokeWidth="9" strokeDasharray="1.2 3.4" strokeLinecap="butt" />
}

/** A line, where anything of it can be seen. */
function Stroke(path: SVGAttributes<SVGPathElement>) {
  return path.d && <path {...path} />
}

/** Where sales are delivered free around the showroom. */
export function MapZone() {
  const [cx, cy] = showroomPoint
  const circle = { cx, cy, r: mapUnits(policyTerms.delivery.free.poconoMiles) }
  return (
    <g fill="none" strokeLinecap="round">
      <circle {...circle} fill={mapInk.zone} fillOpacity=".14" />
      <circle {...circle} stroke={mapInk.zoneEdge} strokeDasharray="0 5" strokeWidth="2.2" />
    </g>
  )
}

/** Which way is up, and how far is five miles. */
export function MapMargin() {
  const length = mapUnits(countyMap.scaleMiles)
  const [right, bottom] = [mapWidth - 11, mapHeight - 11]
  return (
    <g stroke={mapInk.faint} fill="none" strokeWidth="1.2">
      <path d={`M${right} ${bottom - 4}v4h${-length}v-4M22 46v-26m-5 9 5-10 5 10`} />
      <g fill={mapInk.faint} stroke="none" fontSize="10">
        <text x={right - length - 5} y={bottom} textAnchor="end">
          {countyMap.scaleMiles} {mapWords.miles}
        </text>
        <text x="22" y="58" textAnchor="middle">
          {mapWords.north}
        </text>
      </g>
    </g>
  )
}
