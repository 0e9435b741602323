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
  /** Where the map's models stand in it, each with its foot there. */
  readonly woods: readonly Point[]
  readonly town: Point
  /** How large a model is drawn, beside the map. */
  readonly scale: { readonly woods: number; readonly town: number }
  /** The height of the coal car. */
  readonly car: number
}

/** What of the map's picture a model takes, in units of the map from its foot. */
export const modelBoxes = {
  woods: { left: 14, above: 17, width: 26, height: 22 },
  town: { left: 30, above: 36, width: 56, height: 44 },
} as const

/** The map has as many woods; those that stand close to others are left out. */
export const woodsAlone = [0, 3, 4, 5, 6] as const

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
    woods: [
      [330, 106],
      [560, 152],
      [128, 222],
      [800, 218],
      [100, 338],
      [270, 376],
      [1040, 284],
    ],
    town: [1290, 352],
    scale: { woods: 3.6, town: 3.8 },
    car: 34,
  },
  {
    name: 'phone',
    width: 390,
    height: 270,
    ridge: 'M0 90C60 50 120 44 190 80S310 130 390 120V270H0Z',
    hill: 'M0 20C60 0 130 36 190 92S310 150 390 176V270H0Z',
    river: 'M250 270C300 244 350 236 390 232V270Z',
    line: [
      [26, 74],
      [232, 132],
      [52, 170],
      [310, 196],
      [96, 226],
      [366, 252],
    ],
    woods: [
      [124, 66],
      [24, 150],
      [284, 156],
      [34, 246],
    ],
    town: [348, 240],
    scale: { woods: 1.7, town: 1.35 },
    car: 22,
  },
]
