import { benches, type Cart, frontAxle } from './cart.ts'
import { black, lamp, steel, type Tones } from './palette.ts'
import { podOutline, pods } from './pods.ts'
import { cowlOutline, cowls } from './shapes.ts'
import { box, clipped, d, ellipse, fill, group, line } from './svg.ts'

function headlight(cart: Cart): string {
  const { x, y, shape } = cowls[cart.cowl].headlight
  switch (shape) {
    case 'slit':
      return group(
        x,
        y,
        fill('M5 -1L-9 -7Q-13 -8 -12 -4L-8 1Q-4 4 6 5Z', black.deep),
        fill('M4 0L-8 -5L-6 -1Q-3 2 5 3Z', lamp.lens),
        line('M-13 -9L4 -3', lamp.firefly, 1.3),
      )
    case 'drop':
      return group(
        x,
        y,
        fill('M4 -4Q-10 -8 -14 -2Q-10 6 4 5Z', black.deep),
        fill('M3 -2Q-6 -5 -9 -1Q-6 4 3 3Z', lamp.lens),
        line('M-14 -5Q-8 -9 3 -6.500', lamp.firefly, 1.3),
      )
    case 'round':
      return group(
        x,
        y,
        ellipse(-2, 0, 5.6, 7.6, black.deep),
        ellipse(-1.4, 0, 4, 5.8, lamp.lens),
        ellipse(-0.4, -1.4, 1.8, 2.6, '#ffffff'),
        line('M-8.500 -4Q-6 -10 0 -10.500', lamp.firefly, 1.3),
      )
    case 'block':
      return group(
        x,
        y,
        fill('M4 -5H-12L-9 5H5Z', black.deep),
        fill('M3 -3H-5L-4 3H4Z', lamp.lens),
        line('M-13 -7.500H3', lamp.firefly, 1.3),
      )
  }
}

function arch(cart: Cart): string {
  if (!cart.flares) return line('M-30 -24A30 30 0 0 1 30 -24', cart.paint.deep, 1.8)
  return (
    line('M-32 -23A32 32 0 0 1 32 -23', black.base, 6, { 'stroke-linecap': 'butt' }) +
    line('M-22 -49A33.500 33.500 0 0 1 28 -42', black.glint, 1.1)
  )
}

/** The lowest hand's breadth of the sides, where the light does not reach. */
function foot(cart: Cart): string {
  if (!cart.cladding) return box(-70, -30, 190, 10, 0, cart.paint.deep)
  return box(-70, -40, 190, 20, 0, black.base) + line('M-70 -40H120', black.glint, 0.8)
}

function cowl(cart: Cart): string {
  const { paint } = cart
  const shape = cowls[cart.cowl]
  const shaped = clipped(
    `${cart.id}c`,
    cowlOutline(cart.cowl),
    paint,
    fill(shape.belly, paint.shade),
    line(shape.shoulder, paint.light, 9),
    line(shape.shoulder, paint.glint, 2.2),
    line(shape.seams, paint.deep, 0.8),
    fill('M-50 -20V-36C-42 -46 -38 -60 -36 -78L-34 -100H-30C-31 -76 -33 -56 -42 -38V-20Z', paint.deep),
    foot(cart),
  )
  return shaped + arch(cart) + headlight(cart)
}

function pod(cart: Cart): string {
  const { paint } = cart
  const shape = pods[cart.pod]
  const shaped = clipped(
    `${cart.id}p`,
    podOutline(cart.pod),
    paint,
    fill(shape.belly, paint.shade),
    line(shape.shoulder, paint.light, 7),
    line(shape.shoulder, paint.glint, 1.8),
    line(shape.seams, paint.deep, 0.8),
    foot(cart),
  )
  const [x, y] = shape.lamp
  if (cart.rear === 'bed') return shaped + arch(cart)
  return shaped + arch(cart) + box(x - 3, y - 7, 7, 14, 2, lamp.tailDeep) + box(x - 2, y - 6, 3, 12, 1.5, lamp.tail)
}

function bench(x: number, paint: Tones): string {
  return group(
    x,
    0,
    fill('M-44 -30L-46 -66Q-46 -71 -41 -71H-6Q0 -71 0 -66L-4 -30Z', paint.base, {
      stroke: paint.line,
      'stroke-width': 0.6,
    }),
    fill('M-45 -50L-2 -46L-4 -30H-44Z', paint.shade),
    line('M-42 -69.500H-5', paint.glint, 1.2),
    box(-30, -58, 14, 9, 1.5, paint.deep),
  )
}

function sill(cart: Cart, front: number): string {
  const coal: Tones = { ...black, shade: black.deep }
  const from = 42 + pods[cart.pod].ahead
  const tones = cart.skirt ? cart.paint : coal
  return [
    ...benches(cart)
      .slice(1)
      .map((x) => bench(x, tones)),
    fill(d`M${from} -36H${front - 42}V-22H40Z`, tones.base),
    fill(d`M${from} -29H${front - 42}V-22H40Z`, cart.skirt ? cart.paint.shade : black.line),
    line(d`M${from + 20} -35.300H${front - 50}`, tones.glint, 1.2),
    fill(d`M${from + 18} -28H${front - 48}V-25.500H${from + 18}Z`, cart.skirt ? black.deep : cart.paint.base),
  ].join('')
}

/** Bumper and, where there is one, the brush guard, around the front axle. */
function bow(cart: Cart): string {
  const kind = cowls[cart.cowl].bumper
  const bumper =
    kind === 'neat'
      ? fill('M34 -24H44Q54 -25 56 -34L57 -42Q50 -36 34 -36Z', black.base) +
        line('M55 -38Q50 -33 40 -33', black.glint, 1)
      : fill('M32 -22H50L58 -28V-38L52 -40H34Z', black.base) + line('M36 -38H52L57 -36', black.glint, 1.1)
  const guard = cart.guard
    ? line('M50 -26Q61 -28 61 -40V-62Q61 -70 53 -72', black.deep, 3) +
      line('M61 -52L52 -54', black.deep, 2.2) +
      line('M62 -40V-62', black.glint, 0.8)
    : ''
  return bumper + guard
}

export function chassis(cart: Cart): string {
  const front = frontAxle(cart)
  const well = (x: number): string => group(x, 0, fill('M-34 -22V-52Q-30 -60 0 -60Q30 -60 34 -52V-22Z', black.line))
  return (
    well(0) +
    well(front) +
    box(-40, -26, front + 78, 9, 2, black.line) +
    line(d`M20 -20H${front - 20}`, steel.deep, 1.2)
  )
}

export function body(cart: Cart): string {
  const front = frontAxle(cart)
  return sill(cart, front) + pod(cart) + group(front, 0, cowl(cart), bow(cart))
}
