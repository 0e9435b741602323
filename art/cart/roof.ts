import { type Cart, frontAxle } from './cart.ts'
import { black, glass } from './palette.ts'
import { pods } from './pods.ts'
import { cowls } from './shapes.ts'
import { d, fill, line } from './svg.ts'

const underside = 184

type Span = { readonly from: number; readonly to: number; readonly y: number }

function span(cart: Cart): Span {
  const from = { flip: -66, bags: -46, well: -46, bed: -24, none: -52 }[cart.rear]
  return { from, to: frontAxle(cart) - 22, y: -underside - cart.roof.rise }
}

/** The far and near posts; the near ones go over the body's edge. */
export function posts(cart: Cart): string {
  const { from, y } = span(cart)
  const front = frontAxle(cart)
  const [bx, by] = cowls[cart.cowl].base
  const [px, py] = pods[cart.pod].post
  const shield = front - 34
  const windshield =
    fill(d`M${front + bx} ${by}L${shield} ${y + 2}L${shield - 2.5} ${y + 2}L${front + bx - 4} ${by}Z`, glass, { opacity: 0.8 }) +
    fill(d`M${front + bx - 2} ${by}L${shield - 1} ${y + 2}H${shield - 18}L${front + bx - 24} ${by - 2}Z`, glass, { opacity: 0.26 }) +
    fill(d`M${front + bx - 9} ${by - 20}L${shield + 0} ${y + 12}H${shield - 5}L${front + bx - 17} ${by - 18}Z`, '#ffffff', { opacity: 0.35 })
  const rearTop = from + 16
  const rear = line(d`M${px} ${py}L${rearTop} ${y}`, black.base, 3.6) + line(d`M${px + 1} ${py - 2}L${rearTop + 1} ${y}`, black.glint, 0.8)
  const frontPost = line(d`M${front + bx - 3} ${by}L${shield} ${y}`, black.base, 3.4) + line(d`M${front + bx - 2} ${by - 2}L${shield + 1} ${y}`, black.glint, 0.9)
  return windshield + rear + frontPost
}

export function roof(cart: Cart): string {
  const { from, to, y } = span(cart)
  const { color } = cart.roof
  const slab = fill(d`M${from + 4} ${y}Q${from} ${y} ${from} ${y - 4}Q${from + 2} ${y - 9} ${from + 14} ${y - 9.5}Q${(from + to) / 2} ${y - 13} ${to - 16} ${y - 9.5}Q${to} ${y - 8} ${to + 2} ${y - 3}Q${to + 2} ${y} ${to - 2} ${y}Z`, color.base)
  return [
    slab,
    fill(d`M${from + 4} ${y}Q${from} ${y} ${from} ${y - 3.5}L${to + 2} ${y - 3}Q${to + 2} ${y} ${to - 2} ${y}Z`, color.deep),
    line(d`M${from + 14} ${y - 8}Q${(from + to) / 2} ${y - 11} ${to - 10} ${y - 7.6}`, color.glint, 1.6),
    line(d`M${from + 6} ${y - 0.4}H${to - 4}`, color.line, 1),
  ].join('')
}
