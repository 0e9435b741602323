import { formatCount } from '#kit/formats/format.ts'
import { countyMap, mapWords } from '#subjects/county/facts/county-map.ts'
import { mapHeight, mapWidth, project } from '#subjects/county/rules/map-projection.ts'
import { towns } from '#subjects/county/rules/towns.ts'
import { business } from '#subjects/dealership/facts/business.ts'
import { landmarkPicture } from '#subjects/pictures/facts/pictures.ts'
import { Picture } from '#subjects/pictures/view/picture.tsx'
import { policyTerms } from '#subjects/policies/facts/policy-terms.ts'
import { MapGround, MapMargin, MapRidges, MapZone } from './map-ground.tsx'
import { mapInk } from './map-ink.ts'
import { MapPin } from './map-pin.tsx'
import { MapSheet } from './map-sheet.tsx'
import { MapShowroom } from './map-showroom.tsx'
import { MapTowns } from './map-town.tsx'
import './county-map.css'

/**
 * The whole county, each of its towns a link. To a screen reader it is a list under a title. The studio's landmarks stand on it,
 * and say nothing that the map does not.
 */
export function CountyMap() {
  return (
    <div className="county-map">
      <MapSheet
        name="county-map"
        title={mapWords.title}
        description={mapWords.description}
        width={mapWidth}
        height={mapHeight}
        fontSize="13.5"
      >
        <svg aria-hidden="true">
          <MapGround>
            <MapRidges />
          </MapGround>
          <MapZone />
          <MapNames />
          <MapMargin />
          <MapShowroom note={mapWords.showroomKind} />
          <MapPin at={business.coordinates} name={business.address.city} note={mapWords.officeKind} />
        </svg>
        <MapTowns towns={towns} label={mapWords.towns} />
      </MapSheet>
      <Picture path={landmarkPicture.path} alt="" layout="map" />
    </div>
  )
}

/** What is written on the ground: the counties around, the river, the numbers of the roads. */
function MapNames() {
  return (
    <>
      <g fontSize="10.5" fill={mapInk.faint} letterSpacing="2" textAnchor="middle">
        {countyMap.around.map(({ name, at }) => (
          <text key={name} x={project(at)[0]} y={project(at)[1]}>
            {name.toUpperCase()}
          </text>
        ))}
      </g>
      <g
        fontSize="9"
        fontWeight="700"
        textAnchor="middle"
        paintOrder="stroke"
        stroke={mapInk.shield}
        strokeWidth="5"
        strokeLinejoin="round"
        fill={mapInk.land}
      >
        {countyMap.roads.map(({ name, label }) => (
          <text key={name} x={project(label)[0]} y={project(label)[1] + 3}>
            {name}
          </text>
        ))}
      </g>
      <g fontSize="10.5" fontStyle="italic">
        <text fill={mapInk.waterName} transform={`translate(${project(countyMap.riverLabel).join(' ')})rotate(74)`}>
          {mapWords.river}
        </text>
        <g fill={mapInk.faint}>
          <text transform={`translate(${project(countyMap.scrantonLabel).join(' ')})`} textAnchor="end">
            {mapWords.scranton}
          </text>
          <text transform={`translate(${project(countyMap.zoneLabel).join(' ')})rotate(-88)`}>
            {formatCount(policyTerms.delivery.free.poconoMiles, 'mile')}
          </text>
        </g>
      </g>
    </>
  )
}
