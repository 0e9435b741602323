import { dewDrops, frontCart } from '../front-cart.ts'
import { grass, railFence } from '../kit/ground.ts'
import { lowSun } from '../kit/light.ts'
import { palette } from '../kit/palette.ts'
import { fill, lineTo, path, smooth, use } from '../kit/path.ts'
import { random } from '../kit/random.ts'
import { below, fog, mist, ridge, scattered, skyline, wooded } from '../kit/ridges.ts'
import { cloud, sky } from '../kit/sky.ts'
import { conifer, stand } from '../kit/trees.ts'
import { streaks } from '../kit/water.ts'
import type { Picture } from '../picture.ts'

const horizon = 906
/** The carts stand on one line to the vanishing point: each is smaller than the one before by the same share. */
const bodies = [
  '#2f7a5f',
  '#e8ddc8',
  '#c95f3f',
  '#5d6f8a',
  '#2f7a5f',
  '#d9a15a',
  '#e8ddc8',
  '#4a4a6a',
  '#2f7a5f',
] as const
const row = bodies.map((body, index) => {
  const size = 0.81 ** index
  return { body, size: size * 1.04, x: 420 + 1310 * size, y: horizon + 322 * size }
})

export function dawnRow(): Picture {
  const rnd = random(23)
  const sun = { x: 2010, y: 690, r: 70, color: '#fff3d8' }
  const far = skyline(rnd, { heights: [640, 660, 610, 650, 690, 672, 700, 712, 690], rough: 16 })
  const second = skyline(rnd, { heights: [690, 740, 720, 700, 745, 762, 750, 780, 760], rough: 20 })
  const third = skyline(rnd, { heights: [760, 790, 820, 800, 822, 842, 836, 850, 830], rough: 16 })
  const field = skyline(rnd, { heights: [850, 876, 888, 890, 896, 896, 900, 896, 880], rough: 5 })
  const lot = skyline(rnd, { heights: [930, 930, 926, 924, 922, 922, 922, 922, 922], rough: 1 })
  const near = skyline(rnd, { heights: [1262, 1290, 1312, 1322, 1318, 1322, 1330, 1322, 1300], rough: 6 })
  const defs = [
    mist('m', '#b08a9c', '#f3c9a6'),
    mist('n', '#6f7391', '#d7a9a2'),
    mist('o', '#3d5a68', '#9a9aa0'),
    mist('f', '#ffe9cd', '#ffe9cd', [0.85, 0]),
    mist('g', '#a58a90', '#26363f'),
    conifer(random(5), 'a', 120, palette.amber, 0.25),
    conifer(random(9), 'b', 96, palette.amber, 0.22),
    frontCart(
      'cart',
      { ...lowSun, canopy: '#d9d2c4', canopyTop: '#fff0d2', seat: '#6d5a52', rim: '#ffe0b0' },
      dewDrops('#ffffff'),
    ),
  ]
  const shade = row.map(({ x, y, size }) => {
    const w = 128 * size
    return smooth([
      [x + w, y - 4],
      [x + w * 0.7, y + 16 * size],
      [x - w * 2.3, y + 74 * size],
      [x - w * 4.1, y + 70 * size],
      [x - w * 1.4, y - 2],
    ])
  })
  const body = [
    sky('#27384e', sun, [
      [980, '#34465f'],
      [800, '#515878'],
      [640, '#82708c'],
      [490, '#b98596'],
      [360, '#dba093'],
      [245, '#f2bd92'],
      [145, '#fbdcae'],
    ]),
    cloud(rnd, 240, 320, 620, 40, '#3d4d68', 0.9),
    cloud(rnd, 980, 430, 480, 32, '#7d7190', 0.7),
    cloud(rnd, 1500, 300, 560, 36, '#6d6b8b', 0.7),
    cloud(rnd, 1660, 520, 480, 30, '#e5aa9a', 0.7),
    ridge(far, 'fill="url(#m)"', 880),
    fog(rnd, 770, 90, 'fill="url(#f)"', 800),
    ridge(second, 'fill="url(#n)"', 940),
    fog(rnd, 840, 90, 'fill="url(#f)"', 500),
    path(lineTo(below(wooded(rnd, third, 20), 940)), 'fill="url(#o)"'),
    fog(rnd, 892, 70, 'fill="url(#f)"'),
    stand(
      [
        [40, 1.25, 'a'],
        [130, 0.9, 'b'],
        [215, 1.1, 'a', true],
        [300, 0.75, 'b'],
        [365, 0.55, 'a'],
        [2110, 0.8, 'b'],
        [2190, 1.15, 'a', true],
        [2290, 1.4, 'b'],
        [2380, 1.7, 'a'],
      ],
      '#1f433e',
      field,
      20,
    ),
    ridge(field, fill('#5d7358')),
    path(lineTo(below(field.map(([x, y]) => [x, y + 9]))), fill('#36523f')),
    railFence([430, 926], [2440, 922], 18, 44, '#39332f', '#d39a6c'),
    ridge(lot, 'fill="url(#g)"'),
    path(
      lineTo([
        [-20, 924],
        [2420, 919],
        [2420, 926],
        [-20, 933],
      ]),
      fill('#d8b49a'),
    ),
    streaks(rnd, {
      x: 1950,
      spread: 420,
      top: 940,
      bottom: 1270,
      count: 24,
      length: 420,
      color: '#f6c4a4',
      opacity: 0.22,
    }),
    streaks(rnd, {
      x: 900,
      spread: 900,
      top: 960,
      bottom: 1290,
      count: 12,
      length: 520,
      color: '#24302f',
      opacity: 0.22,
    }),
    path(shade.join(''), fill('#151d1f', 0.6)),
    ...row.toReversed().map(({ x, y, size, body: tone }) => use('cart', x, y, size, fill(tone))),
    path(lineTo(below(near)), fill(palette.hemlockDeep)),
    grass(rnd, scattered(rnd, near, 44), 34, fill(palette.hemlockDeep)),
    grass(rnd, scattered(rnd, near, 12, 1300, 2400), 30, fill('#4f5f48')),
    path(lineTo(below(near.map(([x, y]) => [x, y + 16]))), fill(palette.hemlockDeep)),
  ]
  return { defs: defs.join(''), body: body.join('') }
}
