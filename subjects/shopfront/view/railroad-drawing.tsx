import { countyMap, type LandmarkKind } from '#subjects/county/facts/county-map.ts'
import { mapHeight, mapWidth, project } from '#subjects/county/rules/map-projection.ts'
import { landmarkPicture } from '#subjects/pictures/facts/pictures.ts'
import { variantPath } from '#subjects/pictures/rules/picture-set.ts'
import { mediaUrl } from '#subjects/pictures/view/media.ts'
import { about } from '#subjects/shopfront/facts/about-page.ts'
import { modelBoxes, type Point, railroadCuts, woodsAlone } from '#subjects/shopfront/facts/railroad.ts'
import './railroad-drawing.css'

const { path, size } = landmarkPicture
const picture = mediaUrl(variantPath(path, size.width, 'avif'))
const placesOf = (kind: LandmarkKind) =>
  countyMap.landmarks.filter((mark) => mark.kind === kind).map(({ at }) => project(at))
const woodsOnMap = placesOf('woods')
const townsOnMap = placesOf('town')

/** Where the houses of the town end, from its foot. */
const roofs = { right: modelBoxes.town.width - modelBoxes.town.left, above: modelBoxes.town.above }

/** SHOP-42: the railroad that the name comes from, among the map's models; each part of the story has its number on the line. */
export function RailroadDrawing() {
  const { alt, top, bottom } = about.railroad
  return (
    <div className="railroad-drawing" role="img" aria-label={alt}>
      {railroadCuts.map(({ name, width, height, ridge, hill, river, line, woods, town, scale, car }) => {
        const [first, , second, third] = line
        const track = `M${line.map((point) => point.join(' ')).join('L')}`
        return (
          <svg key={name} data-cut={name} viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
            <path className="railroad-drawing-ridge" d={ridge} />
            <path className="railroad-drawing-hill" d={hill} />
            <path className="railroad-drawing-river" d={river} />
            <path className="railroad-drawing-ties" d={track} />
            <path className="railroad-drawing-rail" d={track} />
            {woods.map((at, index) => {
              const from = woodsOnMap[woodsAlone[index % woodsAlone.length] ?? 0]
              return <Model key={at.join()} kind="woods" from={from} at={at} scale={scale.woods} />
            })}
            <Model kind="town" from={townsOnMap[0]} at={town} scale={scale.town} />
            <CoalCar at={first} size={car} />
            {[first, second, third].map((at, index) => (
              <Stop key={at.join()} at={at} number={index + 1} />
            ))}
            <text x={first[0] + 24} y={first[1] - 26}>
              {top}
            </text>
            <text x={town[0] + roofs.right * scale.town} y={town[1] - roofs.above * scale.town - 14} textAnchor="end">
              {bottom}
            </text>
          </svg>
        )
      })}
    </div>
  )
}

interface ModelProps {
  readonly kind: keyof typeof modelBoxes
  /** Its foot on the map, and in the drawing. */
  readonly from: Point | undefined
  readonly at: Point
  readonly scale: number
}

/** A model of the map, cut out of its picture. */
function Model({ kind, from: [fromX, fromY] = [0, 0], at: [x, y], scale }: ModelProps) {
  const { left, above, width, height } = modelBoxes[kind]
  return (
    <svg
      aria-hidden="true"
      x={Math.round(x - left * scale)}
      y={Math.round(y - above * scale)}
      width={Math.round(width * scale)}
      height={Math.round(height * scale)}
      viewBox={`${Math.round(fromX - left)} ${Math.round(fromY - above)} ${width} ${height}`}
    >
      <image href={picture} width={mapWidth} height={mapHeight} />
    </svg>
  )
}

function Stop({ at: [x, y], number }: { readonly at: Point; readonly number: number }) {
  return (
    <g className="railroad-drawing-stop">
      <circle cx={x} cy={y} r="13" />
      <text x={x} y={y} textAnchor="middle" dominantBaseline="central">
        {number}
      </text>
    </g>
  )
}

/** It rolls down the first traverse by itself. */
function CoalCar({ at: [x, y], size }: { readonly at: Point; readonly size: number }) {
  const left = x + size * 3
  const foot = y + size * 0.22
  return (
    <g className="railroad-drawing-car">
      <path d={`M${left} ${foot - size * 0.75}h${size * 1.3}l${-size * 0.2} ${size * 0.5}h${-size * 0.9}z`} />
      <circle cx={left + size * 0.42} cy={foot - size * 0.1} r={size * 0.16} />
      <circle cx={left + size * 0.9} cy={foot - size * 0.06} r={size * 0.16} />
    </g>
  )
}
