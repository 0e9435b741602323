import type { CartFamily, VehicleRecord } from '#content/vehicles/vehicle-record.ts'
import type { Cart, Rear } from './cart.ts'
import { black, tonesOf } from './palette.ts'

type Look = Pick<Cart, 'cowl' | 'pod' | 'flares'> & {
  readonly rim: Cart['wheel']['rim']
  readonly roof: 'black' | 'paint' | 'cream'
  readonly shape: Cart['roof']['shape']
  readonly pillars?: Cart['roof']['pillars']
}

const looks: Record<CartFamily, Look> = {
  'd5-ranger': { cowl: 'rounded', pod: 'rounded', flares: false, rim: 'five-spoke', roof: 'black', shape: 'slab' },
  'd5-maverick': { cowl: 'rugged', pod: 'rounded', flares: true, rim: 'beadlock', roof: 'black', shape: 'slab' },
  classic: { cowl: 'golf', pod: 'round', flares: false, rim: 'dish', roof: 'cream', shape: 'crowned' },
  carrier: { cowl: 'van', pod: 'boxy', flares: false, rim: 'dish', roof: 'cream', shape: 'fascia' },
  forester: { cowl: 'trail', pod: 'boxy', flares: true, rim: 'beadlock', roof: 'black', shape: 'slab' },
  turfman: { cowl: 'work', pod: 'deck', flares: false, rim: 'dish', roof: 'black', shape: 'slab' },
  'd6-max': {
    cowl: 'bold',
    pod: 'sport',
    flares: true,
    rim: 'five-spoke',
    roof: 'black',
    shape: 'swept',
    pillars: 'black',
  },
  'ev-city': {
    cowl: 'city',
    pod: 'round',
    flares: false,
    rim: 'multi-spoke',
    roof: 'paint',
    shape: 'crowned',
    pillars: 'paint',
  },
  'ev-nomad': { cowl: 'touring', pod: 'rounded', flares: true, rim: 'five-spoke', roof: 'paint', shape: 'slab' },
  'ev-rover': { cowl: 'wedge', pod: 'sport', flares: false, rim: 'multi-spoke', roof: 'paint', shape: 'swept' },
  'neutral-classic': { cowl: 'flat', pod: 'boxy', flares: false, rim: 'dish', roof: 'cream', shape: 'slab' },
}

const roofs = { black: { ...black, shade: black.deep }, cream: tonesOf('#ddd2ba') } as const

/** A short cart carries its load in a well behind the seats; a working one has a flat deck under its bed. */
function podOf(family: CartFamily, rear: Rear): Cart['pod'] {
  if (rear === 'bed') return 'deck'
  return rear === 'bags' || rear === 'well' ? 'golf' : looks[family].pod
}

const beds: Readonly<Record<string, number>> = { 'turfman-800': 126, 'd5-maverick-2': 86 }

const says = (vehicle: VehicleRecord, words: RegExp): boolean => vehicle.features.some((feature) => words.test(feature))

function rearOf(vehicle: VehicleRecord): Rear {
  if (says(vehicle, /rear-facing|facing back/i)) return 'flip'
  if (says(vehicle, /bag rack/i)) return 'bags'
  if (says(vehicle, /\bbed\b/i)) return 'bed'
  return says(vehicle, /rear well/i) ? 'well' : 'none'
}

export function cartOf(vehicle: VehicleRecord): Cart {
  const { family, paint, seatColor } = vehicle.drawing
  const look = looks[family]
  const rear = rearOf(vehicle)
  const seats = vehicle.specifications.seatingCapacity / 2
  const knobby = vehicle.category === 'Lifted' || says(vehicle, /all-terrain|knobby|lifted/i)
  const tones = tonesOf(paint.hex)
  const large = family === 'd6-max'
  return {
    id: 'k',
    paint: tones,
    seat: tonesOf(seatColor),
    cowl: look.cowl,
    pod: podOf(family, rear),
    rows: rear === 'flip' ? seats - 1 : seats,
    rear,
    lift: (knobby ? 12 : 0) + (large ? 3 : 0),
    wheel: { r: (knobby ? 29 : 25) + (large ? 2 : 0), rim: look.rim, knobby, dark: knobby },
    flares: look.flares,
    guard: family === 'd5-maverick' || family === 'forester' || says(vehicle, /brush guard/i),
    lightBar: family === 'forester' || says(vehicle, /light bar/i),
    rack: family === 'forester',
    screen: family === 'd6-max' || says(vehicle, /touchscreen/i),
    skirt: family === 'carrier' || family === 'ev-rover' || family === 'd6-max',
    cladding: family === 'ev-nomad',
    bed: beds[vehicle.id] ?? 96,
    roof: {
      color: look.roof === 'paint' ? tones : roofs[look.roof],
      shape: look.shape,
      pillars: look.pillars ?? 'tube',
      rise: family === 'ev-city' ? 4 : 0,
    },
  }
}
