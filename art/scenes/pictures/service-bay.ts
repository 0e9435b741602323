import { glow, pendant } from '../kit/lamps.ts'
import { lowSun } from '../kit/light.ts'
import { palette } from '../kit/palette.ts'
import { circle, fill, lineTo, path, rect, stroke, use } from '../kit/path.ts'
import { random } from '../kit/random.ts'
import { below, fog, mist, ridge, skyline, wooded } from '../kit/ridges.ts'
import { sky } from '../kit/sky.ts'
import { conifer, stand } from '../kit/trees.ts'
import type { Picture } from '../picture.ts'
import { sideCart } from '../small-cart.ts'

const floor = 1190
/** Where the wheels of the raised cart hang. */
const raised = 988

/** The evening outside, seen through the open door on the right. */
function outside(): string {
  const rnd = random(19)
  const sun = { x: 2190, y: 760, r: 60, color: '#fff0cf' }
  const far = skyline(rnd, { heights: [800, 790, 780, 790, 800, 790, 780, 800, 790], rough: 16 })
  const wood = skyline(rnd, { heights: [900, 890, 880, 900, 880, 900, 890, 900, 890], rough: 12 })
  const yard = skyline(rnd, { heights: [1080, 1080, 1080, 1080, 1080, 1080, 1080, 1080, 1080], rough: 3 })
  return `<g clip-path="url(#door)">${[
    sky('#5a5074', sun, [
      [520, '#8a5f78'],
      [400, '#c4706f'],
      [290, '#e58f66'],
      [195, '#f2b062'],
      [125, '#f9cd8a'],
    ]),
    ridge(far, 'fill="url(#m)"', 1100),
    fog(rnd, 890, 70, 'fill="url(#f)"', 1800),
    path(lineTo(below(wooded(rnd, wood, 34), 1200)), 'fill="url(#n)"'),
    fog(rnd, 1020, 60, 'fill="url(#f)"', 1800),
    stand(
      [
        [2020, 0.9, 'a'],
        [2110, 0.6, 'a', true],
        [2310, 1.2, 'a'],
        [2400, 0.9, 'a'],
      ],
      '#17382f',
      yard,
      30,
    ),
    ridge(yard, fill('#c99a5c')),
    path(lineTo(below(yard.map(([x, y]) => [x, y + 8]))), fill('#6a6a48')),
  ].join('')}</g>`
}

const wrench = (x: number, y: number, length: number, tone: string): string =>
  path(`M${x} ${y + 4}v${length}`, `${stroke(tone, 10)} stroke-linecap="round"`) +
  path(`M${x - 10} ${y - 22}q-10 24 10 26 20-2 10-26`, stroke(tone, 11)) +
  circle(x, y + length + 10, 10, stroke(tone, 8))

const hammer = (x: number, y: number): string =>
  path(`M${x} ${y}v92`, `${stroke('#b9784c', 9)} stroke-linecap="round"`) +
  path(`M${x - 26} ${y - 10}h44l10 8v14h-54z`, fill('#8f9a98'))

function bench(): string {
  const board = [
    rect(1010, 540, 730, 360, fill('#7d5a42')),
    rect(1010, 540, 730, 8, fill('#d99c66')),
    rect(1734, 540, 8, 360, fill('#d99c66')),
    '<g transform="translate(0 -96)">',
    [1050, 1090, 1128, 1164, 1198].map((x, i) => wrench(x, 690, 140 - i * 22, i % 2 ? '#c9ccc2' : '#aab0ac')).join(''),
    hammer(1334, 694),
    // A saw, pliers, a coil of cable and a level.
    path('M1440 690l128 26v12l-128 6z', fill('#b7bcb6')),
    path('M1406 684h36v52h-36q-14-26 0-52z', fill('#c95f3f')),
    path(
      'M1602 680l12 34 12-34M1608 716l-8 56M1620 716l8 56',
      `${stroke('#c95f3f', 9)} stroke-linecap="round" stroke-linejoin="round"`,
    ),
    circle(1686, 730, 42, stroke(palette.coal, 12)),
    circle(1686, 730, 26, stroke('#2f3a38', 8)),
    '</g>',
    rect(1060, 800, 150, 22, fill('#d9a15a')),
    rect(1120, 805, 30, 12, fill(palette.firefly)),
  ]
  const top = 1000
  return [
    ...board,
    '<g transform="translate(0 48)">',
    rect(1060, top, 740, 26, fill('#a86c44')),
    rect(1060, top, 740, 6, fill('#f0b678')),
    rect(1080, top + 26, 700, 30, fill('#5a3b2e')),
    rect(1090, top + 56, 30, floor - top - 104, fill('#46302a')),
    rect(1740, top + 56, 30, floor - top - 104, fill('#46302a')),
    rect(1120, 1096, 620, 14, fill('#46302a')),
    // On it: a red tool chest, a vise, sockets in a tray, an oil can.
    rect(1090, 900, 170, 100, fill('#8f3230')),
    rect(1090, 900, 170, 8, fill('#e0734f')),
    path('M1100 932h150M1100 962h150', stroke('#5a1f22', 4)),
    path('M1160 920h30M1160 948h30M1160 980h30', `${stroke('#e8c79a', 5)} stroke-linecap="round"`),
    path('M1320 1000v-34h-24v-30h40v14h30v-14h40v30h-26v34z', fill('#3a4a50')),
    path('M1380 936h26v30h-8v-20h-18z', fill('#9aa8a4')),
    path('M1270 952h34', `${stroke('#9aa8a4', 6)} stroke-linecap="round"`),
    path('M1450 1000l8-24h130l8 24z', fill('#2b3a3c')),
    path(
      'M1468 976v-16M1490 976v-20M1512 976v-16M1534 976v-22M1556 976v-14M1578 976v-18',
      `${stroke('#c9ccc2', 12)} stroke-linecap="round"`,
    ),
    path('M1640 1000v-44q0-14 14-14h34q14 0 14 14v44z', fill('#d9a15a')),
    path('M1690 942h-2q14 0 14 14v44h-12z', fill('#ffdf9f')),
    path('M1660 942v-14h18v14z', fill('#2b3a3c')),
    rect(1648, 964, 36, 20, fill('#8f3230')),
    '</g>',
  ].join('')
}

/** A two-post lift: arms under the frame, the far post behind the cart, the near one drawn after it. */
const post = (x: number, tone: string, lit: string): string =>
  rect(x - 26, 560, 52, floor - 560, fill(tone)) +
  rect(x + 14, 560, 12, floor - 560, fill(lit)) +
  path(`M${x - 60} ${floor}h120v-14h-120z`, fill('#101a19')) +
  path(`M${x - 26} 620h52M${x - 26} 600h52`, stroke('#d9a15a', 8))

export function serviceBay(): Picture {
  const lines: string[] = []
  for (let x = 40; x < 1880; x += 92) lines.push(`M${x} 0V${floor}`)
  const shelves = [
    path('M120 520H640M120 700H640M120 880H640M120 1060H640', stroke('#0c1a17', 16)),
    path('M130 440V1190M630 440V1190', stroke('#0c1a17', 14)),
    [210, 330, 450, 570].map((x) => circle(x, 826, 46, fill('#0d1715')) + circle(x, 826, 24, fill('#26332f'))).join(''),
    [250, 380, 510].map((x) => circle(x, 1006, 46, fill('#0d1715')) + circle(x, 1006, 24, fill('#26332f'))).join(''),
    rect(170, 612, 130, 80, fill('#3a3a34')),
    rect(320, 632, 90, 60, fill('#4a3a30')),
    rect(430, 602, 150, 90, fill('#2b3f3a')),
    rect(190, 452, 110, 60, fill('#2b3f3a')),
    rect(330, 432, 140, 80, fill('#3a3a34')),
  ].join('')
  const battery = (x: number) =>
    rect(x, 1106, 104, 84, fill('#1c2826')) +
    rect(x, 1106, 104, 10, fill('#4a5a54')) +
    rect(x + 18, 1094, 16, 12, fill('#c95f3f')) +
    rect(x + 70, 1094, 16, 12, fill('#8f9a98')) +
    rect(x + 94, 1106, 10, 84, fill('#c98a58', 0.7))
  const defs = [
    `<clipPath id="door">${rect(1890, 380, 520, 820, '')}</clipPath>`,
    mist('m', '#a9667a', '#e9a07c'),
    mist('n', '#33505a', '#6d6a74'),
    mist('f', '#fbdcb4', '#fbdcb4', [0.7, 0]),
    mist('w', '#12302a', '#26493d'),
    mist('g', '#4a5048', '#1b2826'),
    mist('l', '#ffc37a', '#ffc37a', [0.75, 0]),
    glow('h', '#ffc56b', 0.55),
    conifer(random(5), 'a', 120, palette.amber, 0.3),
    sideCart('cart', { ...lowSun, canopy: '#ddd0b8' }),
  ]
  const body = [
    rect(0, 0, 2400, 1350, 'fill="url(#w)"'),
    path(lines.join(''), stroke('#0d241f', 5)),
    // Roof beam and trusses, rings of lamp light on the wall.
    `<g fill="#ffc873" fill-opacity=".07"><ellipse cx="1560" cy="720" rx="900" ry="620"/><ellipse cx="1560" cy="760" rx="660" ry="470"/><ellipse cx="1560" cy="800" rx="440" ry="340"/></g>`,
    rect(0, 250, 2400, 46, fill('#0a1a16')),
    path('M0 296L420 0M900 296L480 0M900 296L1320 0M1800 296L1380 0M1800 296L2220 0', stroke('#0a1a16', 26)),
    rect(900, 290, 1500, 6, fill('#b57a4c')),
    rect(0, 1010, 1890, 10, fill('#3a5a4a')),
    shelves,
    outside(),
    rect(1862, 360, 34, 840, fill('#0e1d1a')),
    rect(1856, 348, 544, 34, fill('#0e1d1a')),
    path('M1890 382h510v34h-510z', fill('#3a4440')),
    path('M1890 398h510M1890 416h510', stroke('#151f1d', 4)),
    bench(),
    rect(0, floor, 2400, 170, 'fill="url(#g)"'),
    path('M1890 1190H2400V1350H1180z', 'fill="url(#l)"'),
    rect(0, floor, 2400, 6, fill('#8a7a5c', 0.6)),
    battery(800),
    battery(916),
    path('M850 1094Q900 1020 968 1094', stroke('#c95f3f', 7)),
    [1300, 1640].map((x) => pendant(x, 296, 500, 190, 900)).join(''),
    use('h', 1300, 510, 1.6),
    use('h', 1640, 510, 1.6),
    post(1268, '#23423c', '#4a6a5a'),
    path(
      lineTo([
        [1240, 1212],
        [1760, 1204],
        [1700, 1240],
        [1100, 1250],
      ]),
      fill('#0a1210', 0.55),
    ),
    path(
      `M1290 ${raised - 42}H1490v14H1290zM1600 ${raised - 42}H1840v14H1600zM1462 ${raised - 52}h28v12h-28zM1600 ${raised - 52}h28v12h-28z`,
      fill('#d9a15a'),
    ),
    rect(1240, raised - 76, 56, 60, fill('#d9a15a')),
    use('cart', 1560, raised, 0.78, fill('#c95f3f')),
    post(1842, '#2b4f47', '#e0a468'),
    rect(1816, raised - 70, 52, 60, fill('#d9a15a')),
    // A stool and a pan on the floor.
    path('M1080 1236l26-96h12l26 96h-12l-10-38h-20l-10 38zM1066 1128h92v14h-92z', fill('#0f1a18')),
    path('M1066 1128h92v4h-92z', fill('#d99c66')),
    rect(0, 1300, 2400, 60, fill('#0f1c1a', 0.6)),
  ]
  return { defs: defs.join(''), body: body.join('') }
}
