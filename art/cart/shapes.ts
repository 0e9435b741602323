/** Cowls are drawn around the front axle, pods around the rear one, in centimetres, y downwards, the ground at 0. */
export type Cowl = {
  /** From the arch's front foot (30,-24) over the nose to the floor behind the leg shield (-50,-30). */
  readonly nose: string
  /** Where the sun runs along the hood, as an open line. */
  readonly shoulder: string
  /** The edge between lit side and shaded belly. */
  readonly belly: string
  readonly headlight: { readonly x: number; readonly y: number; readonly shape: 'slit' | 'round' | 'block' | 'drop' }
  readonly base: readonly [number, number]
  readonly bumper: 'neat' | 'bar' | 'heavy'
}

export const cowls = {
  rounded: {
    nose: 'H42Q51 -24 53 -34C55 -48 52 -60 43 -68C31 -79 14 -88 -3 -94L-25 -98Q-33 -99 -33 -92L-35 -78C-37 -60 -42 -44 -50 -35V-24Z',
    shoulder: 'M50 -58C46 -66 31 -79 14 -86C2 -91 -14 -96 -28 -97',
    belly: 'M-50 -40C-36 -56 -20 -66 2 -66C24 -66 38 -56 54 -46V-20H-50Z',
    headlight: { x: 47, y: -60, shape: 'slit' },
    base: [-4, -94],
    bumper: 'neat',
  },
} as const satisfies Record<string, Cowl>

export type CowlName = keyof typeof cowls
export const cowlOutline = (name: CowlName): string => `M-50 -24H-30A30 30 0 0 1 30 -24${cowls[name].nose}`

export type Pod = {
  /** From the arch's rear foot (-30,-24) around the tail and the seat shelf down to the floor at the front (62,-24). */
  readonly tail: string
  readonly shoulder: string
  readonly belly: string
  readonly lamp: readonly [number, number]
}

export const pods = {
  rounded: {
    tail: 'H-44Q-52 -24 -54 -34L-58 -60Q-59 -72 -48 -73L54 -71Q62 -71 61 -64L58 -42Q58 -34 64 -34V-24Z',
    shoulder: 'M-54 -68Q-50 -70.500 -44 -70.500L58 -68',
    belly: 'M-60 -46C-40 -54 -20 -58 6 -58C30 -58 46 -52 66 -44V-20H-60Z',
    lamp: [-54, -58],
  },
} as const satisfies Record<string, Pod>

export type PodName = keyof typeof pods
export const podOutline = (name: PodName): string => `M62 -24H30A30 30 0 0 0 -30 -24${pods[name].tail}`
