import { about } from '#subjects/dealership/facts/about-page.ts'
import { type Point, railroadCuts } from '#subjects/shopfront/facts/railroad.ts'
import './railroad-drawing.css'

/** SHOP-42: the railroad that the name comes from, in one drawing; each part of the story has its number on the line. */
export function RailroadDrawing() {
  const { alt, top, bottom } = about.railroad
  return (
    <div className="railroad-drawing" role="img" aria-label={alt}>
      {railroadCuts.map(({ name, width, height, ridge, hill, river, line, trees, tree }) => {
        const [first, , second, third, , last] = line
        const track = `M${line.map((point) => point.join(' ')).join('L')}`
        return (
          <svg key={name} data-cut={name} viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
            <path className="railroad-drawing-ridge" d={ridge} />
            <path className="railroad-drawing-hill" d={hill} />
            <path className="railroad-drawing-river" d={river} />
            <path className="railroad-drawing-trees" d={trees.map((at) => treeAt(at, tree)).join('')} />
            <path className="railroad-drawing-ties" d={track} />
            <path className="railroad-drawing-rail" d={track} />
            <CoalCar at={first} size={tree} />
            {[first, second, third].map((at, index) => (
              <Stop key={at.join()} at={at} number={index + 1} />
            ))}
            <text x={first[0] + 24} y={first[1] - 26}>
              {top}
            </text>
            <text x={last[0]} y={last[1] - 18} textAnchor="end">
              {bottom}
            </text>
          </svg>
        )
      })}
    </div>
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

function treeAt([x, y]: Point, height: number): string {
  return `M${x} ${y - height}l${height * 0.34} ${height}h${-height * 0.68}z`
}
