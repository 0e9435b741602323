import { frontCart } from '../front-cart.ts'
import { railFence } from '../kit/ground.ts'
import { glow, pendant } from '../kit/lamps.ts'
import { lowSun } from '../kit/light.ts'
import { fill, lineTo, path, rect, smooth, stroke, use } from '../kit/path.ts'
import { random } from '../kit/random.ts'
import { below, fog, mist, ridge, skyline, wooded } from '../kit/ridges.ts'
import { cloud, sky } from '../kit/sky.ts'
import { conifer, stand } from '../kit/trees.ts'
import type { Picture } from '../picture.ts'

const red = '#7a3234'
const redLit = '#b9573f'
const floor = 1176

function barn(): string {
  const boards = (from: number, to: number, top: number) => {
    const lines: string[] = []
    for (let x = from; x < to; x += 34) lines.push(`M${x} ${top}V${floor}`)
    return path(lines.join(''), stroke('#5a2429', 3))
  }
  const brace = (x: number) =>
    path(`M${x} 838h150v338h-150zM${x} 838l150 169-150 169M${x + 150} 838l-150 169 150 169`, stroke('#d8c9bd', 9))
  return [
    path('M1010 1176V800L1130 560 1640 400 2150 560 2270 800V1176z', fill(red)),
    path('M2150 560L2270 800V1176H2190V700z', fill(redLit, 0.5)),
    boards(1026, 2270, 830),
    path('M1640 400L1130 560 1010 800 1010 830H2270V800L2150 560z', fill(red)),
    // Hayloft door and its glow.
    rect(1560, 560, 160, 170, fill('#d8c9bd')),
    rect(1572, 572, 136, 158, fill('#f2b45c')),
    path('M1640 572V730M1572 651H1708', stroke('#d8c9bd', 8)),
    rect(1000, 776, 1280, 18, fill('#d8c9bd')),
    rect(1000, 790, 1280, 6, fill('#8d6a68')),
    // The open front.
    rect(1180, 838, 920, 338, 'fill="url(#i)"'),
    path('M1180 838H2100V860H1180z', fill('#4a2a20')),
    path('M1180 1096H2100V1176H1180z', fill('#b87945')),
    path('M1270 860V1096M1420 860V1096M1560 860V1096M1720 860V1096M1860 860V1096M2010 860V1096', stroke('#a8683a', 8)),
    path('M1180 960H2100', stroke('#a8683a', 6)),
    [1345, 1640, 1935].map((x) => pendant(x, 850, 918, 150, 1176)).join(''),
    // Doors slid aside, snow lying on their rail.
    rect(1030, 838, 150, 338, fill('#662a2d')),
    rect(2100, 838, 150, 338, fill('#96473c')),
    brace(1030),
    brace(2100),
    rect(1020, 824, 1240, 14, fill('#3a2224')),
    path(
      smooth([
        [1020, 826],
        [1030, 814],
        [1300, 818],
        [1640, 812],
        [2000, 818],
        [2250, 812],
        [2262, 826],
      ]),
      fill('#e9e6ea'),
    ),
  ].join('')
}

/** Snow on the two slopes of the gambrel, thick at the eaves, bright on the right. */
const roof = [
  path(
    'M1640 366L1108 534 968 812Q985 838 1010 820L1140 580 1640 420 2140 580 2270 820Q2296 838 2312 812L2172 534z',
    fill('#b9bfd2'),
  ),
  path('M1640 366L2172 534 2312 812Q2304 836 2286 826L2154 562 1640 396z', fill('#ffe9d2')),
  path('M1640 366L1108 534 968 812 978 826 1124 552 1640 388z', fill('#d7d9e4')),
  path('M1640 420L1140 580 1134 592 1640 432 2146 592 2140 580z', fill('#4a1f26')),
].join('')

export function winterStorage(): Picture {
  const rnd = random(90)
  const sun = { x: 2130, y: 820, r: 0, color: '#fff' }
  const far = skyline(rnd, { heights: [690, 650, 690, 670, 690, 700, 720, 740, 720], rough: 20 })
  const middle = skyline(rnd, { heights: [800, 780, 800, 820, 820, 830, 830, 820, 800], rough: 14 })
  const field = skyline(rnd, { heights: [960, 980, 1000, 1010, 1010, 1010, 1000, 990, 960], rough: 8 })
  const yard = skyline(rnd, { heights: [1140, 1166, 1176, 1176, 1176, 1176, 1176, 1176, 1160], rough: 3 })
  const drift = skyline(rnd, { heights: [1230, 1266, 1288, 1290, 1276, 1292, 1296, 1274, 1240], rough: 4, calm: 0.4 })
  const east = drift.filter(([x]) => x > 1050)
  const defs = [
    mist('m', '#8c86a8', '#c8a5b0'),
    mist('n', '#4e5a78', '#77809c'),
    mist('o', '#57698a', '#8d98b4'),
    mist('y', '#a9b0c8', '#76819f'),
    mist('i', '#8a5230', '#f2b45c'),
    mist('l', '#ffc983', '#ffc983', [0.95, 0]),
    mist('f', '#e9d3d6', '#e9d3d6', [0.6, 0]),
    glow('h', '#ffc56b', 0.6),
    conifer(random(5), 'a', 124, '#e6ebf4', 0.75),
    conifer(random(9), 'b', 100, '#dfe6f2', 0.6),
    frontCart('cart', { ...lowSun, canopy: '#d9c7a4', glass: '#ffe3b0', lamp: '#ffe9b8', rim: '#ffcf86' }),
  ]
  const carts = [
    [1295, '#4a5a78'],
    [1525, '#2f7a5f'],
    [1755, '#e8ddc8'],
    [1985, '#c95f3f'],
  ] as const
  const flakes = Array.from({ length: 110 }, () => `M${Math.round(rnd() * 2400)} ${Math.round(rnd() * 1300)}h0`)
  const body = [
    sky('#2b3850', sun, [
      [960, '#384663'],
      [790, '#4d5675'],
      [640, '#6f6a88'],
      [500, '#9a8098'],
      [380, '#c99aa0'],
      [270, '#e9b79c'],
      [180, '#f8d6aa'],
    ]),
    cloud(rnd, 240, 300, 600, 42, '#40506c', 0.9),
    cloud(rnd, 900, 440, 420, 30, '#5f6482', 0.7),
    cloud(rnd, 1900, 380, 420, 34, '#b18b9c', 0.7),
    ridge(far, 'fill="url(#m)"', 1000),
    fog(rnd, 800, 80, 'fill="url(#f)"', 500),
    path(lineTo(below(wooded(rnd, middle, 24), 1100)), 'fill="url(#n)"'),
    ridge(field, 'fill="url(#o)"'),
    stand(
      [
        [420, 0.9, 'b'],
        [520, 1.2, 'a'],
        [610, 0.8, 'b', true],
        [760, 1.4, 'a', true],
        [860, 1.1, 'b'],
        [960, 1.7, 'a'],
        [2330, 1.9, 'b'],
        [2410, 1.6, 'a'],
      ],
      '#2f4a55',
      field,
      60,
    ),
    barn(),
    roof,
    ridge(yard, 'fill="url(#y)"'),
    path('M1180 1172H2100L2250 1300H1000z', 'fill="url(#l)"'),
    use('h', 1640, 1080, 5.4),
    ...carts.map(([x, tone]) => use('cart', x, 1188, 0.72, fill(tone))),
    stand(
      [
        [50, 2.2, 'a'],
        [210, 1.7, 'b', true],
        [360, 2.1, 'a', true],
        [530, 1.3, 'b'],
      ],
      '#1d3b42',
      yard,
      40,
    ),
    railFence([-20, 1236], [960, 1226], 9, 64, '#332b2f', '#dfe3ee'),
    // Two tracks lead out of the barn.
    path(
      'M1470 1190Q1440 1250 1300 1350H1345Q1480 1250 1500 1190zM1560 1190Q1560 1250 1490 1350H1532Q1596 1250 1588 1190z',
      fill('#7b7f98', 0.6),
    ),
    path(lineTo(below(drift)), fill('#8f9ab5')),
    path(lineTo([...east, ...east.map(([x, y]) => [x, y + (x - 1050) / 70] as const).toReversed()]), fill('#f3dccb')),
    path(
      smooth([
        [-300, 1280],
        [300, 1316],
        [1100, 1318],
        [1700, 1330],
        [2700, 1280],
        [2700, 1500],
        [-300, 1500],
      ]),
      fill('#5f6c8a'),
    ),
    stand(
      [
        [-10, 3.2, 'a', true],
        [170, 2.1, 'b'],
      ],
      '#12282d',
      drift,
      30,
    ),
    `<path d="${flakes.join('')}" fill="none" stroke="#fff" stroke-width="6" stroke-linecap="round" stroke-opacity=".55"/>`,
  ]
  return { defs: defs.join(''), body: body.join('') }
}
