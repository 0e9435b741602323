import { type Point, project } from '#subjects/county/rules/map-projection.ts'
import type { Town } from '#subjects/county/rules/towns.ts'
import { mapInk, svgRole } from './map-ink.ts'

function townPoint({ coordinates: { latitude, longitude } }: Town): Point {
  return project([longitude, latitude])
}

/** The towns of the county's map by their names, each a link to its page. */
export function MapTowns({ towns, label }: { readonly towns: readonly Town[]; readonly label: string }) {
  return (
    <g
      role={svgRole.list}
      aria-label={label}
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

function MapTown({ town }: { readonly town: Town }) {
  const { dot } = town.mapLabel
  const [x, y] = townPoint(town)
  if (!dot) {
    return (
      <g fontStyle="italic" fontSize=".93em">
        <TownName town={town} />
      </g>
    )
  }
  return (
    <g fontWeight="600">
      <circle cx={x} cy={y} r="3" />
      <TownName town={town} />
    </g>
  )
}

function TownName({ town }: { readonly town: Town }) {
  const { name, mapLabel } = town
  const { offset, anchor } = mapLabel
  const [x, y] = townPoint(town)
  const left = Math.round(x + offset[0])
  return (
    <text x={left} y={Math.round(y + offset[1])} textAnchor={anchor === 'start' ? undefined : anchor}>
      {mapLabel.lines
        ? mapLabel.lines.map((line, index) => (
            <tspan key={line} x={left} dy={index === 0 ? undefined : '1em'}>
              {line}{' '}
            </tspan>
          ))
        : name}
    </text>
  )
}
