import { fillText, formatCount, formatPrice } from '#kit/formats/format.ts'
import { countyMap, mapWords } from '#subjects/county/facts/county-map.ts'
import { curvedPath, mapHeight, mapUnits, mapWidth, pointOf, project } from '#subjects/county/rules/map-projection.ts'
import { type Town, towns } from '#subjects/county/rules/towns.ts'
import { business, type Coordinates } from '#subjects/dealership/facts/business.ts'
import { poconoPines } from '#subjects/dealership/facts/locations.ts'
import { landmarkPicture } from '#subjects/pictures/facts/pictures.ts'
import { Picture } from '#subjects/pictures/view/picture.tsx'
import { policyTerms } from '#subjects/policies/facts/policy-terms.ts'
import { MapGround, MapSheet, mapInk, svgRole } from './map-ground.tsx'
import './county-map.css'
import './map-legend.css'
import './county-figure.css'

const { poconoMiles, saleMinimum } = policyTerms.delivery.free

/** The map of the county with its legend. */
export function CountyFigure() {
  return (
    <div className="county-figure">
      <CountyMap />
      <MapLegend />
    </div>
  )
}

const legend = [
  { key: 'border', stroke: mapInk.border, strokeDasharray: '9 3 1 3', strokeWidth: 2 },
  { key: 'zone', stroke: mapInk.zoneEdge, strokeDasharray: '0 5', strokeWidth: 3 },
  { key: 'trail', stroke: mapInk.route, strokeDasharray: '0 4', strokeWidth: 2.6 },
] as const

/** What the lines on the county map mean. */
function MapLegend() {
  return (
    <ul className="cluster map-legend small soft">
      {legend.map(({ key, ...line }) => (
        <li key={key}>
          <svg aria-hidden="true" width="32" height="8">
            <path d="M2 4h28" strokeLinecap="round" {...line} />
          </svg>
          {fillText<string>(mapWords.legend[key], {
            miles: formatCount(poconoMiles, 'mile'),
            minimum: formatPrice(saleMinimum),
          })}
        </li>
      ))}
    </ul>
  )
}

/** The whole county with the studio's landmarks; to a screen reader a list of links under a title. */
export function CountyMap() {
  return (
    <div className="county-map">
      <MapSheet
        name="county-map"
        title={mapWords.title}
        description={mapWords.description}
        size={[mapWidth, mapHeight]}
        fontSize="13.5"
      >
        <svg aria-hidden="true">
          <MapGround>
            <MapRidges />
          </MapGround>
          <MapZone />
          <MapNames />
          <MapMargin />
          <MapPin at={poconoPines.coordinates} name={mapWords.showroom} note={mapWords.showroomKind} />
          <MapPin at={business.coordinates} name={business.address.city} note={mapWords.officeKind} />
        </svg>
        <MapTowns />
      </MapSheet>
      <Picture path={landmarkPicture.path} alt="" layout="map" />
    </div>
  )
}

/** The number of each road and where it stands, in whole units. */
const roadNumbers = countyMap.roads.map(({ name, label }) => {
  const [x, y] = project(label).map(Math.round)
  return { name, x: Number(x), y: Number(y) }
})
/** A thick line behind each, as long as its letters. */
const roadSigns = roadNumbers.map(({ name, x, y }) => {
  const length = Math.round(name.length * 2.5 - 2.5)
  return `M${x - length} ${y}h${2 * length}`
})

/** The names on the land: the counties around, the river, the numbers of the roads. */
function MapNames() {
  return (
    <g className="county-map-aside" fontSize="10.5">
      <g textAnchor="middle">
        <g fill={mapInk.faint} letterSpacing="2">
          {countyMap.around.map(({ name, at }) => (
            <text key={name} x={Math.round(project(at)[0])} y={Math.round(project(at)[1])}>
              {name.toUpperCase()}
            </text>
          ))}
        </g>
        <path d={roadSigns.join('')} stroke={mapInk.shield} strokeWidth="12" strokeLinecap="round" />
        <g fontSize="9" fontWeight="700" fill={mapInk.land}>
          {roadNumbers.map(({ name, x, y }) => (
            <text key={name} x={x} y={y + 3}>
              {name}
            </text>
          ))}
        </g>
      </g>
      <g fontStyle="italic">
        <text fill={mapInk.waterName} transform={`translate(${project(countyMap.riverLabel).join(' ')})rotate(74)`}>
          {mapWords.river}
        </text>
        <g fill={mapInk.faint}>
          <text transform={`translate(${project(countyMap.scrantonLabel).join(' ')})`} textAnchor="end">
            {mapWords.scranton}
          </text>
          <text transform={`translate(${project(countyMap.zoneLabel).join(' ')})rotate(-88)`}>
            {formatCount(poconoMiles, 'mile')}
          </text>
        </g>
      </g>
    </g>
  )
}

/** The long ridges, hatched. */
function MapRidges() {
  const d = countyMap.ridges.map((line) => curvedPath(line)).join('')
  return <path d={d} stroke={mapInk.ridge} strokeWidth="9" strokeDasharray="1.2 3.4" strokeLinecap="butt" />
}

/** The area around the showroom in which sales are delivered free. */
function MapZone() {
  const [cx, cy] = pointOf(poconoPines.coordinates)
  const circle = { cx, cy, r: mapUnits(poconoMiles) }
  return (
    <g fill="none" strokeLinecap="round">
      <circle {...circle} fill={mapInk.zone} fillOpacity=".14" />
      <circle {...circle} stroke={mapInk.zoneEdge} strokeDasharray="0 5" strokeWidth="2.2" />
    </g>
  )
}

/** The north arrow and a scale of five miles. */
function MapMargin() {
  const length = mapUnits(countyMap.scaleMiles)
  const [left, bottom] = [11, mapHeight - 11]
  return (
    <g stroke={mapInk.faint} fill="none" strokeWidth="1.2">
      <path d={`M${left} ${bottom - 4}v4h${length}v-4M22 46v-26m-5 9 5-10 5 10`} />
      <g fill={mapInk.faint} stroke="none" fontSize=".85em">
        <text x={left + length + 5} y={bottom}>
          {countyMap.scaleMiles} {mapWords.miles}
        </text>
        <text x="22" y="58" textAnchor="middle">
          {mapWords.north}
        </text>
      </g>
    </g>
  )
}

/** A pin at one of our places, its name beside it and a line below. */
function MapPin({ at, name, note }: { at: Coordinates; name: string; note: string }) {
  const [x, y] = pointOf(at)
  return (
    <g textAnchor="end" paintOrder="stroke" stroke={mapInk.ground} strokeWidth="3" strokeLinejoin="round">
      <path d={`M${x} ${y}l-7-12a8 8 0 1 1 14 0z`} fill={mapInk.pin} stroke="none" />
      <circle cx={x} cy={Math.round(y - 16)} r="2.6" fill={mapInk.ground} stroke="none" />
      <text x={Math.round(x - 13)} y={Math.round(y - 17)} fontWeight="700">
        {name}
      </text>
      <text x={Math.round(x - 13)} y={Math.round(y - 4)} fontSize=".93em">
        {note}
      </text>
    </g>
  )
}

/** The towns on the map of the county by their names, each a link to its page. */
function MapTowns() {
  return (
    <g
      role={svgRole.list}
      aria-label={mapWords.towns}
      paintOrder="stroke"
      stroke={mapInk.land}
      strokeWidth="3"
      strokeLinejoin="round"
    >
      {towns.map((town) => (
        <g key={town.slug} role={svgRole.item}>
          <a href={town.url}>
            <MapTown town={town} />
          </a>
        </g>
      ))}
    </g>
  )
}

/** A town's name with its dot; a spread-out town has only its name, in italics. */
function MapTown({ town: { name, coordinates, mapLabel } }: { readonly town: Town }) {
  const { dot, offset, anchor, lines } = mapLabel
  const [x, y] = pointOf(coordinates)
  const left = Math.round(x + offset[0])
  return (
    <g {...(dot ? { fontWeight: '600' } : { fontStyle: 'italic', fontSize: '.93em' })}>
      {dot && <circle cx={x} cy={y} r="3" />}
      <text x={left} y={Math.round(y + offset[1])} textAnchor={anchor === 'start' ? undefined : anchor}>
        {lines?.map((line, index) => (
          <tspan key={line} x={left} dy={index === 0 ? undefined : '1em'}>
            {line}{' '}
          </tspan>
        )) ?? name}
      </text>
    </g>
  )
}
