import { black, type Tones } from './palette.ts'
import { box, d, fill, group, line } from './svg.ts'

/** A bench that faces right: the front edge of its cushion at x = 0, its top at y = 0. */
function bench(seat: Tones): string {
  return [
    fill('M-49 4L-58 -44Q-59 -50 -53 -51Q-47 -51 -46 -45L-37 2Z', seat.base),
    fill('M-49 4L-58 -44Q-59 -50 -54 -51L-43 3Z', seat.shade),
    line('M-50 -47L-41 -4', seat.light, 1.4),
    box(-62, -66, 11, 14, 4, seat.base, { transform: 'rotate(-8 -56 -52)' }),
    box(-62, -66, 5, 14, 2.5, seat.shade, { transform: 'rotate(-8 -56 -52)' }),
    fill('M-44 -6Q-46 10 -40 11H-5Q3 11 3 4Q3 -2 -5 -2L-34 0Q-40 0 -44 -6Z', seat.base),
    fill('M-44 4Q-44 11 -40 11H-5Q3 11 3 4Q-2 6 -8 6H-36Q-42 6 -44 4Z', seat.shade),
    line('M-37 1.500L-6 -0.500', seat.light, 1.4),
  ].join('')
}

function armrest(): string {
  return line('M-4 4V-12Q-4 -18 -11 -18H-46', black.deep, 2.6) + line('M-12 -18.600H-42', black.glint, 0.8)
}

export function forwardBench(x: number, y: number, seat: Tones): string {
  return group(x, y, bench(seat), armrest())
}

/** The bench that faces back, its backrest standing against x = 0. */
export function rearBench(x: number, y: number, seat: Tones): string {
  return tag_mirrored(x, y, seat)
}

function tag_mirrored(x: number, y: number, seat: Tones): string {
  return `<g transform="${d`translate(${x} ${y}) scale(-1 1)`}">${bench(seat)}${armrest()}</g>`
}
