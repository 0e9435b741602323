import type { Cart } from './cart.ts'
import { faces, grille, lampAt, outline } from './faces.ts'
import { black, glass, lamp, stone, type Tones } from './palette.ts'
import { cowls } from './shapes.ts'
import { box, clipped, d, ellipse, fill, group, line, tag } from './svg.ts'

const both = (half: string): string => half + tag('g', { transform: 'scale(-1 1)' }, half)

function tyre(cart: Cart): string {
  const { r, knobby } = cart.wheel
  const width = knobby ? 22 : 18
  const x = 56 - width
  return [
    box(x, -2 * r, width, 2 * r, 6, black.deep),
    box(x, -2 * r, 5, 2 * r, 4, black.line),
    line(d`M${x + width / 2} -3V${-2 * r + 4}`, black.light, width - 8, {
      'stroke-dasharray': knobby ? '4 2.6' : '1 3.4',
      'stroke-linecap': 'butt',
    }),
  ].join('')
}

function seat(tones: Tones, x: number): string {
  return [
    box(x - 9, -145, 18, 15, 5, tones.base, { stroke: tones.line, 'stroke-width': 0.6 }),
    fill(
      d`M${x - 21} -84V-122Q${x - 21} -131 ${x - 12} -131H${x + 12}Q${x + 21} -131 ${x + 21} -122V-84Z`,
      tones.base,
      { stroke: tones.line, 'stroke-width': 0.6 },
    ),
    fill(d`M${x - 21} -84V-122Q${x - 21} -129 ${x - 14} -130V-84Z`, tones.shade),
    line(d`M${x - 11} -128V-90M${x + 11} -128V-90`, tones.shade, 0.8),
    line(d`M${x - 8} -129.500H${x + 13}`, tones.light, 1.4),
  ].join('')
}

function canopy(cart: Cart): string {
  const y = -184 - cart.roof.rise
  const { color } = cart.roof
  return [
    fill(
      d`M-60 ${y + 2}Q-66 ${y + 2} -65 ${y - 4}Q-60 ${y - 12} -40 ${y - 13}Q0 ${y - 17} 40 ${y - 13}Q60 ${y - 12} 65 ${y - 4}Q66 ${y + 2} 60 ${y + 2}Z`,
      color.base,
      { stroke: color.line, 'stroke-width': 0.6 },
    ),
    fill(d`M-60 ${y + 1.6}Q-65 ${y + 1.6} -64.500 ${y - 3}H64.500Q65 ${y + 1.6} 60 ${y + 1.6}Z`, color.shade),
    cart.roof.shape === 'fascia' ? box(-64.5, y - 4, 129, 3, 0, cart.paint.base) : '',
    line(d`M-30 ${y - 11.5}Q10 ${y - 14.5} 44 ${y - 10.5}`, color.glint, 1.8),
    cart.lightBar
      ? box(-30, y - 22, 60, 7, 2, black.deep) +
        line(d`M-25 ${y - 18.5}H25`, lamp.lens, 3.4, { 'stroke-dasharray': '5 3.3', 'stroke-linecap': 'butt' })
      : '',
  ].join('')
}

function upper(cart: Cart, top: number): string {
  const y = -184 - cart.roof.rise
  const post = cart.roof.pillars === 'paint' ? cart.paint.base : black.base
  const width = cart.roof.pillars === 'tube' ? 3.6 : 6
  return [
    both(line(d`M48 -70L44 ${y}`, '#777a78', 2.2)),
    seat(cart.seat, -24),
    seat(cart.seat, 24),
    tag(
      'g',
      { transform: 'translate(24 -104) scale(1 .72)' },
      tag('circle', { r: 14, fill: 'none', stroke: black.deep, 'stroke-width': 3.2 }),
      line('M-14 0H14M0 0V14', black.deep, 2.6),
    ),
    fill(d`M-46 -78L-44 ${top - 4}Q0 ${top - 9} 44 ${top - 4}L46 -78Z`, black.base),
    fill(d`M-52 ${top + 8}L-49 ${y}H49L52 ${top + 8}Z`, glass, { opacity: 0.3 }),
    fill(d`M14 ${top}L34 ${y + 4}H44L28 ${top}ZM34 ${top}L48 ${y + 26}V${y + 40}L38 ${top}Z`, '#ffffff', {
      opacity: 0.28,
    }),
    both(
      line(d`M53 ${top + 14}L49 ${y}`, post, width, { 'stroke-linecap': 'butt' }) +
        line(d`M51 -112L62 -116`, black.deep, 2.2) +
        box(59, -127, 12, 15, 4, black.base),
    ),
    line(d`M${54} ${top + 12}L${50} ${y}`, black.glint, 0.8),
    line('M64 -124H68', black.glint, 1),
  ].join('')
}

/** The cart seen from straight ahead, on the ground at y = 0. */
export function frontGroup(cart: Cart): string {
  const { paint } = cart
  const face = faces[cart.cowl]
  const { base, bumper, headlight } = cowls[cart.cowl]
  const top = base[1]
  const shape = outline(face, top)
  const { hip, hipY } = face
  const body = clipped(
    `${cart.id}f`,
    shape,
    paint,
    fill(d`M-70 -20V${hipY + 6}Q0 ${hipY + 26} 70 ${hipY + 6}V-20Z`, paint.shade),
    fill(d`M-70 -20V-110H-44L-${hip - 16} ${hipY}L-42 -20Z`, paint.shade, { opacity: 0.6 }),
    line(d`M${-face.top} ${top}H${face.top}L${hip - 5} ${hipY}`, paint.light, 7),
    line(d`M${-face.top} ${top + 0.6}H${face.top}L${hip - 5} ${hipY}`, paint.glint, 2),
    line(d`M-24 ${top}L-30 ${hipY + 4}M24 ${top}L30 ${hipY + 4}`, paint.deep, 0.8),
    box(-70, -34, 140, 14, 0, cart.cladding ? black.base : paint.deep),
  )
  const flare = cart.flares ? both(line(d`M36 -44Q38 -51 44 -51H${hip - 1}`, black.base, 5)) : ''
  const bow =
    bumper === 'neat'
      ? fill('M-40 -24Q-44 -36 -34 -36H34Q44 -36 40 -24Z', black.base) + line('M-32 -34.500H32', black.glint, 1)
      : fill('M-46 -24L-50 -38H50L46 -24Z', black.base) + line('M-46 -36.500H46', black.glint, 1.1)
  const guard = cart.guard
    ? line(
        d`M-28 -30V${hipY + 4}Q-28 ${hipY - 4} -20 ${hipY - 4}H20Q28 ${hipY - 4} 28 ${hipY + 4}V-30M-28 -50H28`,
        black.deep,
        3.2,
      ) + line(d`M-19 ${hipY - 5}H20`, black.glint, 0.8)
    : ''
  const lamps = both(lampAt(headlight.shape, hip - 16, hipY + 6))
  return [
    both(tyre(cart)),
    box(-40, -cart.wheel.r - 3, 80, 6, 2, black.line),
    group(
      0,
      -cart.lift,
      box(-38, -32, 76, 10, 2, black.line),
      upper(cart, top),
      body,
      flare,
      grille(face.grille, hipY),
      lamps,
      bow,
      guard,
      canopy(cart),
    ),
  ].join('')
}

export function frontGround(): string {
  return (
    ellipse(-6, 2, 84, 7, stone.shadow) +
    ellipse(-2, 1, 64, 3.6, '#a59b88') +
    both(ellipse(46, 0.6, 15, 2.6, '#4d473d'))
  )
}
