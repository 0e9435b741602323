import { countyMap, type MapLabel } from '#content/county/county-map.ts'
import type { MunicipalitySlug } from '#content/county/municipalities.ts'
import { towns } from '#content/county/towns/towns.ts'
import { type Point, project } from '#site/county/rules/map-projection.ts'
import { municipalityOf } from '#site/county/rules/town-path.ts'
import { mapInk, svgRole } from './map-ink.ts'

export function townPoint(slug: MunicipalitySlug): Point {
  const { latitude, longitude } = towns[slug].coordinates
  return project([longitude, latitude])
}

/** Towns by their names, each a link to its page. */
export function MapTowns({ slugs, label }: { readonly slugs: readonly MunicipalitySlug[]; readonly label: string }) {
  return (
    <g
      role={svgRole.list}
      aria-label={label}
      paintOrder="stroke"
      stroke={mapInk.land}
      strokeWidth="3"
      strokeLinejoin="round"
    >
      {slugs.map((slug) => (
        <g key={slug} role={svgRole.item}>
          <a href={municipalityOf(slug).url}>
            <MapTown slug={slug} />
          </a>
        </g>
      ))}
    </g>
  )
}

/** The town that the map is about: larger, and in the colour of the pin. */
export function MapSubject({ slug }: { readonly slug: MunicipalitySlug }) {
  const label: MapLabel = countyMap.labels[slug]
  const [x, y] = townPoint(slug)
  return (
    <g
      fill={mapInk.focus}
      stroke={mapInk.land}
      strokeWidth="3.5"
      paintOrder="stroke"
      strokeLinejoin="round"
      fontSize="17"
      fontWeight="700"
    >
      <circle cx={x} cy={y} r="6" />
      <TownName slug={slug} {...(label.asSubject ?? label)} />
    </g>
  )
}

function MapTown({ slug }: { readonly slug: MunicipalitySlug }) {
  const label: MapLabel = countyMap.labels[slug]
  const [x, y] = townPoint(slug)
  if (!label.dot) {
    return (
      <g fontStyle="italic" fontSize=".93em">
        <TownName slug={slug} {...label} />
      </g>
    )
  }
  return (
    <g fontWeight="600">
      <circle cx={x} cy={y} r="3" />
      <TownName slug={slug} {...label} />
    </g>
  )
}

type TownNameProps = Pick<MapLabel, 'offset' | 'anchor'> & { readonly slug: MunicipalitySlug }

function TownName({ slug, offset, anchor }: TownNameProps) {
  const { lines }: MapLabel = countyMap.labels[slug]
  const [x, y] = townPoint(slug)
  const left = Math.round(x + offset[0])
  return (
    <text x={left} y={Math.round(y + offset[1])} textAnchor={anchor === 'start' ? undefined : anchor}>
      {lines
        ? lines.map((line, index) => (
            <tspan key={line} x={left} dy={index === 0 ? undefined : '1em'}>
              {line}{' '}
            </tspan>
          ))
        : municipalityOf(slug).name}
    </text>
  )
}
