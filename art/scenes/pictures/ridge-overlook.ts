import { boulder, grass, railFence, shadow } from '../kit/ground.ts'
import { lowSun } from '../kit/light.ts'
import { palette } from '../kit/palette.ts'
import { fill, lineTo, path, smooth, use } from '../kit/path.ts'
import { random } from '../kit/random.ts'
import { below, fog, mist, ridge, scattered, skyline, wooded } from '../kit/ridges.ts'
import { cloud, sky } from '../kit/sky.ts'
import { conifer, stand } from '../kit/trees.ts'
import type { Picture } from '../picture.ts'
import { sideCart } from '../small-cart.ts'

export function ridgeOverlook(): Picture {
  const rnd = random(41)
  const sun = { x: 1740, y: 640, r: 84, color: '#ffe9c4' }
  const defs = [
    mist('r1', '#b5747c', '#f0b27c'),
    mist('r2', '#7f5f78', '#e0a58a'),
    mist('r3', '#4d5570', '#c39a94'),
    mist('r4', '#2c4a55', '#94908f'),
    mist('r5', '#1b4240', '#55706e'),
    mist('f', '#fbe3c6', '#f7dcc0', [0.9, 0]),
    mist('g', '#e6cfc0', '#c9b3ac', [0.8, 0]),
    conifer(random(5), 'a', 120, palette.amber, 0.3),
    conifer(random(9), 'b', 96, palette.amber, 0.26),
    sideCart('cart', lowSun),
  ]
  const far = skyline(rnd, { heights: [690, 700, 655, 690, 640, 672, 700, 668, 660], rough: 14 })
  const second = skyline(rnd, { heights: [700, 735, 690, 730, 760, 735, 745, 715, 690], rough: 22 })
  const third = skyline(rnd, { heights: [760, 725, 790, 820, 800, 850, 812, 780, 740], rough: 26 })
  const fourth = skyline(rnd, { heights: [770, 850, 830, 905, 950, 960, 930, 880, 815], rough: 28 })
  const fifth = skyline(rnd, { heights: [850, 900, 985, 1010, 1060, 1090, 1090, 1010, 930], rough: 30 })
  const ledge = skyline(rnd, { heights: [1230, 1262, 1275, 1220, 1196, 1190, 1190, 1196, 1210], rough: 7, calm: 0.55 })
  const near = skyline(rnd, { heights: [1250, 1285, 1310, 1304, 1290, 1282, 1300, 1296, 1262], rough: 8 })
  const body = [
    sky(palette.dusk, sun, [
      [900, '#3a4060'],
      [730, palette.plum],
      [570, '#7a5a75'],
      [430, '#b56f7c'],
      [310, '#dc8a72'],
      [205, '#f0a968'],
      [130, '#f8c583'],
    ]),
    cloud(rnd, 300, 330, 520, 36, '#5a5274', 0.8),
    cloud(rnd, 1120, 420, 420, 30, '#c77f83', 0.55),
    cloud(rnd, 1850, 470, 460, 36, '#e9a184', 0.6),
    cloud(rnd, 1500, 250, 560, 34, '#6a5775', 0.7),
    ridge(far, 'fill="url(#r1)"', 900),
    fog(rnd, 770, 90, 'fill="url(#f)"'),
    ridge(second, 'fill="url(#r2)"', 980),
    fog(rnd, 850, 100, 'fill="url(#f)"'),
    ridge(third, 'fill="url(#r3)"', 1040),
    fog(rnd, 960, 110, 'fill="url(#f)"'),
    path(lineTo(below(wooded(rnd, fourth, 22), 1150)), 'fill="url(#r4)"'),
    fog(rnd, 1050, 130, 'fill="url(#g)"'),
    path(lineTo(below(wooded(rnd, fifth, 44), 1300)), 'fill="url(#r5)"'),
    fog(rnd, 1160, 120, 'fill="url(#g)"'),
    stand(
      [
        [40, 1.35, 'a'],
        [150, 1.1, 'b'],
        [255, 1.5, 'a', true],
        [372, 0.9, 'b'],
        [452, 1.2, 'b', true],
        [575, 0.75, 'a'],
        [664, 0.95, 'b'],
        [760, 0.6, 'a', true],
        [2090, 0.7, 'b'],
        [2190, 1.2, 'a', true],
        [2300, 1.6, 'b'],
      ],
      palette.hemlock,
      ledge,
      30,
    ),
    railFence([1010, 1246], [1330, 1206], 4, 74, '#2a2a26', '#c98f5a'),
    ridge(ledge, fill('#2d4a38')),
    path(lineTo(below(ledge.map(([x, y]) => [x, y + 7]))), fill('#1c3a2e')),
    path(
      smooth([
        [1180, 1214],
        [1500, 1199],
        [1900, 1200],
        [2140, 1212],
        [1900, 1238],
        [1500, 1256],
        [1240, 1240],
      ]),
      fill('#50603f'),
    ),
    shadow(1750, 1213, 560, 18, fill(palette.night, 0.6)),
    boulder(rnd, 1935, 1236, 150, 74, ['#1b2f2b', '#5d6a5a', '#c9925f']),
    boulder(rnd, 2030, 1246, 110, 48, ['#1b2f2b', '#54614f', '#b98356']),
    boulder(rnd, 1150, 1268, 130, 44, ['#152a26', '#41513f', '#8f7450']),
    stand(
      [
        [-10, 2.3, 'a', true],
        [130, 1.7, 'b'],
        [2390, 2.5, 'b'],
      ],
      '#081a15',
      near,
      40,
    ),
    path(lineTo(below(near)), fill(palette.hemlockDeep)),
    grass(rnd, scattered(rnd, near, 34), 34, fill(palette.hemlockDeep)),
    grass(
      rnd,
      [
        [1296, 1226],
        [1850, 1208],
        [1990, 1218],
        [2080, 1222],
        [1880, 1246],
      ],
      26,
      fill('#8a7a48'),
    ),
    use('cart', 1570, 1212, 0.8, fill('#2f7a5f')),
  ]
  return { defs: defs.join(''), body: body.join('') }
}
