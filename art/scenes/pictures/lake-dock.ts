import { grass, shadow } from '../kit/ground.ts'
import { lowSun } from '../kit/light.ts'
import { palette } from '../kit/palette.ts'
import { circle, fill, lineTo, path, rect, smooth, stroke, use } from '../kit/path.ts'
import { random } from '../kit/random.ts'
import { below, mist, ridge, scattered, skyline, wooded } from '../kit/ridges.ts'
import { cloud, sky } from '../kit/sky.ts'
import { conifer, stand } from '../kit/trees.ts'
import { mirror, streaks } from '../kit/water.ts'
import type { Picture } from '../picture.ts'
import { sideCart } from '../small-cart.ts'

const level = 852

function dock(): string {
  const piles = [1790, 1960, 2130, 2290]
  const pile = (x: number) =>
    rect(x - 10, 1150, 20, 150, fill('#2a211f')) +
    rect(x + 4, 1150, 6, 126, fill('#c98256')) +
    rect(x - 10, 1290, 20, 46, fill('#1a2430', 0.5))
  const boards: string[] = []
  for (let x = 1670; x < 2330; x += 26) boards.push(`M${x} 1188l-14 22`)
  return [
    piles.map((x) => rect(x + 26, 1190, 14, 80, fill('#201b1e'))).join(''),
    path('M1640 1186H2348L2330 1212H1620z', fill('#a86c4c')),
    path('M1640 1186H2348L2346 1190H1637z', fill('#f3b878')),
    path(boards.join(''), stroke('#5a3b33', 3)),
    path('M1620 1212H2330V1232H1620z', fill('#3b2a28')),
    path('M2330 1212L2348 1186V1206L2330 1232z', fill('#e29a63')),
    piles.map(pile).join(''),
    path('M1790 1166Q1875 1196 1960 1166 2045 1196 2130 1166 2210 1194 2290 1166', stroke('#e8c79a', 4)),
  ].join('')
}

const canoe = [
  path(
    'M1880 1282Q1900 1312 1950 1316H2170Q2230 1312 2262 1266 2216 1286 2170 1287H1960Q1910 1287 1880 1282z',
    fill('#7e2f33'),
  ),
  path(
    'M1880 1282Q1910 1287 1960 1287H2170Q2216 1286 2262 1266 2220 1280 2170 1280H1960Q1910 1280 1880 1282z',
    fill('#e98a4b'),
  ),
  path('M1900 1322Q2060 1338 2240 1322', stroke('#141d2a', 10, 0.5)),
].join('')

export function lakeDock(): Picture {
  const rnd = random(77)
  const sun = { x: 1850, y: 742, r: 78, color: '#fff0cf' }
  const rings = [
    [860, '#3a3f60'],
    [700, '#544c6d'],
    [545, '#8a5a72'],
    [410, '#c4706f'],
    [295, '#e58f66'],
    [200, '#f2b062'],
    [128, '#f9cd8a'],
  ] as const
  const lake = mirror('w', level, '#222f47', sun, [
    [860, '#2d3452'],
    [700, '#423e5c'],
    [545, '#6c4a63'],
    [410, '#9d5c62'],
    [295, '#c47a5e'],
    [200, '#dc9c5e'],
    [128, '#efbf80'],
  ])
  const far = skyline(rnd, { heights: [740, 700, 730, 760, 742, 772, 790, 760, 722], rough: 14 })
  const middle = skyline(rnd, { heights: [742, 790, 800, 772, 805, 826, 836, 816, 780], rough: 14 })
  const shoreLine = skyline(rnd, { heights: [800, 822, 836, 842, 836, 843, 846, 840, 826], rough: 4 })
  const bank = skyline(rnd, { heights: [1170, 1206, 1215, 1200, 1196, 1200, 1236, 1420, 1460], rough: 4 })
  const near = skyline(rnd, { heights: [1240, 1286, 1296, 1276, 1266, 1288, 1330, 1400, 1400], rough: 6 })
  const flip = (points: readonly (readonly [number, number])[]) =>
    points.map(([x, y]) => [x, level + (level - y) * 0.8] as const)
  const firs = wooded(rnd, shoreLine, 30)
  const defs = [
    mist('m', '#a9667a', '#e9a07c'),
    mist('n', '#5b4a68', '#a8697a'),
    conifer(random(5), 'a', 120, palette.amber, 0.3),
    conifer(random(9), 'b', 96, palette.amber, 0.26),
    lake.defs,
    sideCart('cart', lowSun),
  ]
  const body = [
    sky(palette.dusk, sun, rings),
    cloud(rnd, 260, 300, 560, 36, '#4b4769', 0.8),
    cloud(rnd, 1180, 480, 460, 28, '#b0697a', 0.6),
    cloud(rnd, 1640, 330, 520, 34, '#8d6078', 0.7),
    cloud(rnd, 1990, 560, 360, 30, '#f0a377', 0.7),
    ridge(far, 'fill="url(#m)"', level),
    path(lineTo(below(wooded(rnd, middle, 14), level)), 'fill="url(#n)"'),
    lake.body,
    path(lineTo([...flip(far), [2420, level], [-20, level]]), fill('#7d5468', 0.55)),
    path(lineTo([...flip(middle), [2420, level], [-20, level]]), fill('#3d3a55', 0.8)),
    path(lineTo(below(flip(firs), level)), fill('#14252f')),
    path(lineTo(below(firs, level + 2)), fill('#12282b')),
    streaks(rnd, {
      x: 1850,
      spread: 190,
      top: 872,
      bottom: 1330,
      count: 60,
      length: 150,
      color: '#ffe3b0',
      opacity: 0.8,
    }),
    streaks(rnd, {
      x: 1750,
      spread: 620,
      top: 880,
      bottom: 1320,
      count: 60,
      length: 260,
      color: '#e58f66',
      opacity: 0.4,
    }),
    streaks(rnd, {
      x: 900,
      spread: 900,
      top: 880,
      bottom: 1180,
      count: 70,
      length: 300,
      color: '#4b4a6b',
      opacity: 0.55,
    }),
    streaks(rnd, {
      x: 1300,
      spread: 1100,
      top: 860,
      bottom: 1330,
      count: 50,
      length: 240,
      color: '#1c2b3d',
      opacity: 0.5,
    }),
    canoe,
    dock(),
    stand(
      [
        [30, 1.7, 'a'],
        [170, 1.3, 'b'],
        [290, 1.75, 'a', true],
        [420, 1.05, 'b'],
        [520, 1.35, 'b', true],
        [655, 0.8, 'a'],
      ],
      '#10302a',
      bank,
      30,
    ),
    ridge(bank, fill('#6d6a45')),
    path(lineTo(below(bank.map(([x, y]) => [x, y + 8]))), fill('#22402f')),
    path(
      smooth([
        [980, 1216],
        [1300, 1201],
        [1640, 1206],
        [1730, 1222],
        [1560, 1244],
        [1240, 1252],
      ]),
      fill('#5a6143'),
    ),
    shadow(1680, 1216, 620, 18, fill(palette.night, 0.6)),
    grass(rnd, scattered(rnd, bank, 16, 700, 1230), 30, fill('#3d4f35')),
    grass(
      rnd,
      [
        [1216, 1216],
        [1300, 1236],
        [1700, 1240],
        [1745, 1250],
        [1180, 1226],
      ],
      30,
      fill('#a98c4d'),
    ),
    stand(
      [
        [-10, 2.4, 'a', true],
        [120, 1.8, 'b'],
      ],
      '#081a15',
      near,
      40,
    ),
    path(lineTo(below(near)), fill(palette.hemlockDeep)),
    grass(rnd, scattered(rnd, near, 30, 0, 1800), 36, fill(palette.hemlockDeep)),
    path(
      'M1786 1330q-8-70 6-130M1800 1336q4-80 24-150M1772 1336q-14-60-30-96M1822 1340q10-50 40-100',
      `${stroke('#0b231c', 6)} stroke-linecap="round"`,
    ),
    circle(1792, 1196, 7, fill('#7b4a35')),
    use('cart', 1480, 1214, 0.78, fill('#c95f3f')),
  ]
  return { defs: defs.join(''), body: body.join('') }
}
