/** Cowls are drawn around the front axle, pods around the rear one, in centimetres, y downwards, the ground at 0. */
export type Cowl = {
  /** From the arch's front foot (30,-24) over the nose to the floor behind the leg shield (-50,-24). */
  readonly nose: string
  /** Where the sun runs along the hood, as an open line. */
  readonly shoulder: string
  /** The part of the side that lies in shade, over the sides' whole width. */
  readonly belly: string
  /** Where panels meet. */
  readonly seams: string
  readonly headlight: { readonly x: number; readonly y: number; readonly shape: 'slit' | 'round' | 'block' | 'drop' }
  /** The foot of the windshield. */
  readonly base: readonly [number, number]
  readonly bumper: 'neat' | 'bar'
}

export const cowls = {
  rounded: {
    nose: 'H42Q51 -24 53 -34C55 -48 52 -60 43 -68C31 -79 14 -88 -3 -94L-25 -98Q-33 -99 -33 -92L-35 -78C-37 -60 -42 -44 -50 -35V-24Z',
    shoulder: 'M50 -58C46 -66 31 -79 14 -86C2 -91 -14 -96 -28 -97',
    belly: 'M-50 -40C-36 -56 -20 -66 2 -66C24 -66 38 -56 54 -46V-20H-50Z',
    seams: 'M-30 -84C-10 -82 12 -78 34 -64',
    headlight: { x: 47, y: -60, shape: 'slit' },
    base: [-4, -94],
    bumper: 'neat',
  },
  rugged: {
    nose: 'H44L53 -32L56 -56Q56 -64 49 -68L16 -84Q8 -88 -2 -95L-25 -100Q-33 -101 -33 -94L-35 -78C-37 -60 -42 -44 -50 -35V-24Z',
    shoulder: 'M54 -64L16 -83Q6 -90 -4 -95L-28 -99',
    belly: 'M-50 -44L-30 -62L6 -66L40 -58L58 -46V-20H-50Z',
    seams: 'M-31 -84L8 -78L40 -66',
    headlight: { x: 50, y: -58, shape: 'block' },
    base: [-4, -95],
    bumper: 'bar',
  },
  golf: {
    nose: 'H40Q49 -24 50 -36C52 -58 44 -74 26 -82C14 -87 4 -89 -8 -90L-24 -92Q-32 -92 -32 -86L-34 -74C-36 -58 -42 -44 -50 -35V-24Z',
    shoulder: 'M48 -52C46 -68 32 -80 18 -84C6 -88 -14 -90 -28 -90',
    belly: 'M-50 -38C-38 -52 -22 -62 0 -62C24 -62 38 -54 54 -40V-20H-50Z',
    seams: 'M-32 -70C-18 -78 0 -80 20 -74',
    headlight: { x: 43, y: -60, shape: 'round' },
    base: [-10, -90],
    bumper: 'neat',
  },
  van: {
    nose: 'H46Q53 -25 54 -36L53 -60Q52 -76 38 -83L6 -95Q2 -97 -4 -98L-26 -101Q-33 -101 -33 -94L-34 -76V-36L-50 -33V-24Z',
    shoulder: 'M52 -64Q50 -76 38 -82L6 -94L-28 -100',
    belly: 'M-50 -52H-34L0 -60Q30 -64 56 -50V-20H-50Z',
    seams: 'M-33 -70C-10 -72 20 -72 50 -62M-33 -84L26 -80',
    headlight: { x: 50, y: -66, shape: 'drop' },
    base: [2, -96],
    bumper: 'bar',
  },
  trail: {
    nose: 'H46L54 -30V-70Q54 -76 47 -77L10 -82Q2 -84 0 -88L-3 -97L-25 -101Q-33 -102 -33 -95L-35 -78C-37 -60 -42 -44 -50 -35V-24Z',
    shoulder: 'M53 -73Q50 -76 46 -76L10 -81Q2 -83 0 -88L-4 -97L-28 -100',
    belly: 'M-50 -44L-34 -60H58V-20H-50Z',
    seams: 'M-33 -72H54M8 -81L4 -60',
    headlight: { x: 49, y: -65, shape: 'round' },
    base: [-5, -96],
    bumper: 'bar',
  },
  work: {
    nose: 'H42L50 -30V-52Q50 -58 45 -62L8 -88Q4 -91 -2 -92L-25 -95Q-33 -96 -33 -89L-35 -76C-37 -60 -42 -44 -50 -35V-24Z',
    shoulder: 'M50 -60L6 -90L-28 -94',
    belly: 'M-50 -48H-36L-28 -58H60V-20H-50Z',
    seams: 'M-33 -74L14 -72L34 -58',
    headlight: { x: 45, y: -53, shape: 'block' },
    base: [-5, -92],
    bumper: 'bar',
  },
  bold: {
    nose: 'H46L56 -36L59 -54L50 -70L18 -86L-4 -99L-27 -105L-35 -101L-36 -78C-38 -60 -43 -44 -50 -35V-24Z',
    shoulder: 'M56 -66L50 -70L18 -86L-4 -98L-30 -104',
    belly: 'M-50 -44L-34 -70L-6 -62L26 -64L60 -48V-20H-50Z',
    seams: 'M-34 -88L10 -74L46 -66M-6 -97L4 -78',
    headlight: { x: 54, y: -61, shape: 'slit' },
    base: [-6, -98],
    bumper: 'bar',
  },
  city: {
    nose: 'H44Q53 -24 54 -38C56 -62 50 -80 32 -90C28 -92 22 -95 14 -96L-24 -99Q-33 -99 -33 -92L-35 -78C-37 -60 -42 -44 -50 -35V-24Z',
    shoulder: 'M53 -58C52 -76 44 -86 30 -91C20 -96 0 -97 -28 -98',
    belly: 'M-50 -40C-36 -56 -20 -64 2 -64C26 -64 40 -54 56 -44V-20H-50Z',
    seams: 'M-33 -80C-10 -80 20 -82 40 -84',
    headlight: { x: 47, y: -67, shape: 'round' },
    base: [14, -95],
    bumper: 'neat',
  },
  touring: {
    nose: 'H44Q54 -26 56 -40C57 -54 54 -64 44 -71C30 -80 16 -86 4 -96L-25 -101Q-33 -102 -33 -95L-35 -78C-37 -60 -42 -44 -50 -35V-24Z',
    shoulder: 'M55 -62C50 -70 40 -75 28 -81C16 -87 10 -91 3 -96L-28 -100',
    belly: 'M-50 -48C-34 -54 -24 -60 -6 -62C22 -66 40 -60 58 -52V-20H-50Z',
    seams: 'M-32 -82C-6 -82 18 -74 38 -60',
    headlight: { x: 50, y: -62, shape: 'drop' },
    base: [2, -95],
    bumper: 'bar',
  },
  wedge: {
    nose: 'H46Q56 -25 58 -36L57 -47C46 -61 20 -78 -8 -95L-26 -100Q-34 -101 -34 -94L-36 -78C-38 -60 -43 -44 -50 -35V-24Z',
    shoulder: 'M57 -50C44 -63 20 -79 -8 -95L-30 -100',
    belly: 'M-50 -40C-40 -60 -24 -72 -8 -68C16 -62 36 -52 60 -40V-20H-50Z',
    seams: 'M-34 -88C-16 -88 8 -74 38 -54',
    headlight: { x: 51, y: -49, shape: 'slit' },
    base: [-9, -94],
    bumper: 'neat',
  },
  flat: {
    nose: 'H40Q48 -25 49 -34L48 -54Q47 -63 38 -67L0 -84Q-4 -87 -8 -88L-24 -91Q-32 -92 -32 -85L-34 -72L-42 -40L-50 -35V-24Z',
    shoulder: 'M48 -60Q45 -64 38 -66L0 -83L-28 -90',
    belly: 'M-50 -42L-38 -56L4 -60L52 -48V-20H-50Z',
    seams: 'M-33 -72L6 -70L40 -58',
    headlight: { x: 44, y: -55, shape: 'round' },
    base: [-9, -87],
    bumper: 'neat',
  },
} as const satisfies Record<string, Cowl>

export type CowlName = keyof typeof cowls
export const cowlOutline = (name: CowlName): string => `M-50 -24H-30A30 30 0 0 1 30 -24${cowls[name].nose}`
