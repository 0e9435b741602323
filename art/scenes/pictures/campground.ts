import { boulder, grass, shadow } from '../kit/ground.ts'
import { glow, stringLights } from '../kit/lamps.ts'
import { lowSun } from '../kit/light.ts'
import { palette } from '../kit/palette.ts'
import { fill, lineTo, path, rect, smooth, stroke, use } from '../kit/path.ts'
import { random } from '../kit/random.ts'
import { below, fog, mist, ridge, scattered, skyline, wooded } from '../kit/ridges.ts'
import { cloud, sky, stars } from '../kit/sky.ts'
import { conifer, stand } from '../kit/trees.ts'
import type { Picture } from '../picture.ts'
import { sideCart } from '../small-cart.ts'

/** A wall tent, lit from within, opening to the left. */
const tent = [
  path('M1986 1196L2040 966H2290L2368 1196z', fill('#e39a52')),
  path('M2040 966L1986 1196H2104z', fill('#ffd991')),
  path('M2040 966L2026 1196H2066z', fill('#fff1c9')),
  path('M2034 960L2106 1196H2122L2050 960z', fill('#a85f3c')),
  path('M2040 966H2290L2300 996H2050z', fill('#f7c277')),
  path('M2290 966L2368 1196H2344L2276 966z', fill('#b86a42')),
  path('M2170 966L2226 1196', stroke('#b86a42', 5)),
  path('M2034 960H2294', `${stroke('#3b2a28', 8)} stroke-linecap="round"`),
  path('M2034 960L1940 1206M2294 960L2400 1200', stroke('#e8c79a', 3, 0.7)),
].join('')

const table = [
  path('M860 1128H1130V1142H860z', fill('#8a5b41')),
  path('M860 1128H1130V1132H860z', fill('#e8ab72')),
  path('M900 1142L868 1226H884L918 1142zM1074 1142L1106 1226H1122L1092 1142z', fill('#4a332e')),
  path('M830 1176H930V1188H830zM1062 1176H1164V1188H1062z', fill('#8a5b41')),
  path('M1062 1176H1164V1180H1062z', fill('#e8ab72')),
  path('M866 1180H1126V1190H866z', fill('#3b2a28')),
  rect(1010, 1086, 30, 42, fill('#2b2320')),
  rect(1014, 1092, 22, 30, fill('#ffe2a0')),
  path('M1012 1086Q1025 1062 1038 1086', stroke('#2b2320', 4)),
].join('')

export function campground(): Picture {
  const rnd = random(58)
  const sun = { x: 1900, y: 930, r: 0, color: '#fff' }
  const far = skyline(rnd, { heights: [800, 770, 790, 812, 800, 820, 806, 790, 770], rough: 14 })
  const middle = skyline(rnd, { heights: [850, 880, 890, 905, 912, 920, 910, 900, 880], rough: 10 })
  const behind = skyline(rnd, { heights: [1040, 1050, 1060, 1066, 1070, 1070, 1066, 1060, 1050], rough: 4 })
  const clearing = skyline(rnd, { heights: [1180, 1196, 1196, 1190, 1188, 1186, 1186, 1190, 1184], rough: 4 })
  const near = skyline(rnd, { heights: [1256, 1290, 1306, 1300, 1296, 1300, 1304, 1296, 1262], rough: 7 })
  const defs = [
    mist('m', '#6a5475', '#c98078'),
    mist('n', '#33405a', '#6d5c74'),
    mist('f', '#e7a58a', '#e7a58a', [0.55, 0]),
    glow('h', '#ffc56b', 0.7),
    conifer(random(5), 'a', 120, '#e8995a', 0.2),
    conifer(random(9), 'b', 96, '#e8995a', 0.16),
    conifer(random(31), 'c', 84, '#f2b45c', 0.3),
    sideCart('cart', { ...lowSun, rim: '#ffcf86', seat: '#7a5a4a', lamp: '#fff0c0' }),
  ]
  const body = [
    sky('#1d2b40', sun, [
      [900, '#26344e'],
      [740, '#343d5c'],
      [590, '#4a4768'],
      [455, '#70556f'],
      [335, '#a5666f'],
      [235, '#d98667'],
      [150, '#f2b071'],
    ]),
    stars(rnd, 60, 560, '#f6f2e8'),
    cloud(rnd, 1300, 560, 460, 26, '#5b4d6b', 0.7),
    cloud(rnd, 1800, 690, 380, 26, '#b9706f', 0.7),
    ridge(far, 'fill="url(#m)"', 1000),
    fog(rnd, 880, 80, 'fill="url(#f)"', 900),
    path(lineTo(below(wooded(rnd, middle, 26), 1120)), 'fill="url(#n)"'),
    fog(rnd, 1010, 80, 'fill="url(#f)"', 700),
    stand(
      [
        [640, 1.3, 'b'],
        [760, 1.6, 'a'],
        [880, 1.2, 'b', true],
        [1000, 1.5, 'a', true],
        [1110, 1.1, 'b'],
        [1240, 1.0, 'a'],
        [1850, 0.9, 'b'],
        [1960, 1.2, 'a', true],
        [2090, 1.5, 'b'],
        [2200, 1.3, 'a'],
        [2330, 1.7, 'b', true],
      ],
      '#1b3340',
      behind,
      24,
    ),
    ridge(behind, fill('#2b4038')),
    stand(
      [
        [40, 2.2, 'a'],
        [190, 1.9, 'b', true],
        [330, 2.5, 'a', true],
        [500, 2.0, 'b'],
        [690, 2.3, 'a'],
        [2300, 2.0, 'b'],
      ],
      '#12302c',
      clearing,
      16,
    ),
    stand(
      [
        [1190, 2.35, 'c'],
        [1985, 2.15, 'c', true],
      ],
      '#17382f',
      clearing,
      6,
    ),
    stringLights([700, 690], [1192, 720], 60, 11, 'h', 0.8),
    ridge(clearing, fill('#8c7848')),
    path(lineTo(below(clearing.map(([x, y]) => [x, y + 7]))), fill('#24402f')),
    path(
      smooth([
        [1120, 1206],
        [1500, 1196],
        [2000, 1192],
        [2420, 1196],
        [2420, 1260],
        [1800, 1262],
        [1300, 1248],
      ]),
      fill('#5f6240'),
    ),
    path(
      smooth([
        [1760, 1206],
        [2100, 1196],
        [2420, 1200],
        [2420, 1246],
        [2000, 1246],
      ]),
      fill('#a98a4e'),
    ),
    use('h', 2160, 1110, 3.4),
    tent,
    table,
    use('h', 1025, 1108, 1.2),
    stringLights([1192, 720], [1984, 760], 88, 17, 'h'),
    stringLights([1984, 760], [2440, 700], 56, 9, 'h'),
    shadow(1770, 1214, 600, 20, fill(palette.night, 0.6)),
    use('h', 1800, 1150, 0.6),
    use('cart', 1560, 1214, 0.8, fill('#e2d6bd')),
    boulder(rnd, 1905, 1242, 90, 36, ['#1b2f2b', '#5a5a45', '#c9925f']),
    grass(
      rnd,
      [
        [1240, 1216],
        [1330, 1226],
        [1960, 1226],
        [1850, 1232],
        [1460, 1240],
      ],
      28,
      fill('#8f7c48'),
    ),
    stand(
      [
        [-20, 3.3, 'a', true],
        [160, 2.4, 'b'],
        [2400, 3.4, 'a'],
      ],
      '#081a16',
      near,
      40,
    ),
    path(lineTo(below(near)), fill(palette.hemlockDeep)),
    grass(rnd, scattered(rnd, near, 38), 34, fill(palette.hemlockDeep)),
  ]
  return { defs: defs.join(''), body: body.join('') }
}
