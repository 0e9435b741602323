import { type CartSize, foldedWidth } from '#subjects/fit/rules/garage.ts'
import './cart-outline.css'

/** Where the body of a cart ends and its seats begin, its floor, and how wide it is without mirrors: in inches. */
const body = { seats: 34, floor: 16, width: 50, cowl: 46, roof: 4 }

/** The nose is at the right. */
export function SideView({
  size: { length, height, tire },
  seats,
}: {
  readonly size: CartSize
  readonly seats: number
}) {
  const at = (part: number) => Math.round(part * length)
  const rows = Array.from({ length: Math.ceil(seats / 2) }, (_, row) => 0.2 + (row * 0.42) / Math.ceil(seats / 2))
  return (
    <g className="cart-outline">
      <path
        className="cart-outline-body"
        d={`M0-${body.floor}V-${body.seats}H${at(0.62)}l4 10H${at(0.8)}V-${body.cowl}H${at(0.9)}L${length}-30V-${body.floor}Z`}
      />
      <path
        className="cart-outline-frame"
        d={`M${at(0.08)}-${body.seats}L${at(0.06)}-${height - 2}H${at(0.8)}M${at(0.86)}-${body.cowl}L${at(0.72)}-${height - 2}${rows
          .map((row) => `M${at(row)}-${body.seats}l-5-20`)
          .join('')}`}
      />
      {[0.16, 0.84].map((part) => (
        <circle key={part} cx={at(part)} cy={-tire / 2} r={tire / 2} />
      ))}
    </g>
  )
}

export function FrontView({ size, folded }: { readonly size: CartSize; readonly folded: boolean }) {
  const { width, height, tire } = size
  const half = Math.min(width, body.width) / 2
  return (
    <g className="cart-outline">
      <path className="cart-outline-tires" d={`M${5 - half} 0v-${tire}M${half - 5} 0v-${tire}`} />
      <path className="cart-outline-body" d={`M${-half}-12V-38L${6 - half}-${body.cowl}H${half - 6}L${half}-38V-12Z`} />
      <path
        className="cart-outline-frame"
        d={`M${6 - half}-${body.cowl}V-${height - 2}M${half - 6}-${body.cowl}V-${height - 2}M${2 - half}-${height - 2}H${half - 2}`}
      />
      {!folded && width > foldedWidth(size) && (
        <path className="cart-outline-frame" d={`M${-width / 2 + 2}-54h8M${width / 2 - 2}-54h-8`} />
      )}
    </g>
  )
}
