import { black, lamp, type Tones } from './palette.ts'
import { box, d, fill, group, line, tag } from './svg.ts'

const tilt = { transform: 'rotate(-8 -55 -56)' }

const headrest = (seat: Tones): string =>
  line('M-55 -48L-57 -58', black.light, 3) +
  box(-61, -66.5, 10, 13.5, 4, seat.base, { ...tilt, stroke: seat.line, 'stroke-width': 0.6 }) +
  box(-60.5, -65.5, 4, 11.5, 2, seat.shade, tilt)

/** A bench that faces right: the front edge of its cushion at x = 0, its top at y = 0. */
function bench(seat: Tones): string {
  return [
    fill('M-50 6L-61 -43Q-62 -51 -55 -52Q-48 -52 -46 -45L-35 3Z', seat.base, {
      stroke: seat.line,
      'stroke-width': 0.6,
    }),
    fill('M-50 6L-60.600 -43Q-61 -50 -56 -51.500L-43.500 4Z', seat.shade),
    line('M-49.500 -46L-38.500 -3', seat.light, 1.6),
    line('M-55 -26L-42 -29', seat.deep, 0.6),
    fill('M-46 -5Q-48 11 -41 11H-5Q4 11 4 4Q4 -3 -5 -3L-34 -1Q-42 -1 -46 -5Z', seat.base, {
      stroke: seat.line,
      'stroke-width': 0.6,
    }),
    fill('M-45.500 4Q-45 10.700 -41 10.700H-5Q3.500 10.700 3.500 4.500Q-2 6 -8 6H-36Q-43 6 -45.500 4Z', seat.shade),
    line('M-38 1L-5 -0.800', seat.light, 1.5),
  ].join('')
}

const armrest =
  line('M-5 6V-11Q-5 -17 -12 -17H-46', black.deep, 2.4) +
  line('M-14 -17H-38', black.base, 4) +
  line('M-14 -18.300H-37', black.glint, 0.8)

const belt = line('M-55 -44L-44 -6', black.line, 1.3) + box(-44.5, -8, 3.4, 5, 0.8, lamp.tail)

/** The benches that face forward: drawn once, used again for every further row. */
export function forwardBenches(id: string, fronts: readonly number[], y: number, seat: Tones): string {
  const [last = 0, ...further] = fronts
  const drawn = tag('g', { id: `${id}b` }, headrest(seat), bench(seat), belt, armrest)
  return group(last, y, drawn) + further.map((x) => tag('use', { href: `#${id}b`, x, y })).join('')
}

/** The bench that faces back, in front of the shell both backrests lean on: the front edge of its cushion at x. */
export const rearBench = (x: number, y: number, seat: Tones): string =>
  fill(d`M${x + 46} ${y + 14}L${x + 58} ${y - 46}H${x + 68}L${x + 80} ${y + 14}Z`, black.base) +
  tag(
    'g',
    { transform: d`translate(${x} ${y}) scale(-1 1)` },
    tag('g', { transform: 'translate(0 2) scale(1 .8)' }, bench(seat)),
    armrest,
  )
