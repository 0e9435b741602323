import { boulder, grass, shadow } from '../kit/ground.ts'
import { lowSun } from '../kit/light.ts'
import { palette } from '../kit/palette.ts'
import { fill, lineTo, type Point, path, smooth, use } from '../kit/path.ts'
import { between, type Random, random } from '../kit/random.ts'
import { below, fog, mist, ridge, scattered, skyline, wooded } from '../kit/ridges.ts'
import { sky } from '../kit/sky.ts'
import { conifer, maple, stand } from '../kit/trees.ts'
import type { Picture } from '../picture.ts'
import { sideCart } from '../small-cart.ts'

/** Fallen leaves: small lozenges, lying flat, larger towards the viewer. */
function leaves(rnd: Random, count: number, box: readonly [number, number, number, number], color: string): string {
  const [left, top, right, bottom] = box
  const marks = Array.from({ length: count }, () => {
    const t = rnd()
    const x = Math.round(between(rnd, left, right))
    const y = Math.round(top + (bottom - top) * t)
    const w = Math.round(5 + 7 * t + 3 * rnd())
    const h = Math.round(w * between(rnd, 0.3, 0.6))
    return `M${x} ${y}l${w}-${h} ${w} ${h}-${w} ${h}z`
  })
  return path(marks.join(''), fill(color))
}

export function forestTrail(): Picture {
  const rnd = random(12)
  const sun = { x: 1900, y: 700, r: 0, color: '#fff' }
  const far = skyline(rnd, { heights: [600, 640, 690, 720, 700, 730, 740, 700, 660], rough: 22 })
  const back = skyline(rnd, { heights: [900, 930, 960, 985, 1000, 1010, 1010, 990, 960], rough: 12 })
  const middle = skyline(rnd, { heights: [1040, 1070, 1095, 1100, 1100, 1105, 1100, 1080, 1050], rough: 8 })
  const trail = skyline(rnd, { heights: [1170, 1190, 1206, 1200, 1192, 1190, 1186, 1170, 1150], rough: 4 })
  const near = skyline(rnd, { heights: [1262, 1290, 1300, 1310, 1300, 1300, 1304, 1280, 1250], rough: 7 })
  const trunk = (x: number, w: number, top: number, foot: number, tone: string, light: string) =>
    path(
      lineTo([
        [x - w / 2, top],
        [x + w / 2, top],
        [x + w * 0.55, foot - 60],
        [x + w * 0.9, foot],
        [x - w * 0.9, foot],
        [x - w * 0.55, foot - 60],
      ]),
      fill(tone),
    ) +
    path(
      lineTo([
        [x + w * 0.24, top],
        [x + w / 2, top],
        [x + w * 0.55, foot - 60],
        [x + w * 0.9, foot],
        [x + w * 0.3, foot - 40],
      ]),
      fill(light),
    )
  const defs = [
    mist('m', '#c9766a', '#f2bd7c'),
    mist('f', '#ffe0a6', '#ffe0a6', [0.7, 0]),
    maple(random(3), 'p', 130, '#5a3a30', '#ffd27a', 0.6),
    maple(random(8), 'q', 116, '#4a3030', '#ffc766', 0.55),
    maple(random(21), 's', 120, '#3a2a2c', '#ef8a4f', 0.34),
    conifer(random(5), 'a', 120, palette.amber, 0.25),
    sideCart('cart', { ...lowSun, seat: '#c9a880', seatLit: '#ffe3b4' }),
  ]
  const ground = (line: readonly Point[], tone: string, light: string, edge = 8) =>
    ridge(line, fill(light)) + path(lineTo(below(line.map(([x, y]) => [x, y + edge]))), fill(tone))
  const body = [
    sky('#3a3d55', sun, [
      [1100, '#54485e'],
      [880, '#7d5663'],
      [690, '#b3696a'],
      [520, '#dc8a66'],
      [370, '#f0aa68'],
      [250, '#f7c988'],
      [140, '#fde3b4'],
    ]),
    path(lineTo(below(wooded(rnd, far, 20), 1100)), 'fill="url(#m)"'),
    fog(rnd, 900, 120, 'fill="url(#f)"'),
    stand(
      [
        [1010, 1.5, 'p', true],
        [1180, 1.7, 'q'],
        [1345, 1.35, 'p'],
        [1480, 1.1, 'q', true],
        [1590, 0.9, 'p'],
        [2010, 1.2, 'q'],
        [2130, 1.6, 'p', true],
        [2300, 1.8, 'q'],
      ],
      '#d98252',
      back,
    ),
    stand(
      [
        [60, 2.1, 's'],
        [250, 1.8, 's', true],
        [430, 2.2, 's', true],
        [620, 1.8, 's'],
        [830, 2.1, 's'],
      ],
      '#8e4b43',
      back,
    ),
    ground(back, '#b5774a', '#f2c277'),
    stand(
      [
        [1075, 2.3, 'q'],
        [1285, 1.75, 'p', true],
        [2080, 1.9, 'p'],
        [2290, 2.7, 'q', true],
      ],
      '#c25a3a',
      middle,
      14,
    ),
    stand(
      [
        [900, 1.5, 'a'],
        [760, 1.9, 'a', true],
        [1990, 1.1, 'a', true],
      ],
      '#2c4a3a',
      middle,
      30,
    ),
    stand(
      [
        [-20, 2.9, 's'],
        [190, 2.3, 's', true],
        [400, 2.8, 's', true],
        [640, 2.4, 's'],
      ],
      '#57302f',
      middle,
      14,
    ),
    ground(middle, '#7c4c38', '#e0a05e'),
    grass(rnd, scattered(rnd, middle, 20, 900, 2300), 26, fill('#5a4433')),
    ground(trail, '#b5693f', '#f7c987', 10),
    path(
      smooth([
        [700, 1240],
        [1300, 1214],
        [1900, 1206],
        [2420, 1180],
        [2420, 1250],
        [1700, 1290],
        [1000, 1300],
      ]),
      fill('#c97d4a'),
    ),
    leaves(rnd, 90, [760, 1214, 2400, 1300], '#e9a457'),
    leaves(rnd, 60, [760, 1210, 2400, 1300], '#8e3f32'),
    leaves(rnd, 40, [1000, 1214, 2400, 1300], '#f9d28a'),
    shadow(1790, 1222, 700, 22, fill('#4a2326', 0.7)),
    use('cart', 1570, 1220, 0.8, fill('#1f5a49')),
    boulder(rnd, 2010, 1236, 140, 60, ['#3a2f30', '#8a6a52', '#e8ac6c']),
    trunk(2230, 76, -10, 1310, '#2a1d22', '#c9753f'),
    path(lineTo(below(near)), fill('#23191c')),
    grass(rnd, scattered(rnd, near, 36), 34, fill('#23191c')),
    trunk(90, 90, -10, 1350, '#150f14', '#3a2528'),
    trunk(470, 64, -10, 1340, '#1a1218', '#4a2d2b'),
    `<g fill="#2e1d24">${use('sc', 60, 560, 3.2)}${use('sc', 480, 420, 2.6)}${use('sc', 860, 330, 2.2)}</g>`,
    `<g fill="#a2432f">${use('qc', 2330, 560, 3)}${use('qc', 2040, 400, 2)}${use('qc', 1800, 290, 1.6)}</g>`,
    leaves(rnd, 46, [500, 1310, 2400, 1346], '#b0522f'),
    leaves(rnd, 40, [1000, 300, 2200, 800], '#f2a552'),
  ]
  return { defs: defs.join(''), body: body.join('') }
}
