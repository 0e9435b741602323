import type { Cart } from './cart.ts'
import { black, lamp, mix, steel, type Tones } from './palette.ts'
import { box, circle, d, fill, group, line, tag } from './svg.ts'

function footplate(): string {
  return [
    fill('M-46 -34L-86 -31Q-91 -30.500 -91 -28Q-91 -25.500 -87 -25.500H-46Z', black.base),
    line('M-52 -33L-86 -30.500', black.glint, 1),
    line('M-86 -31V-58Q-86 -63 -81 -63H-57', black.deep, 2.6),
    line('M-85.500 -36V-57', black.glint, 0.7),
  ].join('')
}

function bag(x: number, cloth: string, trim: string): string {
  const shade = mix(cloth, '#161c26', 0.28)
  return tag(
    'g',
    { transform: d`translate(${x} -60) rotate(5)` },
    line('M-4 -64L-7 -78M1 -64L2 -82M5 -64L9 -76', steel.shade, 1),
    fill('M-11 -80Q-7 -83 -5 -78L-8 -76ZM0 -84Q5 -86 5 -81L1 -81ZM9 -79Q14 -79 12 -74L8 -75Z', black.base),
    box(-8, -66, 16, 66, 3, cloth),
    box(-8, -66, 6, 66, 3, shade),
    box(-9, -68, 18, 6, 2, trim),
    box(-5, -34, 11, 22, 2.5, mix(cloth, '#fff6e0', 0.18)),
    line('M-4 -29H5', shade, 0.8),
    line('M-9 -44H9', trim, 2),
  )
}

function bags(): string {
  return (
    bag(-32, '#3c4f46', '#b98a5a') + bag(-18, '#d8ccb2', '#5a4432') + line('M-44 -92H-6M-44 -92V-60', black.deep, 2.2)
  )
}

function well(): string {
  return (
    line('M-46 -58V-78Q-46 -82 -42 -82H-2', black.deep, 2.4) +
    line('M-44 -82.600H-8', black.glint, 0.7) +
    line('M-24 -59V-82', black.deep, 1.6)
  )
}

function ribs(length: number, color: string): string {
  const count = Math.round(length / 16)
  const step = (length - 10) / count
  const at = Array.from({ length: count - 1 }, (_, index) => d`M${35 - (index + 1) * step} -83V-62`)
  return line(at.join(''), color, 2.2, { 'stroke-linecap': 'butt' })
}

function bed(cart: Cart): string {
  const paint: Tones = cart.cowl === 'work' ? cart.paint : { ...black, shade: black.deep }
  const end = 40 - cart.bed
  return [
    fill(d`M20 -59H${end + 10}V-52H20Z`, black.line),
    box(end + 3, -58.5, 9, 6, 1.2, lamp.tailDeep),
    box(end + 3.6, -57.8, 4, 4.4, 1, lamp.tail),
    line('M37 -84V-118H44M37 -104H43', black.deep, 2.6),
    fill(d`M40 -88H${end}L${end + 2} -57H40Z`, paint.base, { stroke: paint.line, 'stroke-width': 0.6 }),
    fill(d`M40 -68H${end + 1.2}L${end + 2} -57.5H40Z`, paint.shade),
    ribs(cart.bed, paint.deep),
    line(d`M39 -87H${end + 1}`, paint.light, 2.4),
    line(d`M39 -87.7H${end + 1}`, paint.glint, 0.8),
    line(d`M${end + 5} -87V-58`, paint.deep, 1),
    circle(end + 3, -78, 1.3, black.line),
  ].join('')
}

/** What is carried, or who sits, behind the last forward bench. */
export function rearParts(cart: Cart): string {
  switch (cart.rear) {
    case 'flip':
      return footplate()
    case 'bags':
      return bags()
    case 'well':
      return well()
    case 'bed':
      return ''
    case 'none':
      return group(
        0,
        0,
        line('M-52 -70V-82Q-52 -86 -48 -86H-16Q-12 -86 -12 -82V-70', black.deep, 2.2),
        line('M-48 -86.600H-16', black.glint, 0.7),
      )
  }
}

/** A utility bed stands over the wheel and hides the deck's edge. */
export const bedOver = (cart: Cart): string => (cart.rear === 'bed' ? bed(cart) : '')
