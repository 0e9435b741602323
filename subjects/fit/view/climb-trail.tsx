import { fillText, formatNumber } from '#kit/formats/format.ts'
import { climbPage } from '#subjects/fit/facts/climb-page.ts'
import type { Climb } from '#subjects/fit/rules/climb.ts'
import { pointOnTrail, type TrailPoint, trailCorners } from '#subjects/inventory/rules/range-need.ts'
import type { Vehicle } from '#subjects/inventory/rules/vehicle.ts'
import './climb-trail.css'

const words = climbPage.drawing
const trail = { width: 300, height: 108, legs: 3 }
/** Marks nearer than that would touch each other. */
const apart = 25
const corners = trailCorners(trail.width, trail.height, trail.legs)
const line = corners.map(({ x, y }, index) => `${index === 0 ? 'M' : 'L'}${x} ${y}`).join('')

interface ClimbTrailProps {
  readonly climbs: readonly Climb[]
  readonly rise: number
  readonly chosen: Vehicle | undefined
}

/** FIT-26: the driveway as a switchback, with every speed where its cart is when the fastest is at the top. */
export function ClimbTrail({ climbs, rise, chosen }: ClimbTrailProps) {
  const able = climbs.flatMap((climb) => ('mph' in climb ? [climb] : []))
  const fastest = Math.max(...able.map(({ mph }) => mph))
  const own = able.find(({ cart }) => cart === chosen)
  const marks: { readonly mph: number; readonly at: TrailPoint }[] = []
  for (const { mph } of [...(own ? [own] : []), ...able.toSorted((one, other) => other.mph - one.mph)]) {
    const at = pointOnTrail(corners, mph / fastest)
    if (marks.every((mark) => Math.hypot(mark.at.x - at.x, mark.at.y - at.y) > apart)) marks.push({ mph, at })
  }
  if (marks.length === 0) return null
  return (
    <figure className="climb-trail">
      <svg viewBox="-16 -30 332 170" role="img" aria-label={fillText(words.label, { caption: words.caption })}>
        <path d={line} />
        <text y={trail.height + 27}>{words.foot}</text>
        <text x={trail.width - 14} y="-20">
          {fillText(words.top, { rise: formatNumber(Math.round(rise)) })}
        </text>
        {marks.map(({ mph, at }) => (
          <g
            key={mph}
            transform={`translate(${Math.round(at.x)} ${Math.round(at.y)})`}
            data-chosen={mph === own?.mph ? '' : undefined}
          >
            <circle r="12" />
            <text y="4">{Math.round(mph)}</text>
          </g>
        ))}
      </svg>
      <figcaption className="small soft">
        {words.caption}
        {own && ` ${fillText(words.one, { name: own.cart.name })}`}
      </figcaption>
    </figure>
  )
}
