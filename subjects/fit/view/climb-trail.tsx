import { fillText } from '#kit/formats/format.ts'
import { climbPage } from '#subjects/fit/facts/climb-page.ts'
import type { Climb, Drive } from '#subjects/fit/rules/climb.ts'
import { hillFigures } from '#subjects/fit/rules/climb-text.ts'
import { sizeOf } from '#subjects/fit/rules/garage.ts'
import { trailCorners } from '#subjects/inventory/rules/range-need.ts'
import { SideView } from './cart-outline.tsx'
import './climb-trail.css'

const words = climbPage.drawing
const trail = { width: 300, height: 108, legs: 3 }
const leg = trail.height / trail.legs
const line = trailCorners(trail.width, trail.height, trail.legs)
  .map(({ x, y }, index) => `${index === 0 ? 'M' : 'L'}${x} ${y}`)
  .join('')
/** How large an inch of the cart is drawn. */
const inch = 0.6
const turn = (-Math.atan2(leg, trail.width) * 180) / Math.PI

/** The rear of a cart that climbs it is half way up the last leg; any other stands at the foot. */
function placeOf(climb: Climb): string {
  const [x, foot] = 'charge' in climb ? [trail.width / 2, leg] : [0, trail.height]
  return `translate(${x} ${foot - (leg * x) / trail.width - 3}) rotate(${turn}) scale(${inch})`
}

interface ClimbTrailProps {
  readonly drive: Drive
  /** The carts in question, the one to draw first. */
  readonly climbs: readonly Climb[]
}

/** FIT-26: the driveway as a switchback with its length, rise and steepest slope, and a cart on it. */
export function ClimbTrail({ drive, climbs }: ClimbTrailProps) {
  const figures = hillFigures(drive)
  const drawn = climbs.find(({ cart }) => sizeOf(cart))
  const size = drawn && sizeOf(drawn.cart)
  return (
    <figure className="climb-trail">
      <svg viewBox="-6 -46 384 172" role="img" aria-label={fillText(words.label, figures)}>
        <path d={line} />
        <path className="climb-trail-rise" d={`M316 0h8M316 ${trail.height}h8M320 0V${trail.height}`} />
        {size && (
          <g transform={placeOf(drawn)}>
            <SideView size={size} seats={drawn.cart.seatingCapacity} />
          </g>
        )}
        <text x="328" y={trail.height / 2 - 4}>
          <tspan>{fillText(words.rise, figures)}</tspan>
          <tspan x="328" dy="17">
            {words.up}
          </tspan>
        </text>
        <text y="4">{fillText(words.slope, figures)}</text>
        <text x={trail.width / 2} y={trail.height + 13}>
          {fillText(words.length, figures)}
        </text>
      </svg>
      <figcaption className="small soft">{drawn && fillText(words.caption, { name: drawn.cart.name })}</figcaption>
    </figure>
  )
}
