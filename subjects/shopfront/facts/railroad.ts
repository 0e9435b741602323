export type Point = readonly [x: number, y: number]

interface RailroadCut {
  readonly name: 'wide' | 'phone'
  readonly width: number
  readonly height: number
  readonly ridge: string
  readonly hill: string
  readonly river: string
  /** From the upper end of the line to the lower one, by its turns. */
  readonly line: readonly [Point, Point, Point, Point, Point, Point]
  readonly trees: readonly Point[]
  /** A tree's height, which everything else that is drawn goes by. */
  readonly tree: number
}

/** SHOP-42: the Switchback Gravity Railroad as it is drawn on a wide screen and on a phone. */
export const railroadCuts: readonly RailroadCut[] = [
  {
    name: 'wide',
    width: 1440,
    height: 400,
    ridge: 'M0 150C180 90 330 70 520 120S820 210 1010 190 1290 250 1440 230V400H0Z',
    hill: 'M0 70C140 40 300 60 470 110S830 210 1060 260 1310 320 1440 330V400H0Z',
    river: 'M1180 400C1250 372 1340 366 1440 360V400Z',
    line: [
      [70, 118],
      [640, 208],
      [210, 258],
      [930, 298],
      [430, 338],
      [1390, 372],
    ],
    trees: [
      [330, 96],
      [372, 104],
      [560, 150],
      [600, 162],
      [120, 230],
      [160, 226],
      [760, 200],
      [800, 214],
      [70, 330],
      [118, 340],
      [170, 334],
      [1000, 262],
      [1040, 270],
      [1120, 290],
      [720, 352],
      [300, 372],
      [1210, 322],
    ],
    tree: 34,
  },
  {
    name: 'phone',
    width: 390,
    height: 270,
    ridge: 'M0 90C60 50 120 44 190 80S310 130 390 120V270H0Z',
    hill: 'M0 44C60 28 120 50 190 92S310 150 390 176V270H0Z',
    river: 'M250 270C300 244 350 236 390 232V270Z',
    line: [
      [26, 74],
      [232, 132],
      [52, 170],
      [310, 196],
      [96, 226],
      [366, 252],
    ],
    trees: [
      [112, 62],
      [136, 74],
      [20, 150],
      [280, 150],
      [302, 160],
      [24, 232],
      [50, 244],
      [176, 212],
      [352, 188],
    ],
    tree: 22,
  },
]
