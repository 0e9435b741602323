import { about } from '#subjects/dealership/facts/about-page.ts'
import './railroad-drawing.css'

type Point = readonly [x: number, y: number]

interface Cut {
  readonly name: 'wide' | 'phone'
  readonly width: number
  readonly height: number
  readonly ridge: string
  readonly hill: string
  readonly river: string
  /** From the upper end of the line to the lower one, by its turns. */
  readonly line: readonly [Point, Point, Point, Point, Point, Point]
  readonly trees: readonly Point[]
  /** A tree's height, which everything else that is drawn goes by. */
  readonly tree: number
}

const cuts: readonly Cut[] = [
  {
    name: 'wide',
    width: 1440,
    height: 400,
    ridge: 'M0 150C180 90 330 70 520 120S820 210 1010 190 1290 250 1440 230V400H0Z',
    hill: 'M0 70C140 40 300 60 470 110S830 210 1060 260 1310 320 1440 330V400H0Z',
    river: 'M1180 400C1250 372 1340 366 1440 360V400Z',
    line: [
      [70, 118],
      [640, 208],
      [210, 258],
      [930, 298],
      [430, 338],
      [1390, 372],
    ],
    trees: [
      [330, 96],
      [372, 104],
      [560, 150],
      [600, 162],
      [120, 230],
      [160, 226],
      [760, 200],
      [800, 214],
      [70, 330],
      [118, 340],
      [170, 334],
      [1000, 262],
      [1040, 270],
      [1120, 290],
      [720, 352],
      [300, 372],
      [1210, 322],
    ],
    tree: 34,
  },
  {
    name: 'phone',
    width: 390,
    height: 270,
    ridge: 'M0 90C60 50 120 44 190 80S310 130 390 120V270H0Z',
    hill: 'M0 44C60 28 120 50 190 92S310 150 390 176V270H0Z',
    river: 'M250 270C300 244 350 236 390 232V270Z',
    line: [
      [26, 74],
      [232, 132],
      [52, 170],
      [310, 196],
      [96, 226],
      [366, 252],
    ],
    trees: [
      [112, 62],
      [136, 74],
      [20, 150],
      [280, 150],
      [302, 160],
      [24, 232],
      [50, 244],
      [176, 212],
      [352, 188],
    ],
    tree: 22,
  },
]

/** SHOP-42: the railroad that the name comes from, in one drawing; each part of the story has its number on the line. */
export function RailroadDrawing() {
  const { alt, top, bottom } = about.railroad
  return (
    <div className="railroad-drawing" role="img" aria-label={alt}>
      {cuts.map(({ name, width, height, ridge, hill, river, line, trees, tree }) => {
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
