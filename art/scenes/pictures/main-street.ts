import { glow } from '../kit/lamps.ts'
import { lowSun } from '../kit/light.ts'
import { palette } from '../kit/palette.ts'
import { circle, fill, lineTo, type Point, path, smooth, stroke, use } from '../kit/path.ts'
import { random } from '../kit/random.ts'
import { below, fog, mist, ridge, skyline, wooded } from '../kit/ridges.ts'
import { cloud, sky } from '../kit/sky.ts'
import { maple } from '../kit/trees.ts'
import type { Picture } from '../picture.ts'
import { sideCart } from '../small-cart.ts'
import { type Storefront, storefront } from './storefront.ts'

const steep = 0.17
/** Height of the road's far curb; the hill rises to the right. */
const curb = (x: number): number => 1176 - steep * (x - 1560)
const slope = (drop: number, thick: number): Point[] => [
  [-20, curb(-20) + drop],
  [2420, curb(2420) + drop],
  [2420, curb(2420) + drop + thick],
  [-20, curb(-20) + drop + thick],
]

const house = (x: number, width: number, rest: Omit<Storefront, 'x' | 'width' | 'ground'>): string =>
  storefront({ x, width, ground: Math.round(curb(x + width) - 22), ...rest })

function lamp(x: number): string {
  const foot = Math.round(curb(x) + 4)
  return [
    use('h', x, foot - 268, 1.5),
    path(`M${x - 4} ${foot}v-240h8v240zM${x - 12} ${foot}l6-40h12l6 40z`, fill('#0e1716')),
    path(`M${x + 2} ${foot - 40}v-200`, stroke('#c98f5a', 3)),
    path(`M${x - 18} ${foot - 282}h36l-8 42h-20z`, fill('#ffe9b8')),
    path(`M${x - 24} ${foot - 282}h48l-24-28z`, fill('#0e1716')),
    // A basket of laurel blossoms.
    path(
      smooth([
        [x + 12, foot - 178],
        [x + 36, foot - 196],
        [x + 60, foot - 178],
        [x + 36, foot - 152],
      ]),
      fill('#24503f'),
    ),
    [20, 32, 46, 38, 26].map((dx, i) => circle(x + dx, foot - 184 + (i % 2) * 14, 8, fill(palette.laurel))).join(''),
    path(`M${x} ${foot - 206}h36v14`, stroke('#0e1716', 4)),
  ].join('')
}

export function mainStreet(): Picture {
  const rnd = random(34)
  const sun = { x: 2130, y: 520, r: 70, color: '#fff0cf' }
  const far = skyline(rnd, { heights: [500, 470, 520, 560, 560, 600, 610, 570, 540], rough: 18 })
  const hill = skyline(rnd, { heights: [640, 640, 640, 640, 660, 690, 720, 700, 640], rough: 14 })
  const defs = [
    mist('m', '#a4667a', '#eaa47e'),
    mist('n', '#4b4a6a', '#a8697a'),
    mist('f', '#f7cfa5', '#f7cfa5', [0.7, 0]),
    mist('g', '#6d5f66', '#27323a'),
    glow('h', '#ffc56b', 0.6),
    maple(random(3), 'p', 120, '#2b2326', '#f2b45c', 0.5),
    sideCart('cart', { ...lowSun, seat: '#c9a880', seatLit: '#ffe3b4' }),
  ]
  const body = [
    sky('#27324c', sun, [
      [1020, '#343d5c'],
      [840, '#4b4668'],
      [670, '#755473'],
      [520, '#ab6575'],
      [385, '#d98069'],
      [270, '#efa466'],
      [170, '#f8c986'],
    ]),
    cloud(rnd, 200, 240, 520, 36, '#3c4465', 0.9),
    cloud(rnd, 1380, 250, 460, 30, '#8a5f78', 0.7),
    cloud(rnd, 1760, 380, 420, 28, '#e39a78', 0.7),
    ridge(far, 'fill="url(#m)"', 900),
    fog(rnd, 660, 80, 'fill="url(#f)"', 900),
    path(lineTo(below(wooded(rnd, hill, 26), 1200)), 'fill="url(#n)"'),
    // The church at the top of the hill.
    path('M2180 1120V712H2204V640H2196L2238 470 2280 640H2272V712H2296L2400 800V1120z', fill('#4a4260')),
    path('M2238 470L2280 640H2272V712H2296V1120H2272V716H2252V640z', fill('#eca46a')),
    path('M2288 700L2420 812V838L2288 730z', fill('#2c2b42')),
    path('M2172 700H2304V716H2172z', fill('#2c2b42')),
    path('M2238 474v-40M2226 446h24', stroke('#2c2b42', 6)),
    path('M2222 694v-30q12-24 24 0v30zM2208 860v-70q16-30 32 0v70zM2330 920v-60q14-26 28 0v60z', fill('#ffd58c')),
    `<g fill="#7a3f3a">${use('p', 2140, 1060, 0.9)}</g>`,
    house(-40, 300, {
      storeys: 3,
      wall: '#2c2f45',
      wallLit: '#5b4a5e',
      trim: '#1d2236',
      trimLit: '#6d5a68',
      awning: ['#222a3e', '#3d4258'],
      crown: 'cornice',
      lit: [2],
    }),
    house(260, 270, {
      storeys: 2,
      wall: '#3a3148',
      wallLit: '#7a5566',
      trim: '#262238',
      trimLit: '#8a6870',
      awning: ['#2c2f45', '#5b4a5e'],
      crown: 'gable',
      lit: [0],
    }),
    house(530, 310, {
      storeys: 3,
      wall: '#45343f',
      wallLit: '#93605f',
      trim: '#2c2636',
      trimLit: '#a87a70',
      awning: ['#3a3148', '#8a6870'],
      crown: 'mansard',
      lit: [1, 5],
    }),
    house(840, 270, {
      storeys: 3,
      wall: '#2f4a4a',
      wallLit: '#8a8a6a',
      trim: '#203238',
      trimLit: '#c9a27c',
      awning: ['#7a3f3a', '#c98a6a'],
      crown: 'cornice',
      lit: [3],
    }),
    house(1110, 300, {
      storeys: 2,
      wall: '#7a4038',
      wallLit: '#d98552',
      trim: '#3a2528',
      trimLit: '#e8b282',
      awning: ['#1f4a3c', '#d8c4a0'],
      crown: 'gable',
      lit: [1, 9],
    }),
    house(1410, 262, {
      storeys: 3,
      wall: '#4f4560',
      wallLit: '#c98a7a',
      trim: '#2c2840',
      trimLit: '#e5b48c',
      awning: ['#8f3f3a', '#eac9a0'],
      crown: 'cornice',
      lit: [0, 3],
    }),
    house(1672, 290, {
      storeys: 2,
      wall: '#a8794c',
      wallLit: '#f7c888',
      trim: '#4a3530',
      trimLit: '#ffe0ac',
      awning: ['#2b4a5a', '#e8d3ae'],
      crown: 'mansard',
      lit: [1, 8],
    }),
    house(1962, 150, {
      storeys: 1,
      wall: '#3f5a50',
      wallLit: '#d9b27a',
      trim: '#24352f',
      trimLit: '#f2cf94',
      awning: ['#a8503a', '#f0d2a4'],
      crown: 'cornice',
      lit: [],
    }),
    path(lineTo(slope(-24, 40)), fill('#8a7a74')),
    path(lineTo(slope(-24, 6)), fill('#f0c08a')),
    path(lineTo(slope(12, 12)), fill('#3a3638')),
    path(lineTo(slope(22, 500)), 'fill="url(#g)"'),
    path(lineTo(slope(22, 5)), fill('#d8a07a', 0.8)),
    [700, 1225, 1990].map(lamp).join(''),
    // Light from the shop windows across the road.
    [1130, 1424, 1690]
      .map((x) =>
        path(
          lineTo([
            [x, curb(x) + 26],
            [x + 170, curb(x + 170) + 26],
            [x + 60, curb(x + 60) + 150],
            [x - 190, curb(x - 190) + 150],
          ]),
          fill('#ffc873', 0.2),
        ),
      )
      .join(''),
    path(lineTo(slope(150, 7)), fill('#e8c27a', 0.55)),
    path(
      lineTo([
        [1000, curb(1000) + 76],
        [1680, curb(1680) + 74],
        [1660, curb(1660) + 92],
        [960, curb(960) + 90],
      ]),
      fill('#121a1d', 0.6),
    ),
    `<g transform="translate(1550 ${Math.round(curb(1550) + 82)})rotate(-9.7)scale(.72)"><use href="#cart" fill="#2f7a5f"/></g>`,
    path(lineTo(slope(216, 500)), fill('#172320')),
    path(lineTo(slope(216, 8)), fill('#8a6a52')),
  ]
  return { defs: defs.join(''), body: body.join('') }
}
