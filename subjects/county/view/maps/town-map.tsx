import { fillText, formatCount } from '#kit/formats/format.ts'
import { mapWords } from '#subjects/county/facts/county-map.ts'
import { range, rangeWords } from '#subjects/county/facts/range.ts'
import { reachOf, ringShares } from '#subjects/county/rules/range.ts'
import {
  type MapWindow,
  mapWindow,
  nameSize,
  showroomWay,
  type TownMapName,
  townMapNames,
  windowSide,
} from '#subjects/county/rules/town-map.ts'
import type { Town } from '#subjects/county/rules/towns.ts'
import { MapGround, MapSheet, mapInk, svgRole } from './map-ground.tsx'

/**
 * A town and its neighbors, each a link of at least 24 pixels on a phone, with the way to the showroom and rings for shares of a
 * charge.
 */
export function TownMap({ town }: { readonly town: Town }) {
  const view = mapWindow(town)
  const values = { town: town.name, miles: formatCount(town.drivingMiles, 'mile'), rings: ringShares }
  const names = townMapNames(town, view, {
    showroom: mapWords.toShowroom,
    ring: (percent) => fillText(rangeWords.ring, { percent }),
  })
  const [x, y] = view.pointAt(town.coordinates)
  const linked = names.filter(({ href }) => href)
  return (
    <MapSheet
      name="town-map"
      title={fillText(mapWords.focusTitle, values)}
      description={fillText(mapWords.focusDescription, values)}
      size={[windowSide, windowSide]}
      fontSize={String(nameSize)}
    >
      <svg aria-hidden="true">
        <svg
          aria-hidden="true"
          width={windowSide}
          height={windowSide}
          viewBox={`${view.corner.join(' ')} ${view.side} ${view.side}`}
        >
          <MapGround part={view.part} weight={0.6} />
        </svg>
        <g fill={mapInk.reach} fillOpacity=".1" stroke={mapInk.reach} strokeWidth="1.5">
          {range.rings.map((percent) => (
            <circle key={percent} cx={x} cy={y} r={view.radius(reachOf(percent))} />
          ))}
        </g>
        <path d={wayToShowroom(view, town)} fill="none" stroke={mapInk.route} strokeWidth="2.5" strokeDasharray="7 5" />
        <circle cx={x} cy={y} r="6" fill={mapInk.pin} />
        <MapNames names={names.filter(({ href }) => !href)} />
      </svg>
      <g role={svgRole.list} aria-label={mapWords.neighbors} {...halo} fontWeight="600">
        {linked.map((name) => (
          <g key={name.text} role={svgRole.item}>
            <a href={name.href}>
              <circle cx={name.at[0]} cy={name.at[1]} r="17" opacity="0" />
              <circle cx={name.at[0]} cy={name.at[1]} r="3" />
              <MapName {...name} />
            </a>
          </g>
        ))}
      </g>
    </MapSheet>
  )
}

const halo = { paintOrder: 'stroke', stroke: mapInk.land, strokeWidth: 3, strokeLinejoin: 'round' } as const

const inks: Readonly<Partial<Record<TownMapName['kind'], Readonly<Record<string, string>>>>> = {
  subject: { fontWeight: '700', fontSize: '17' },
  ring: { fill: mapInk.reach },
  water: { fontStyle: 'italic', fill: mapInk.waterName },
  showroom: { fontWeight: '600', fill: mapInk.route },
}

function MapNames({ names }: { readonly names: readonly TownMapName[] }) {
  return (
    <g {...halo}>
      {names.map((name) => (
        <g key={name.text} {...inks[name.kind]}>
          <MapName {...name} />
        </g>
      ))}
    </g>
  )
}

function MapName({ text, spot: { x, y, anchor } }: TownMapName) {
  return (
    <text x={x} y={y} textAnchor={anchor === 'start' ? undefined : anchor}>
      {text}
    </text>
  )
}

/** The path of the line to the showroom, which may lead out of the map. */
function wayToShowroom(view: MapWindow, town: Town): string {
  const [from, bend, to] = showroomWay(view, town)
  return `M${from.join(' ')}Q${bend.join(' ')} ${to.join(' ')}`
}
