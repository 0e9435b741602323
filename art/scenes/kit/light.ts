import type { CartLight } from '../small-cart.ts'

/** How a cart looks in the last or first hour of light. */
export const lowSun: CartLight = {
  canopy: '#e9dcc4',
  canopyTop: '#ffe6b8',
  seat: '#8d6a55',
  seatLit: '#e8b98a',
  rim: '#ffd796',
  edge: 0.95,
  glass: '#ffe9c8',
  shade: '#0a1a17',
  lamp: '#fff3d6',
}
