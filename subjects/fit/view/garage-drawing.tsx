import { garageFigures } from '#subjects/fit/facts/garage-page.ts'
import type { CartSize, Garage, Parked } from '#subjects/fit/rules/garage.ts'
import { FrontView, SideView } from './cart-outline.tsx'
import './garage-drawing.css'

const { hand } = garageFigures
/** Between the garage from the side and its door. */
const gap = 40
const edge = 6

export interface GarageDrawingProps {
  readonly parked: Parked
  readonly garage: Garage
  /** All that are drawn at one scale. */
  readonly all: readonly Parked[]
}

/** FIT-29: a cart in the garage from the side and at its door from the front, in inches; where it does not fit is marked. */
export function GarageDrawing({ parked: { cart, size, folded, over }, garage, all }: GarageDrawingProps) {
  if (!size) return null
  const most = (of: keyof CartSize) => Math.max(...all.map((one) => one.size?.[of] ?? 0))
  const { width: door, height: opening, depth } = garage
  const { width: wide = 0, height: tall = 0, depth: long = 0 } = over
  const high = Math.max(opening ?? 0, most('height') + hand)
  const side = depth === undefined ? 0 : Math.max(depth, most('length') + 2 * hand)
  const front = door === undefined && opening === undefined ? 0 : Math.max(door ?? 0, most('width') + 2 * hand)
  const middle = side + (side && front ? gap : 0) + front / 2
  const roof = opening ?? high
  return (
    <svg
      className="garage-drawing"
      viewBox={`${-edge} ${-high - edge} ${middle + front / 2 + 2 * edge} ${high + 2 * edge}`}
      aria-hidden="true"
    >
      {depth !== undefined && (
        <g transform={`translate(${side - depth})`}>
          <path
            className="garage-wall"
            d={`M${depth - side} 0H${depth}${opening ? `V${-opening}H0v9` : `V${-high}`}`}
          />
          <g className="garage-cart" transform={`translate(${depth - hand - size.length})`}>
            <SideView size={size} seats={cart.seatingCapacity} />
          </g>
          {long > 0 && <rect x={-long} y={-roof} width={long} height={roof} />}
          {tall > 0 && <rect y={-roof - tall} width={depth} height={tall} />}
        </g>
      )}
      {front > 0 && (
        <g transform={`translate(${middle})`}>
          <path className="garage-wall" d={doorLine(front, door, opening)} />
          <FrontView size={size} folded={folded} />
          {wide > 0 &&
            [-(door ?? 0) / 2 - wide / 2, (door ?? 0) / 2].map((x) => (
              <rect key={x} x={x} y={-roof} width={wide / 2} height={roof} />
            ))}
          {tall > 0 && <rect x={-(door ?? front) / 2} y={-roof - tall} width={door ?? front} height={tall} />}
        </g>
      )}
    </svg>
  )
}

/** The wall around the door as far as it was measured. */
function doorLine(front: number, door: number | undefined, opening: number | undefined): string {
  const half = (door ?? front) / 2
  if (opening === undefined) return `M${-half} 0v-60M${half} 0v-60M${-half} 0H${half}`
  return door === undefined ? `M${-half} ${-opening}H${half}M${-half} 0H${half}` : `M${-half} 0V${-opening}H${half}V0Z`
}
