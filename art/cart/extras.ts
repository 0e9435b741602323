import { type Cart, frontAxle } from './cart.ts'
import { black, lamp } from './palette.ts'
import { box, d, fill, group, line } from './svg.ts'

export function steering(cart: Cart): string {
  const x = frontAxle(cart)
  return group(x, 0, line('M-30 -84L-52 -101', black.base, 3.2), line('M-58 -90L-47 -113', black.deep, 3.6), line('M-57 -92L-48 -111', black.glint, 0.9))
}

export function mirror(cart: Cart): string {
  return group(frontAxle(cart) - 16, -116, line('M0 6L9 2', black.deep, 2), box(6, -7, 7, 13, 3, black.base), line('M11.500 -4V3', black.glint, 0.9))
}

export function rearParts(cart: Cart): string {
  switch (cart.rear) {
    case 'flip':
      return [
        fill('M-50 -32L-88 -29Q-91 -28 -90 -25L-50 -25Z', black.base),
        line('M-54 -32L-86 -29.500', black.glint, 1),
        line('M-86 -30V-58Q-86 -63 -81 -63H-58', black.deep, 2.6),
        line('M-85.500 -34V-57', black.glint, 0.7),
      ].join('')
    default:
      return ''
  }
}

export const tail = (x: number, y: number): string => box(x, y, 4, 12, 1.5, lamp.tail)
export const floorMat = (from: number, to: number): string => line(d`M${from} -35H${to}`, black.light, 1.4)
