import { stone } from './palette.ts'
import { ellipse, fill, line } from './svg.ts'
import { wheels } from './wheel.ts'

const cloth = { base: '#cdc3ae', light: '#dcd4c2', shade: '#b6ab95', deep: '#9c917c', line: '#857b68' } as const

const cover =
  'M-62 -14Q-66 -60 -60 -86Q-50 -140 -47 -178Q-46 -190 -34 -192Q46 -197 124 -191Q138 -190 141 -178Q150 -140 164 -104Q206 -88 212 -64Q218 -40 216 -14Q206 -8 196 -13Q184 -6 172 -12Q158 -7 140 -13Q120 -5 100 -12Q76 -6 56 -13Q36 -6 18 -12Q-2 -7 -22 -13Q-42 -6 -62 -14Z'

/** The picture of a cart that has none of its own yet: parked, under its dust cover. In centimetres, tires on y = 0. */
export function coveredCart(): string {
  return [
    ellipse(72, 2, 150, 7, stone.shadow),
    ellipse(74, 1, 132, 3.6, '#a59b88'),
    wheels('d', { r: 25, rim: 'dish', knobby: false, dark: false }, 164),
    fill(cover, cloth.base, { stroke: cloth.line, 'stroke-width': 0.8 }),
    fill(
      'M-62 -14Q-66 -60 -60 -86Q-50 -140 -47 -178Q-46 -188 -38 -191Q-30 -150 -34 -110Q-40 -60 -30 -11Q-46 -7 -62 -14Z',
      cloth.shade,
    ),
    fill('M-33 -110Q-24 -60 4 -9L18 -12Q-16 -60 -33 -110Z', cloth.shade),
    fill('M-31 -140Q-4 -60 44 -9.500L56 -13Q0 -70 -31 -140Z', cloth.light),
    fill('M124 -191Q138 -190 141 -178Q150 -140 164 -104L150 -98Q132 -140 124 -191Z', cloth.light),
    fill('M150 -98L164 -104Q206 -88 212 -64Q190 -84 150 -98Z', cloth.light),
    fill('M150 -98Q140 -60 146 -12L172 -12Q156 -50 150 -98Z', cloth.shade),
    fill('M176 -90Q172 -50 184 -9L196 -13Q182 -50 176 -90Z', cloth.shade),
    fill('M-36 -191Q46 -197 126 -191Q130 -186 128 -184Q46 -190 -34 -184Z', cloth.light),
    line('M40 -187Q34 -150 40 -120M88 -187Q96 -140 84 -96Q78 -60 90 -20', cloth.shade, 2.4),
    line('M62 -90Q56 -56 66 -18M112 -120Q104 -70 116 -20M-8 -150Q-14 -120 -10 -100', cloth.deep, 0.9),
    line('M-61 -42Q0 -30 70 -34Q150 -38 215 -40', cloth.deep, 1.8),
    line('M-61 -42.800Q0 -30.800 70 -34.800Q150 -38.800 215 -40.800', cloth.light, 0.7),
    line('M206 -40L210 -26M208 -40L216 -30', cloth.deep, 1.4),
  ].join('')
}
