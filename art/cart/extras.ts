import { type Cart, frontAxle } from './cart.ts'
import { black, steel } from './palette.ts'
import { box, fill, group, line } from './svg.ts'

/** Dash, steering wheel and pedals, behind the near edge of the cowl. */
export function cockpit(cart: Cart): string {
  const screen = cart.screen
    ? box(-42, -112, 4, 13, 1, black.deep, { transform: 'rotate(-14 -40 -105)' }) +
      line('M-43.500 -108L-41.500 -101', '#8fd0c4', 1.2)
    : ''
  return group(
    frontAxle(cart),
    0,
    fill('M-30 -99L-41 -97Q-44 -96 -43 -92L-38 -80H-30Z', black.base),
    line('M-40 -96L-32 -98', black.glint, 0.8),
    screen,
    line('M-32 -82L-54 -100', black.base, 3.2),
    line('M-60 -88L-49 -112', black.deep, 3.8),
    line('M-59 -91L-50 -110', black.glint, 0.9),
    line('M-42 -40L-48 -50', steel.deep, 1.4),
    line('M-50 -47L-46 -53', black.base, 2.4),
  )
}

export function mirror(cart: Cart): string {
  return group(
    frontAxle(cart) - 14,
    -116,
    line('M-2 6L8 1', black.deep, 2),
    box(5, -8, 7, 14, 3, black.base),
    line('M10.600 -5V3', black.glint, 0.9),
  )
}
