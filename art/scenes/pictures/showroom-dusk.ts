import { frontCart } from '../front-cart.ts'
import { grass } from '../kit/ground.ts'
import { glow, stringLights } from '../kit/lamps.ts'
import { lowSun } from '../kit/light.ts'
import { palette } from '../kit/palette.ts'
import { fill, lineTo, path, rect, smooth, stroke, use } from '../kit/path.ts'
import { random } from '../kit/random.ts'
import { below, fog, mist, ridge, scattered, skyline, wooded } from '../kit/ridges.ts'
import { cloud, sky } from '../kit/sky.ts'
import { conifer, stand } from '../kit/trees.ts'
import type { Picture } from '../picture.ts'

const floor = 1150
const timber = '#2b1f1e'
const timberLit = '#c98550'

/** A pane wall from one post to the next: light from within, stronger below, a transom above. */
function bay(x: number, w: number, top: number): string {
  const mullions = [1, 2].map((i) => `M${Math.round(x + (w * i) / 3)} ${top}V${floor}`).join('')
  return [
    rect(x, top, w, floor - top, 'fill="url(#i)"'),
    rect(x, top, w, 54, fill('#ffe6ad', 0.5)),
    path(`M${x + w - 70} ${top}h40l-90 ${floor - top}h-40z`, fill('#fff3cf', 0.25)),
    path(`${mullions}M${x} ${top + 54}h${w}`, stroke(timber, 6)),
  ].join('')
}

const post = (x: number, top: number): string =>
  rect(x - 14, top, 28, floor - top + 6, fill(timber)) +
  rect(x + 8, top, 6, floor - top, fill(timberLit)) +
  rect(x - 20, floor - 40, 40, 46, fill('#4b4a48')) +
  rect(x + 8, floor - 40, 12, 46, fill('#8d7a66'))

function building(): string {
  const bays = [770, 970, 1170].map((x) => bay(x, 200, 860))
  const rightBays = [1910, 2110].map((x) => bay(x, 200, 860))
  const pendants = [850, 1010, 1250, 1470, 1640, 1800, 1990, 2190]
    .map((x) => `M${x} 880v${x % 3 === 0 ? 44 : 30}`)
    .join('')
  const lamps = [850, 1010, 1250, 1470, 1640, 1800, 1990, 2190]
    .map((x) => path(`M${x - 20} ${x % 3 === 0 ? 944 : 930}q20-34 40 0z`, fill('#3a2a22')))
    .join('')
  const inside = [1062, 1306, 1924, 2176].map((x) => use('back', x, 1146, 0.5, fill('#7d4f32'))).join('')
  return [
    bays.join(''),
    rightBays.join(''),
    bay(1370, 180, 800),
    bay(1730, 180, 800),
    rect(1550, 800, 180, 350, 'fill="url(#i)"'),
    path('M1640 600L1390 812H1890z', 'fill="url(#i)"'),
    inside,
    path(pendants, stroke('#5a3a28', 4)),
    lamps,
    path('M1640 860V1150M1556 860H1724M1556 860V1150M1724 860V1150', stroke(timber, 8)),
    path('M1628 1000v56M1652 1000v56', `${stroke('#e9c48c', 6)} stroke-linecap="round"`),
    // Roofs: two low wings, then the gable in front of them.
    path('M690 872L770 792H1370V872z', fill('#1a2c30')),
    path('M690 872H1370V858H704z', fill('#3d3430')),
    path('M1910 872V792H2310L2392 872z', fill('#22343a')),
    path('M2310 792L2392 872H2372L2296 792z', fill('#e09a60')),
    path('M770 792H1370V798H764zM1910 792H2310V798H1910z', fill('#7d6a64')),
    path(
      'M850 792l-60 80M950 792l-40 80M1050 792l-26 80M1150 792l-14 80M1250 792v80M2000 792l10 80M2100 792l26 80M2200 792l44 80',
      stroke('#101e22', 4),
    ),
    path('M1910 872H2392V858H1910z', fill('#5b4238')),
    path('M1640 566L1338 836H1392L1640 628 1888 836H1942z', fill('#1f2c2e')),
    path('M1640 566L1942 836H1920L1640 584z', fill('#f0a868')),
    path('M1640 628L1392 836 1410 836 1640 648 1870 836H1888z', fill(timber)),
    path('M1440 800H1840V812H1440z', fill(timber)),
    path('M1534 724L1600 800M1746 724L1680 800', stroke(timber, 10)),
    path('M1366 800H1914V824H1366z', fill(timber)),
    path('M1366 800H1914V805H1366z', fill(timberLit)),
    [770, 970, 1170, 1370, 1550, 1730, 1910, 2110, 2310].map((x) => post(x, x > 1360 && x < 1920 ? 820 : 866)).join(''),
    // The trail mark in the gable.
    path(
      'M1590 782L1684 760 1608 738 1668 718 1622 702 1650 690',
      `${stroke(palette.firefly, 7)} stroke-linejoin="round" stroke-linecap="round"`,
    ),
  ].join('')
}

export function showroomDusk(): Picture {
  const rnd = random(64)
  const sun = { x: 2080, y: 800, r: 0, color: '#fff' }
  const far = skyline(rnd, { heights: [640, 600, 630, 600, 620, 640, 660, 690, 670], rough: 18 })
  const middle = skyline(rnd, { heights: [730, 740, 720, 750, 740, 760, 780, 770, 760], rough: 14 })
  const ground = skyline(rnd, { heights: [1130, 1140, 1146, 1148, 1148, 1148, 1148, 1148, 1140], rough: 2 })
  const near = skyline(rnd, { heights: [1270, 1294, 1310, 1318, 1320, 1324, 1326, 1310, 1286], rough: 6 })
  const defs = [
    mist('m', '#6b5877', '#bb7f82'),
    mist('n', '#2c3f55', '#4d5570'),
    mist('i', '#ffcf7d', '#e98f4c'),
    mist('g', '#665a64', '#1d2a2b'),
    mist('f', '#d99a8c', '#d99a8c', [0.5, 0]),
    mist('l', '#ffc873', '#ffc873', [0.6, 0]),
    glow('h', '#ffc56b', 0.7),
    conifer(random(5), 'a', 120, '#e8995a', 0.25),
    conifer(random(9), 'b', 96, '#e8995a', 0.2),
    frontCart('cart', { ...lowSun, canopy: '#cfc4b0', glass: '#ffdf9f', seat: '#5f463c', lamp: '#fff6dc' }),
    frontCart('back', {
      ...lowSun,
      canopy: '#6a422c',
      canopyTop: '#8a5836',
      seat: '#6a422c',
      seatLit: '#8a5836',
      rim: '#a86c40',
      edge: 0.4,
      shade: '#4e2f22',
      lamp: '#d99a58',
    }).replace(palette.firefly, '#b9773f'),
  ]
  const carts = [
    [930, '#4a5a78'],
    [1180, '#d9a15a'],
    [1430, '#2f7a5f'],
    [1805, '#c95f3f'],
    [2055, '#e8ddc8'],
    [2305, '#4a5a78'],
  ] as const
  const body = [
    sky('#22304a', sun, [
      [950, '#2d3a57'],
      [780, '#3c4263'],
      [620, '#5c4f70'],
      [480, '#8f6174'],
      [360, '#c8766f'],
      [260, '#e99a68'],
      [170, '#f6be7c'],
    ]),
    cloud(rnd, 260, 330, 560, 36, '#33405c', 0.9),
    cloud(rnd, 1020, 420, 420, 28, '#5b5274', 0.7),
    cloud(rnd, 1780, 420, 460, 32, '#a56a78', 0.7),
    cloud(rnd, 2000, 600, 340, 26, '#f0a878', 0.7),
    ridge(far, 'fill="url(#m)"', 900),
    fog(rnd, 740, 80, 'fill="url(#f)"', 600),
    path(lineTo(below(wooded(rnd, middle, 22), 1160)), 'fill="url(#n)"'),
    stand(
      [
        [40, 2.0, 'a'],
        [170, 1.6, 'b'],
        [300, 2.1, 'a', true],
        [430, 1.5, 'b', true],
        [540, 1.8, 'a'],
        [660, 1.35, 'b'],
        [1260, 1.7, 'b', true],
        [2020, 1.6, 'a'],
        [2300, 1.9, 'b'],
        [2400, 1.7, 'a', true],
      ],
      '#143430',
      ground,
      10,
    ),
    building(),
    path(lineTo(below(ground)), 'fill="url(#g)"'),
    path('M740 1150H2320L2420 1240V1320H420z', 'fill="url(#l)"'),
    path(
      lineTo([
        [690, 1146],
        [2420, 1146],
        [2420, 1156],
        [680, 1156],
      ]),
      fill('#c58d5c'),
    ),
    carts
      .map(([x]) =>
        path(
          smooth([
            [x + 110, 1212],
            [x + 60, 1234],
            [x - 200, 1262],
            [x - 330, 1258],
            [x - 110, 1210],
          ]),
          fill('#10181a', 0.6),
        ),
      )
      .join(''),
    stringLights([690, 866], [1366, 846], 26, 16, 'h', 0.7),
    stringLights([1914, 846], [2400, 866], 22, 12, 'h', 0.7),
    ...carts.map(([x, tone]) => use('cart', x, 1226, 0.76, fill(tone))),
    path(lineTo(below(near)), fill(palette.hemlockDeep)),
    grass(rnd, scattered(rnd, near, 40), 34, fill(palette.hemlockDeep)),
    stand(
      [
        [-20, 3.4, 'a', true],
        [150, 2.4, 'b'],
      ],
      '#081a16',
      near,
      20,
    ),
    path(lineTo(below(near.map(([x, y]) => [x, y + 8]))), fill(palette.hemlockDeep)),
  ]
  return { defs: defs.join(''), body: body.join('') }
}
