import type { ReactNode, SVGAttributes } from 'react'
import { countyMap, type Line } from '#subjects/county/facts/county-map.ts'
import { curvedPath, straightPath } from '#subjects/county/rules/map-projection.ts'
import './map-sheet.css'

/** The colors of the maps, in both color schemes. */
export const mapInk = {
  ground: 'light-dark(#f6f2e8,#0e1512)',
  land: 'light-dark(#fffdf4,#1b2822)',
  edge: 'light-dark(#d9dcc9,#24382f)',
  border: 'light-dark(#3f5b4c,#86a896)',
  water: 'light-dark(#5f9db3,#4b8ea6)',
  waterName: 'light-dark(#2b6a80,#8cc3d6)',
  road: 'light-dark(#9c835c,#8f8064)',
  shield: 'light-dark(#6f5a38,#a99a78)',
  ridge: 'light-dark(#cfc09b,#46544a)',
  zone: 'light-dark(#c4e02f,#a6c63c)',
  zoneEdge: 'light-dark(#7f9a10,#b9d52a)',
  label: 'light-dark(#1a1f1d,#f1ecdf)',
  faint: 'light-dark(#6d6a58,#a3aa9c)',
  /** The way to the showroom, and the trail that gave us our name: only these two are pink. */
  route: 'light-dark(#b3406b,#f0a3bd)',
  pin: 'light-dark(#12352b,#d9e9df)',
  reach: 'light-dark(#3f8a6c,#7fc3a5)',
} as const

// Biome reads role names as those of HTML, where these would be <ul>, <li> and <fieldset>; SVG has no such elements.
export const svgRole = { group: 'group', list: 'list', item: 'listitem' } as const

interface SheetProps {
  /** Makes the map's ids differ from those of others on the page. */
  readonly name: string
  readonly title: string
  readonly description: string
  readonly size: readonly [number, number]
  readonly fontSize: string
  readonly children: ReactNode
}

/** A drawn map with a title and description for screen readers. */
export function MapSheet({ name, title, description, size, fontSize, children }: SheetProps) {
  return (
    <svg
      className="map-sheet"
      viewBox={`0 0 ${size.join(' ')}`}
      role={svgRole.group}
      aria-labelledby={`${name}-title ${name}-description`}
      fontSize={fontSize}
      fill={mapInk.label}
    >
      <title id={`${name}-title`}>{title}</title>
      <desc id={`${name}-description`}>{description}</desc>
      {children}
    </svg>
  )
}

interface MapGroundProps {
  /** Cuts a line to what is visible, on a part of the map. */
  readonly part?: (line: Line) => Line
  /** The factor for the width of lines, where the map is enlarged. */
  readonly weight?: number
  /** What lies on the land, below water and roads. */
  readonly children?: ReactNode
}

/** Land, water and roads: what every variant of the map is drawn on. */
export function MapGround({ part = (line) => line, weight = 1, children }: MapGroundProps) {
  const thick = (width: number) => Math.round(width * weight * 10) / 10
  const curves = (lines: readonly Line[]) => lines.map((line) => curvedPath(part(line))).join('') || undefined
  const roads = (kind: (typeof countyMap.roads)[number]['kind']) =>
    curves(countyMap.roads.filter((road) => road.kind === kind).map(({ line }) => line))
  const outline = `${straightPath(countyMap.outline)}z`
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

/** Draws a line, unless nothing of it is visible. */
function Stroke(path: SVGAttributes<SVGPathElement>) {
  return path.d && <path {...path} />
}
