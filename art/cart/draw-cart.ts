import { body, chassis } from './body.ts'
import { benches, type Cart, frontAxle, reach } from './cart.ts'
import { coveredCart } from './dust-cover.ts'
import { cockpit, mirror } from './extras.ts'
import { frontGround, frontGroup } from './front.ts'
import { stone } from './palette.ts'
import { pods } from './pods.ts'
import { bedOver, rearParts } from './rear.ts'
import { farSide, posts, roof } from './roof.ts'
import { forwardBenches, rearBench } from './seats.ts'
import { box, d, group, tag } from './svg.ts'
import { wheels } from './wheel.ts'

const seatHeight = -82

/** The cart alone, in centimetres, rear axle at x = 0, tires on y = 0. For pictures that have a ground of their own. */
export function cartGroup(cart: Cart): string {
  const front = frontAxle(cart)
  const seats = forwardBenches(cart.id, benches(cart), seatHeight, cart.seat)
  const back = cart.rear === 'flip' ? rearBench(-60, seatHeight, cart.seat) : ''
  return [
    group(0, -cart.lift, chassis(cart)),
    group(
      0,
      -cart.lift,
      farSide(cart),
      back,
      seats,
      cockpit(cart),
      rearParts(cart),
      body(cart),
      posts(cart),
      mirror(cart),
      roof(cart),
    ),
    wheels(cart.id, cart.wheel, front),
    group(0, -cart.lift, bedOver(cart)),
  ].join('')
}

function contact(cart: Cart): string {
  const { from, to } = reach(cart)
  const middle = (from + to) / 2
  const front = frontAxle(cart)
  return [
    tag('ellipse', { cx: middle - 6, cy: 2, rx: (to - from) / 2 + 4, ry: 7, fill: stone.shadow }),
    tag('ellipse', { cx: middle - 4, cy: 1, rx: (to - from) / 2 - 14, ry: 3.6, fill: stone.contact, opacity: 0.7 }),
    tag('ellipse', { cx: 0, cy: 0.6, rx: 18, ry: 2.6, fill: '#4d473d' }),
    tag('ellipse', { cx: front, cy: 0.6, rx: 18, ry: 2.6, fill: '#4d473d' }),
  ].join('')
}

/** A longer cart is drawn smaller, but never so small that it looks no longer than a short one. */
function scaleOf(cart: Cart): number {
  const { from, to } = reach(cart)
  return Math.min(2, 2 * (300 / (to - from)) ** 0.6)
}

const sheet = (inside: string): string =>
  tag(
    'svg',
    { xmlns: 'http://www.w3.org/2000/svg', viewBox: '0 0 800 600' },
    box(0, 0, 800, 600, 0, stone.ground),
    box(0, 488, 800, 112, 0, stone.band),
    inside,
  )

/** A whole picture of the cart from its right side. */
export function drawCart(cart: Cart): string {
  const { from, to } = reach(cart)
  const scale = Math.round(scaleOf(cart) * 100) / 100
  const placed = `${d`translate(${400 - ((from + to) / 2) * scale} 512)`} scale(${scale})`
  return sheet(tag('g', { transform: placed }, contact(cart), cartGroup(cart)))
}

/** The cart from straight ahead. */
export const drawFront = (cart: Cart): string =>
  sheet(tag('g', { transform: 'translate(400 522) scale(2.25)' }, frontGround(), frontGroup(cart)))

/** The last bench and the rear wheel from close by. */
export function drawDetail(cart: Cart): string {
  const x = (cart.rear === 'flip' ? -6 : 6) + pods[cart.pod].ahead * 0.6
  const placed = `${d`translate(${400 - x * 3.4} 560)`} scale(3.4)`
  return sheet(tag('g', { transform: placed }, contact(cart), cartGroup(cart)))
}

/** For a cart without a picture of its own. */
export const drawPlaceholder = (): string =>
  sheet(tag('g', { transform: 'translate(256 512) scale(1.9)' }, coveredCart()))
