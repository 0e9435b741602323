export type Pod = {
  /** From the arch's rear foot (-30,-24) around the tail and the seat shelf down to the floor at the front (64,-24). */
  readonly tail: string
  readonly shoulder: string
  readonly belly: string
  readonly seams: string
  readonly lamp: readonly [number, number]
  /** Where the rear roof post stands. */
  readonly post: readonly [number, number]
  /** How much further ahead of the axle the seats stand, so that a bed lies over the wheel. */
  readonly ahead: number
}

const front = 'L54 -71Q62 -71 61 -64L58 -42Q58 -34 64 -34V-24Z'

export const pods = {
  rounded: {
    tail: `H-44Q-52 -24 -54 -34L-58 -60Q-59 -72 -48 -73${front}`,
    shoulder: 'M-57 -66Q-55 -72 -46 -72L58 -70',
    belly: 'M-60 -46C-40 -54 -20 -60 6 -60C30 -60 46 -52 66 -44V-20H-60Z',
    seams: 'M40 -71L35 -36M-54 -44Q-46 -46 -30 -54',
    lamp: [-54, -58],
    post: [-48, -72],
    ahead: 0,
  },
  boxy: {
    tail: 'H-48L-55 -32L-57 -66Q-57 -73 -50 -73H54Q61 -72 61 -65L57 -40L64 -34V-24Z',
    shoulder: 'M-56 -66Q-56 -72 -50 -72H58',
    belly: 'M-60 -50L-34 -58H66V-20H-60Z',
    seams: 'M38 -73L35 -36M-56 -44L-40 -52M-10 -64H24',
    lamp: [-53, -60],
    post: [-47, -72],
    ahead: 0,
  },
  golf: {
    tail: `H-38Q-48 -26 -50 -40C-52 -52 -48 -58 -38 -59H-20Q-8 -60 -6 -68Q-4 -73 4 -73${front}`,
    shoulder: 'M-50 -50C-49 -56 -44 -58 -38 -58H-20Q-8 -59 -6 -67Q-4 -72 4 -72L58 -70',
    belly: 'M-60 -40C-40 -52 -20 -57 6 -57C30 -57 46 -50 66 -40V-20H-60Z',
    seams: 'M40 -71Q36 -54 34 -36',
    lamp: [-47, -46],
    post: [-4, -70],
    ahead: 0,
  },
  sport: {
    tail: `H-42Q-50 -25 -52 -34L-62 -66Q-64 -76 -54 -77L-30 -74${front}`,
    shoulder: 'M-62 -70Q-62 -76 -54 -76L-28 -73L58 -70',
    belly: 'M-60 -56C-40 -60 -20 -62 6 -58C30 -54 46 -50 66 -42V-20H-60Z',
    seams: 'M42 -71L34 -36M-58 -50Q-44 -56 -30 -58',
    lamp: [-58, -66],
    post: [-50, -75],
    ahead: 0,
  },
  round: {
    tail: `H-42C-54 -26 -58 -46 -56 -62Q-54 -76 -40 -77L20 -74${front}`,
    shoulder: 'M-56 -60Q-54 -75 -40 -76L20 -73L58 -70',
    belly: 'M-60 -42C-40 -54 -20 -60 6 -60C30 -60 46 -52 66 -42V-20H-60Z',
    seams: 'M40 -72Q37 -54 34 -36M-56 -50Q-46 -52 -30 -56',
    lamp: [-53, -60],
    post: [-44, -75],
    ahead: 0,
  },
  deck: {
    tail: 'H-38L-42 -58H46Q50 -71 54 -71H98Q105 -71 105 -65L101 -40L108 -34V-24Z',
    shoulder: 'M52 -70.500H102',
    belly: 'M-60 -56H40L110 -46V-20H-60Z',
    seams: 'M84 -71L79 -36',
    lamp: [-36, -48],
    post: [43, -58],
    ahead: 44,
  },
} as const satisfies Record<string, Pod>

export type PodName = keyof typeof pods
export const podOutline = (name: PodName): string =>
  `M${64 + pods[name].ahead} -24H30A30 30 0 0 0 -30 -24${pods[name].tail}`
