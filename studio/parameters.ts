import type { CartFamily, CartRecord } from '#subjects/inventory/facts/cart-record.ts'

type Rear = 'flip' | 'bags' | 'well' | 'bed' | 'none'
type Rim = 'five-spoke' | 'multi-spoke' | 'beadlock' | 'dish' | 'cover' | 'split'
type Roof = 'slab' | 'crowned' | 'swept' | 'fascia' | 'gutter' | 'visor' | 'fin' | 'plain'

/** What `studio/cart` builds a cart from. Lengths in metres. */
export type CartParameters = {
  readonly family: CartFamily
  readonly paint: string
  readonly seatColor: string
  /** The middle panels of the seats. */
  readonly accent: string
  readonly piping: string
  /** Benches that face forward. */
  readonly rows: number
  readonly rear: Rear
  readonly lift: number
  readonly radius: number
  readonly rim: Rim
  readonly knobby: boolean
  readonly flares: boolean
  readonly guard: boolean
  readonly lightBar: boolean
  readonly rack: boolean
  readonly screen: boolean
  readonly skirt: boolean
  readonly mirrors: boolean
  readonly belts: boolean
  readonly headrests: boolean
  readonly plate: boolean
  readonly windshield: boolean
  /** How long a utility bed is. */
  readonly bed: number
  readonly roof: Roof
  readonly roofColor: 'black' | 'paint' | 'cream'
  readonly pillars: 'tube' | 'paint' | 'black'
  readonly battery: 'lithium' | 'lead-acid'
  /** Balls and a card at the wheel. */
  readonly golf: boolean
  /** Rails to hold on to under the roof. */
  readonly grabs: boolean
  /** A wire basket behind the last seats. */
  readonly basket: boolean
  readonly cooler: boolean
  readonly armrests: boolean
  readonly hitch: boolean
  readonly wiper: boolean
}

type Look = Pick<CartParameters, 'rim' | 'roof' | 'roofColor' | 'flares'> & Partial<Pick<CartParameters, 'pillars'>>

const looks: Record<CartFamily, Look> = {
  'd5-ranger': { rim: 'five-spoke', roof: 'slab', roofColor: 'black', flares: false },
  'd5-maverick': { rim: 'beadlock', roof: 'slab', roofColor: 'black', flares: true },
  classic: { rim: 'dish', roof: 'crowned', roofColor: 'cream', flares: false },
  carrier: { rim: 'dish', roof: 'fascia', roofColor: 'cream', flares: false },
  forester: { rim: 'beadlock', roof: 'slab', roofColor: 'black', flares: true },
  turfman: { rim: 'dish', roof: 'slab', roofColor: 'black', flares: false },
  'd6-max': { rim: 'five-spoke', roof: 'swept', roofColor: 'black', flares: true, pillars: 'black' },
  'ev-city': { rim: 'multi-spoke', roof: 'crowned', roofColor: 'paint', flares: false, pillars: 'paint' },
  'ev-nomad': { rim: 'five-spoke', roof: 'slab', roofColor: 'paint', flares: true },
  'ev-rover': { rim: 'multi-spoke', roof: 'swept', roofColor: 'paint', flares: false, pillars: 'black' },
  onward: { rim: 'split', roof: 'visor', roofColor: 'black', flares: false, pillars: 'black' },
  precedent: { rim: 'cover', roof: 'gutter', roofColor: 'cream', flares: false },
  txt: { rim: 'dish', roof: 'plain', roofColor: 'cream', flares: false },
  rxv: { rim: 'cover', roof: 'crowned', roofColor: 'black', flares: false },
  tomberlin: { rim: 'multi-spoke', roof: 'gutter', roofColor: 'cream', flares: false, pillars: 'paint' },
  swift: { rim: 'split', roof: 'fin', roofColor: 'black', flares: false, pillars: 'black' },
}

const beds: Readonly<Record<string, number>> = { 'turfman-800': 1.26, 'd5-maverick-2': 0.86 }
const upright: readonly CartFamily[] = ['d6-max', 'ev-rover', 'ev-nomad']

const says = (vehicle: CartRecord, words: RegExp): boolean => vehicle.features.some((feature) => words.test(feature))

function rearOf(vehicle: CartRecord): Rear {
  if (says(vehicle, /rear-facing|facing back/i)) return 'flip'
  if (says(vehicle, /bag rack/i)) return 'bags'
  if (says(vehicle, /\bbed\b/i)) return 'bed'
  return says(vehicle, /rear well/i) ? 'well' : 'none'
}

/** Dark seats get pale middles and piping, pale ones dark piping and the same cloth a little deeper. */
function mix(hex: string, other: string, share: number): string {
  const channel = (color: string, at: number) => Number.parseInt(color.slice(at, at + 2), 16)
  const mixed = [1, 3, 5].map((at) => Math.round(channel(hex, at) * (1 - share) + channel(other, at) * share))
  return `#${mixed.map((value) => value.toString(16).padStart(2, '0')).join('')}`
}

const isDark = (hex: string): boolean => Number.parseInt(hex.slice(3, 5), 16) < 0x80

export function parametersOf(vehicle: CartRecord): CartParameters {
  const { family, paint, seatColor } = vehicle.drawing
  const { pillars = 'tube', rim, roofColor, flares, ...look } = looks[family]
  const rear = rearOf(vehicle)
  const benches = vehicle.seatingCapacity / 2
  const knobby = vehicle.category === 'Lifted' || says(vehicle, /all-terrain|knobby|lifted/i)
  const large = family === 'd6-max'
  const turf = vehicle.category === 'Golf'
  const street = vehicle.category !== 'Golf' && vehicle.category !== 'Utility'
  return {
    ...look,
    pillars,
    rim: says(vehicle, /alloy/i) && (rim === 'dish' || rim === 'cover') ? 'five-spoke' : rim,
    roofColor: says(vehicle, /color-matched roof|body.color/i) ? 'paint' : roofColor,
    flares: flares || knobby,
    family,
    paint: paint.hex,
    seatColor,
    accent: mix(seatColor, isDark(seatColor) ? '#ffffff' : '#4a3a28', 0.14),
    piping: isDark(seatColor) ? '#cfc6b2' : '#3a3f42',
    rows: rear === 'flip' ? benches - 1 : benches,
    rear,
    lift: (knobby ? 0.13 : 0) + (large ? 0.03 : 0),
    radius: (knobby ? 0.29 : 0.25) + (large ? 0.015 : 0),
    knobby,
    guard: family === 'd5-maverick' || family === 'forester' || says(vehicle, /brush guard/i),
    lightBar: family === 'forester' || says(vehicle, /light bar/i),
    rack: family === 'forester',
    screen: upright.includes(family) || says(vehicle, /touchscreen/i),
    skirt: family === 'carrier' || family === 'ev-rover' || family === 'd6-max',
    mirrors: street,
    belts: street,
    headrests: upright.includes(family),
    plate: street,
    windshield: true,
    battery: vehicle.chemistry === 'lithium' ? 'lithium' : 'lead-acid',
    golf: turf,
    grabs: says(vehicle, /grab rails|full-length roof/i),
    basket: rear === 'none' && says(vehicle, /basket/i),
    cooler: says(vehicle, /cooler/i),
    armrests: says(vehicle, /armrests|captain/i),
    hitch: says(vehicle, /tow hitch/i),
    wiper: says(vehicle, /wiper/i),
    bed: beds[vehicle.id] ?? 0.96,
  }
}
