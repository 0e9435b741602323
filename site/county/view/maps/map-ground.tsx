import { countyMap, mapWords } from '#content/county/county-map.ts'
import { policyTerms } from '#content/policies/policy-terms.ts'
import { curvedPath, mapHeight, mapUnits, mapWidth, straightPath } from '#site/county/rules/map-projection.ts'
import { mapInk } from './map-ink.ts'
import { showroomPoint } from './map-showroom.tsx'

const outline = `${straightPath(countyMap.outline)}z`
const ridges = countyMap.ridges.map(curvedPath).join('')
const roadPaths = (kind: (typeof countyMap.roads)[number]['kind']) =>
  countyMap.roads
    .filter((road) => road.kind === kind)
    .map(({ line }) => curvedPath(line))
    .join('')
const highways = roadPaths('highway')
const interstates = roadPaths('interstate')

/** Land, water and roads: what every variant of the map is drawn on. */
export function MapGround() {
  const [x, y] = showroomPoint
  return (
    <g fill="none" strokeLinecap="round" strokeLinejoin="round">
      <path d={outline} fill={mapInk.land} stroke={mapInk.edge} strokeWidth="7" />
      <circle cx={x} cy={y} r={mapUnits(policyTerms.delivery.free.poconoMiles)} fill={mapInk.zone} fillOpacity=".14" />
      <path d={ridges} stroke={mapInk.ridge} strokeWidth="9" strokeDasharray="1.2 3.4" strokeLinecap="butt" />
      <path d={outline} stroke={mapInk.border} strokeWidth="1.4" strokeDasharray="9 3 1 3" />
      <circle
        cx={x}
        cy={y}
        r={mapUnits(policyTerms.delivery.free.poconoMiles)}
        stroke={mapInk.zoneEdge}
        strokeDasharray="0 5"
        strokeWidth="2.2"
      />
      <g stroke={mapInk.water}>
        <path d={curvedPath(countyMap.river)} strokeWidth="3.4" />
        {countyMap.lakes.map(({ name, line, width }) => (
          <path key={name} d={curvedPath(line)} strokeWidth={width} />
        ))}
      </g>
      <path d={highways} stroke={mapInk.road} strokeWidth="1.5" />
      <path d={interstates} stroke={mapInk.road} strokeWidth="4" />
      <path d={interstates} stroke={mapInk.land} strokeWidth="1.6" />
      <path d={curvedPath(countyMap.trail)} stroke={mapInk.focus} strokeWidth="2" strokeDasharray="0 3.6" />
      <path d={`M0 0h${mapWidth}v${mapHeight}H0z`} stroke={mapInk.faint} strokeWidth="2" />
    </g>
  )
}

/** Which way is up, and how far is five miles. */
export function MapMargin() {
  const length = mapUnits(countyMap.scaleMiles)
  const [right, bottom] = [mapWidth - 11, mapHeight - 11]
  return (
    <g stroke={mapInk.faint} fill="none" strokeWidth="1.2">
      <rect x="3.5" y="3.5" width={mapWidth - 7} height={mapHeight - 7} strokeWidth=".5" />
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
